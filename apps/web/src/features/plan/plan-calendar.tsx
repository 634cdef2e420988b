import type { FamilyPlan, PlanSchool } from '@kidcode/plan';

import { AddToCalendar } from '../../shared/add-to-calendar';

interface PlanCalendarProps {
  readonly plan: FamilyPlan;
  readonly school: PlanSchool;
}

/** The plan in the family's calendar. */
export function PlanCalendar({ plan, school }: PlanCalendarProps) {
  return (
    <AddToCalendar
      fileName="camp-plan.ics"
      today={school.today}
      about={plan}
      entriesOf={({ planEntries }) => planEntries(plan, school)}
      nothing="Nothing in the plan has dates yet."
    />
  );
}
