import type { CenterId } from '@kidcode/branches';
import type { RegistrationSelection } from '@kidcode/pricing';
import { siteDay } from '@kidcode/school';
import type { CampItem, CourseItem, FamilyPlan, PlanChild, PlanItem } from '../src/plan';
import { planSchool, type PlanSchool, type PlanSeason } from '../src/plan-school';
import { openSchool } from './open-school';

/** The demo's school on the demo's day, and the same where everything that has a price is sold. */
export const TODAY = siteDay('2025-12-01');
export const SCHOOL = planSchool(TODAY);
export const OPEN = openSchool(SCHOOL);

/** A camp in the summer, all day, unless it says otherwise. */
export const camp = (selection: object, branch = 'euless'): CampItem => ({
  kind: 'camp',
  branch: branch as CenterId,
  selection: { season: 'summer', duration: 'full_day', ...selection } as RegistrationSelection,
});
export const weekly = (...weeks: number[]) => camp({ registrationType: 'weekly', weeks });
export const monthly = (...months: object[]) => camp({ registrationType: 'monthly', months });
export const whole = (paymentOption: 'full' | 'monthly' = 'full') =>
  camp({ registrationType: 'full_camp', paymentOption });

/** The same camp in another season, for another part of the day or at another center. */
export const but = ({ selection, branch }: CampItem, change: object, center: string = branch) =>
  camp({ ...selection, ...change }, center);
export const winterWeeks = (...weeks: number[]) => but(weekly(...weeks), { season: 'winter' });

export const ROBLOX: CourseItem = {
  kind: 'course',
  courseCode: 'KNCSPECIAL07',
  startLabel: 'December 22, 2025 (2:00 PM - 4:00 PM) CST',
};

/** Of its age nothing is said. */
export const childOf = (id: string, ...items: PlanItem[]): PlanChild => ({
  ...{ id, label: '', age: null, claims: [] },
  items,
});
export const planOf = (...items: PlanItem[]): FamilyPlan => ({ children: [childOf('c1', ...items)] });

/** The school with one season changed. */
export const withSeason = (
  id: string,
  change: (season: PlanSeason) => PlanSeason,
  school = OPEN,
): PlanSchool => ({
  ...school,
  seasons: school.seasons.map((season) => (season.camp.season === id ? change(season) : season)),
});
