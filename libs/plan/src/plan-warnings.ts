import { clashes } from './clashes';
import type { FamilyLine } from './family-quote';
import type { FamilyPlan } from './plan';
import type { PlanWarning } from './plan-problem';
import { planSeason } from './plan-school';
import type { PlanSchool } from './plan-school';

const RANGE = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/;

/** The ages that a school writes as '5-16'; null for a text that is no such range. */
export function ageRange(ages: string): { readonly from: number; readonly to: number } | null {
  const [, from, to] = RANGE.exec(ages.trim()) ?? [];
  return from === undefined || to === undefined ? null : { from: Number(from), to: Number(to) };
}

function agesOf({ entry }: FamilyLine, school: PlanSchool) {
  if (entry.kind === 'camp') return planSeason(school, entry.selection.season, entry.branch)?.camp.ages ?? '';
  return school.courses.find(({ courseCode }) => courseCode === entry.courseCode)?.ageRange ?? '';
}

/** Ages that a camp or a course is not for, and what overlaps. */
export function planWarnings(
  plan: FamilyPlan,
  lines: readonly FamilyLine[],
  school: PlanSchool,
): readonly PlanWarning[] {
  const ages = lines.flatMap((line): readonly PlanWarning[] => {
    const age = plan.children.find(({ id }) => id === line.childId)?.age ?? null;
    const range = ageRange(agesOf(line, school));
    if (age === null || range === null || (age >= range.from && age <= range.to)) return [];
    return [{ childId: line.childId, item: line.item, code: 'age-outside', age, ...range }];
  });
  return [...ages, ...clashes(lines, school)];
}
