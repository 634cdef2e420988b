import { isCenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, findOnlineCourse, parseStartDate, seasonFacts } from '@kidcode/scheduling';

import { placeKey, placeStanding } from './places';
import type { CountedPlace, PlacesLeft, PlaceStanding } from './places';

/** The start of an online course as a counted place; null for a label that is no day. */
export function coursePlace(courseCode: string, startLabel: string): CountedPlace | null {
  const start = parseStartDate(startLabel);
  return start.ok ? { edition: start.value.startDate, week: 0, part: courseCode, center: 'online' } : null;
}

/** Where the start of an online course stands. */
export function courseStanding(places: PlacesLeft, courseCode: string, startLabel: string): PlaceStanding {
  const place = coursePlace(courseCode, startLabel);
  return place === null ? { kind: 'unknown' } : placeStanding(places, place);
}

/** Whether the school has such a place, sold or not: a week of one of its camps at one of its centers, or a start of an online course. */
export function isKnownPlace(place: CountedPlace): boolean {
  const { edition, week, part, center } = place;
  const isWeek = CAMP_SEASON_IDS.map(seasonFacts).some(
    ({ editions, dayLengths }) =>
      dayLengths.some(({ id }) => id === part) &&
      editions.some(({ id, weeks }) => id === edition && weeks.some(({ number }) => number === week)),
  );
  if (isWeek) return isCenterId(center);
  const starts = findOnlineCourse(part)?.startDates ?? [];
  return starts.some((label) => {
    const start = coursePlace(part, label);
    return start !== null && placeKey(start) === placeKey(place);
  });
}
