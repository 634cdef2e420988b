import { freshPlaces, isKnownPlace, NO_PLACES, type PlacesLeft } from '@kidcode/booking';
import * as v from 'valibot';

import type { Database } from '../database/database.ts';

const ROWS = v.array(
  v.object({
    edition: v.string(),
    week: v.number(),
    part: v.string(),
    center: v.string(),
    left: v.number(),
    closed: v.boolean(),
    ageSeconds: v.number(),
  }),
);

/**
 * What is known of the places left now, by the school's hours, and of places that the school has. Rejects when the count cannot be read.
 *
 * @returns places by week and center; rejects when the count cannot be read.
 */
export const readPlaces = async (database: Database): Promise<PlacesLeft> =>
  freshPlaces(v.parse(ROWS, await database.call('read_places', {})).filter(isKnownPlace));

/** Whoever wants to register is not kept waiting for longer, in milliseconds. */
const PATIENCE_MS = 1_500;

/**
 * The same for whoever sells: a count that cannot be read, or not in time, stops nobody (the portal decides), and the failure
 * is reported.
 *
 * @returns the same, or that nothing is known; never rejects.
 */
export async function placesForSale(
  read: () => Promise<PlacesLeft>,
  reportFailure: (error: unknown) => void,
  patienceMs: number = PATIENCE_MS,
): Promise<PlacesLeft> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new Error(`places: the count did not answer in ${patienceMs} ms; selling goes on`);
    timer = setTimeout(() => reject(failure), patienceMs);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    reportFailure(error);
    return NO_PLACES;
  } finally {
    clearTimeout(timer);
  }
}
