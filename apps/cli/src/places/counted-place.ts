import {
  coursePlace,
  placeKey,
  type CountedPlace,
  hasPlace,
  NO_PLACES,
  placesWords,
  weekStanding,
  weeksWithoutPlace,
  type PlacesLeft,
} from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import type { CountedRoom } from '@kidcode/leads/office';
import {
  CAMP_SEASON_IDS,
  campOn,
  findOnlineCourse,
  parseSiteDay,
  parseStartDate,
  PLACES,
  seasonFacts,
  type SiteDay,
} from '@kidcode/scheduling';
import type { RegistrationSelection } from '@kidcode/pricing';
import * as v from 'valibot';

import { expected, type Read } from '../outcome';
import { ask, jsonOf } from '../ask';
import { readBackendUrl } from '../backend';
import type { Surroundings } from '../surroundings';

/** A name as it is compared. */
export const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** How somebody names a place whose children are counted: as the portal writes it, or by ids. */
export type NamedPlace = {
  /** A season by its id, its title or its name on the portal, or the code of an online course. */
  readonly camp: string;
  /** The year of the edition; '' for the one that the day is about. */
  readonly year: string;
  /** '1' or 'Week 1'; of an online course one of its start dates. */
  readonly week: string;
  /** A length of day by its id or label; '' where the season has one. */
  readonly duration: string;
  /** A center by its id, name or code. */
  readonly center: string;
};

/** The day that a label, or a day as programs write it, begins with; null for neither. */
function dayOf(text: string): SiteDay | null {
  const written = parseSiteDay(text.trim());
  if (written.ok) return written.value;
  const label = parseStartDate(text.trim());
  return label.ok ? label.value.startDate : null;
}

/** A course's start, for a code that is one. */
function courseStart(code: string, start: string): Read<CountedPlace> | null {
  const course = findOnlineCourse(code.trim().toUpperCase());
  if (course === null) return null;
  const wanted = dayOf(start);
  const label = course.startDates.find(
    (one) => plain(one) === plain(start) || (wanted !== null && dayOf(one) === wanted),
  );
  const place = label === undefined ? null : coursePlace(course.courseCode, label);
  return place === null
    ? expected(`a start date of ${course.courseCode}: ${course.startDates.join('; ')}`, start)
    : { ok: true, value: place };
}

/**
 * A place by the names that people and portals use, checked against the school.
 *
 * @param today the day whose edition is meant where no year is named.
 */
export function countedPlace(
  { camp, year, week, duration, center }: NamedPlace,
  today: SiteDay,
): Read<CountedPlace> {
  const start = courseStart(camp, week);
  if (start !== null) return start;
  const season = CAMP_SEASON_IDS.find((id) => {
    const { title, portalName } = seasonFacts(id);
    return [id, title, portalName].map(plain).includes(plain(camp));
  });
  if (season === undefined) return expected(`a camp: ${CAMP_SEASON_IDS.join(', ')}, or a course code`, camp);
  const facts = seasonFacts(season);
  const { editionId } = campOn(season, today);
  const edition = facts.editions.find((one) =>
    year.trim() === '' ? one.id === editionId : String(one.year) === year.trim(),
  );
  if (edition === undefined) {
    const years = facts.editions.map((one) => one.year).join(', ');
    return expected(`a year of the ${season} camp: ${years}`, year);
  }
  const digits = /^(?:week\s*)?(\d{1,2})$/i.exec(week.trim())?.[1];
  const number = Number(digits);
  if (!edition.weeks.some((one) => one.number === number)) {
    return expected(`a week: ${edition.weeks.map((one) => one.number).join(', ')}`, week);
  }
  const lengths = facts.dayLengths;
  const wanted = plain(duration);
  const length =
    wanted === '' && lengths.length <= 1
      ? (lengths[0]?.id ?? 'full_day')
      : lengths.find(({ id, label, hours }) => [id, label, `${label} (${hours})`].map(plain).includes(wanted))
          ?.id;
  if (length === undefined) {
    return expected(`a length of day: ${lengths.map(({ id }) => id).join(', ')}`, duration);
  }
  const branch = CENTERS.find(({ id, name, code }) => [id, name, code].map(plain).includes(plain(center)));
  if (branch === undefined) return expected(`a center: ${CENTERS.map(({ id }) => id).join(', ')}`, center);
  return { ok: true, value: { edition: edition.id, week: number, part: length, center: branch.id } };
}

/** A place by its name in the list (edition, week, length of day and center, with slashes), checked in the same way. */
export function placeByKey(key: string, today: SiteDay): Read<CountedPlace> {
  const [edition = '', week = '', part = '', center = '', ...more] = key.trim().split('/');
  const course = findOnlineCourse(part);
  if (course !== null && more.length === 0) {
    const start = course.startDates
      .flatMap((label) => coursePlace(part, label) ?? [])
      .find((place) => placeKey(place) === key.trim());
    if (start !== undefined) return { ok: true, value: start };
  }
  const [named] = CAMP_SEASON_IDS.flatMap((camp) =>
    seasonFacts(camp).editions.flatMap(({ id, year }) =>
      id === edition ? { camp, year: String(year) } : [],
    ),
  );
  if (named === undefined || more.length > 0) {
    return expected('a place as kidcode places list names it: edition/week/length of day/center', key);
  }
  return countedPlace({ ...named, week, duration: part, center }, today);
}

/** What a page says of it, as far as the number still holds. */
export function told({ left, closed, ageSeconds }: CountedRoom): string {
  if (closed) return 'closed';
  if (ageSeconds > PLACES.freshHours * 3_600) return 'not known';
  return left === 0 ? 'full' : String(left);
}

/** Nobody waits longer for a number beside a price, in milliseconds. */
const TIMEOUT_MS = 3_000;
const LARGEST_ANSWER_BYTES = 1_000_000;

/** The number left of each place, or that it is closed. */
const PLACES_ANSWER = v.object({
  places: v.record(v.string(), v.union([v.pipe(v.number(), v.integer()), v.literal('closed')])),
});

/** What is known of the places left, where SUPABASE_URL says who counts; nothing where it does not, or nobody answers in time. */
export async function placesLeft({ env }: Pick<Surroundings, 'env'>): Promise<PlacesLeft> {
  const url = readBackendUrl(env);
  if (!url.ok) return NO_PLACES;
  const limits = { timeoutMs: TIMEOUT_MS, largestBytes: LARGEST_ANSWER_BYTES };
  const answer = await ask(`${url.value}/functions/v1/places`, { redirect: 'follow', ...limits });
  const told = v.safeParse(PLACES_ANSWER, answer.ok ? jsonOf(answer.value.body) : undefined);
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
