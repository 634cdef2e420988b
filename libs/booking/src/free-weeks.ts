import { BRANCHES, CENTER_IDS, type CenterId } from '@kidcode/branches';
import type { RegistrationSelection } from '@kidcode/pricing';

import { weekStanding } from './camp-places';
import type { CampPlaces } from './camp-places';
import { hasPlace } from './places';

/**
 * The weeks of a selection that have no place; none where it can be sold. A part of a month names no weeks: it can be had
 * while one week of the month has a place.
 */
export function weeksWithoutPlace(
  selection: RegistrationSelection,
  where: Omit<CampPlaces, 'duration'>,
): readonly number[] {
  const at = { ...where, duration: selection.duration };
  const gone = (weeks: readonly number[]) => weeks.filter((week) => !hasPlace(weekStanding(at, week)));
  switch (selection.registrationType) {
    case 'weekly':
      return gone(selection.weeks);
    case 'full_camp':
      return gone(where.camp.weeks.map(({ number }) => number));
    case 'monthly':
      return selection.months.flatMap(({ month, days }) => {
        const facts = where.camp.months.find(({ id }) => id === month);
        if (facts === undefined) return [];
        const without = gone(facts.weeks);
        const isPart = days !== undefined && days < facts.days;
        return isPart && without.length < facts.weeks.length ? [] : without;
      });
  }
}

/** A week that can be had instead. */
export type FreeWeek = { readonly week: number; readonly center: CenterId };

/**
 * What is nearest to a week without a place and can be had: the nearest other week at the same center, the later one of two,
 * and the same week at each other center. First the week, as a family has its center.
 *
 * @param openWeeks those that are sold on the day.
 */
export function nearestFree(at: CampPlaces, week: number, openWeeks: readonly number[]): readonly FreeWeek[] {
  const isFree = (number: number, center: string) =>
    openWeeks.includes(number) && hasPlace(weekStanding({ ...at, center }, number));
  const [nearest] = openWeeks
    .filter((number) => number !== week && isFree(number, at.center))
    .sort((a, b) => Math.abs(a - week) - Math.abs(b - week) || b - a);
  const own = CENTER_IDS.find((id) => id === at.center);
  return [
    ...(nearest === undefined || own === undefined ? [] : [{ week: nearest, center: own }]),
    ...CENTER_IDS.filter((center) => center !== at.center && isFree(week, center)).map((center) => ({
      week,
      center,
    })),
  ];
}

/** 'week 2 in Euless, or week 1 in Flower Mound'. */
export const freeWords = (free: readonly FreeWeek[]): string =>
  free.map(({ week, center }) => `week ${week} in ${BRANCHES[center].name}`).join(', or ');
