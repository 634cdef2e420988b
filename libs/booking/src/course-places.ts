import { parseStartDate } from '@kidcode/scheduling';

import { placeStanding } from './places';
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
