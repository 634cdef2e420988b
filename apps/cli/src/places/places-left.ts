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

import { readBackendUrl } from '../leads/session';
import { readAnswer } from '../read-answer';
import type { Surroundings } from '../surroundings';

/** Nobody waits longer for a number beside a price, in milliseconds. */
const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 1_000_000;

const isPlaces = (value: unknown): value is PlacesLeft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((left) => left === 'closed' || Number.isInteger(left));

/** What is known of the places left, where SUPABASE_URL says who counts; nothing where it does not, or nobody answers in time. */
export async function placesLeft({ env }: Pick<Surroundings, 'env'>): Promise<PlacesLeft> {
  const url = readBackendUrl(env);
  if (!url.ok) return NO_PLACES;
  try {
    const response = await fetch(`${url.value}/functions/v1/places`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = JSON.parse(await readAnswer(response, LARGEST_ANSWER_BYTES));
    const places: unknown = Reflect.get(Object(answer) as object, 'places');
    return isPlaces(places) ? places : NO_PLACES;
  } catch {
    return NO_PLACES;
  }
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
