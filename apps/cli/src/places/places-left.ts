import { CENTERS } from '@kidcode/branches';
import {
  hasPlace,
  NO_PLACES,
  placesWords,
  weekStanding,
  weeksWithoutPlace,
  type PlacesLeft,
} from '@kidcode/booking';
import type { RegistrationSelection } from '@kidcode/pricing';
import { campOn, type SiteDay } from '@kidcode/scheduling';
import * as v from 'valibot';

import { ask, jsonOf } from '../ask';
import { readBackendUrl } from '../backend';
import type { Surroundings } from '../surroundings';

/** Nobody waits longer for a number beside a price, in milliseconds. */
const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 1_000_000;

/** The number left of each place, or that it is closed. */
const PLACES = v.object({
  places: v.record(v.string(), v.union([v.pipe(v.number(), v.integer()), v.literal('closed')])),
});

/** What is known of the places left, where SUPABASE_URL says who counts; nothing where it does not, or nobody answers in time. */
export async function placesLeft({ env }: Pick<Surroundings, 'env'>): Promise<PlacesLeft> {
  const url = readBackendUrl(env);
  if (!url.ok) return NO_PLACES;
  const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_ANSWER_BYTES };
  const answer = await ask(`${url.value}/functions/v1/places`, { redirect: 'follow', ...limits });
  const told = v.safeParse(PLACES, answer.ok ? jsonOf(answer.value.body) : undefined);
  return told.success ? told.output.places : NO_PLACES;
}

/** What is told of a selection's weeks at each center, and whether one of the centers has a place in all of them. */
export function placesOf(
  selection: RegistrationSelection,
  weeks: readonly number[],
  places: PlacesLeft,
  today: SiteDay,
): { readonly told: readonly string[]; readonly isLeft: boolean } {
  const camp = campOn(selection.season, today);
  const told = CENTERS.flatMap(({ id: center, name }) =>
    weeks.flatMap((week) => {
      const standing = weekStanding({ places, camp, center, duration: selection.duration }, week);
      const words = hasPlace(standing) ? placesWords(standing) : standing.kind;
      return words === null ? [] : [`week ${week} in ${name}: ${words}`];
    }),
  );
  const isLeft = CENTERS.some(
    ({ id: center }) => weeksWithoutPlace(selection, { places, camp, center }).length === 0,
  );
  return { told, isLeft };
}
