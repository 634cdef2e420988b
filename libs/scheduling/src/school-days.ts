import { HOLIDAYS } from '@kidcode/current-school';
import { addDays, dayStanding } from '@kidcode/school';
import type { CampEdition, CampWeek, DayStanding, SiteDay } from '@kidcode/school';

/** Whether the school is open on a day as its hours say, closed, or has not said (D-90). */
export const schoolDay = (day: SiteDay): DayStanding => dayStanding(day, HOLIDAYS);

/** The days on which the school has not said whether it is open, from a day on. @param count of days looked at. */
export const daysToAsk = (from: SiteDay, count: number): readonly SiteDay[] =>
  Array.from({ length: count }, (_, ahead) => addDays(from, ahead)).filter((day) => schoolDay(day) === 'ask');

/** The days of a camp week: those on which it takes place, and those among them of which the school has not said so. */
export type CampDays = { readonly days: readonly SiteDay[]; readonly ask: readonly SiteDay[] };

/** The days of a week of camp; none where the school only labels it (D-3). Stated closed days are left out (D-90). */
export function campDays(camp: Pick<CampEdition, 'holidays'>, { start, end }: CampWeek): CampDays {
  if (start === null || end === null) return { days: [], ask: [] };
  const days: SiteDay[] = [];
  const ask: SiteDay[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const standing = dayStanding(day, HOLIDAYS, camp);
    if (standing !== 'closed') days.push(day);
    if (standing === 'ask') ask.push(day);
  }
  return { days, ask };
}
