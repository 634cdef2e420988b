import { BRANCHES, CENTER_IDS, HAS_ONLINE, type BranchId } from '@kidcode/branches';
import {
  DEFAULT_ONLINE_CLASS,
  isProgramKey,
  PROGRAM_FINDER,
  PROGRAMS,
  scheduleFor,
  weekdaysOf,
} from '@kidcode/scheduling';
import type { WeekdayName } from '@kidcode/scheduling';
import { parseAges, type AgeRange, type FinderRow } from '@kidcode/school';

/** What a family says. Nothing said asks for nothing. */
export type ProgramWish = {
  /** In whole years. */
  readonly age: number | null;
  /** Ids of the finder's interests. */
  readonly interests: readonly string[];
  readonly place: BranchId | null;
  /** The days on which the child has time; none: any day. A class meets on all of its days. */
  readonly days: readonly WeekdayName[];
  /** Id of one of the finder's goals. */
  readonly goal: string | null;
  /** Id of what the child has done before; null: not said. */
  readonly experience: string | null;
};

export const NO_WISH: ProgramWish = {
  age: null,
  interests: [],
  place: null,
  days: [],
  goal: null,
  experience: null,
};

/** Whether nothing was said yet: nothing is named then. */
export const isNothingAsked = (wish: ProgramWish): boolean =>
  Object.values(wish).every((said) => said === null || (Array.isArray(said) && said.length === 0));

/** For whom a teacher names a program, in years; without an end where it is for all who are older. */
export type Advice = NonNullable<FinderRow['advised']>;

export type ProgramThere = {
  readonly place: BranchId;
  /** The ages that are stated for the program or the place; null where none are. */
  readonly ages: AgeRange | null;
  /** Null where the days are agreed with the center. */
  readonly days: readonly WeekdayName[] | null;
  /** As advertised; null with `days`. */
  readonly time: string | null;
};

/** At which places something holds; none: at all places that are named, which agree on it. */
type Somewhere = { readonly at: readonly BranchId[] };

export type MatchReason =
  | { readonly code: 'interests'; readonly ids: readonly string[] }
  | { readonly code: 'goal'; readonly id: string }
  /** The child is of the stated ages. */
  | (Somewhere & { readonly code: 'age'; readonly ages: AgeRange })
  /** No ages are stated: a trial class shows. */
  | (Somewhere & { readonly code: 'age-open' })
  | { readonly code: 'advised'; readonly ages: Advice }
  | (Somewhere & { readonly code: 'days'; readonly days: readonly WeekdayName[] })
  | { readonly code: 'days-open' };

/** What would have to be otherwise for a program to fit. */
export type MatchChange =
  | (Somewhere & { readonly code: 'age'; readonly ages: AgeRange })
  /** No rule: what a teacher would say. */
  | { readonly code: 'advised'; readonly ages: Advice }
  /** One of what the child has not done yet, by the finder's experience. */
  | { readonly code: 'after'; readonly ids: readonly string[] }
  | { readonly code: 'place'; readonly places: readonly BranchId[] }
  /** The days on which the child would have to have time, too. */
  | (Somewhere & { readonly code: 'days'; readonly days: readonly WeekdayName[] });

type ProgramMatch = {
  readonly program: string;
  readonly title: string;
  readonly at: readonly [ProgramThere, ...ProgramThere[]];
  readonly reasons: readonly MatchReason[];
};

type NearProgram = {
  readonly program: string;
  readonly title: string;
  readonly at: ProgramThere;
  readonly changes: readonly [MatchChange, ...MatchChange[]];
};

export type ProgramMatches = {
  /** At most three, the best first. */
  readonly programs: readonly ProgramMatch[];
  /** At most three that do not fit: those with the fewest changes first, then those of the nearest ages. */
  readonly near: readonly NearProgram[];
};

const MOST = 3;

const narrower = (one: AgeRange | null, other: AgeRange | null): AgeRange | null =>
  one === null || other === null
    ? (one ?? other)
    : { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };

/** Where a program is taught, and when and for whom there. */
export function programPlaces({ program, online = false }: FinderRow): readonly ProgramThere[] {
  if (!isProgramKey(program)) {
    const agreed = { days: null, time: null };
    const centers = CENTER_IDS.map((place) => ({ place, ages: BRANCHES[place].ages, ...agreed }));
    // Online every program meets when the school's online class does (D-290).
    const { classDays, classTime } = DEFAULT_ONLINE_CLASS;
    const meets = classDays === '' ? agreed : { days: weekdaysOf(classDays), time: classTime };
    return HAS_ONLINE && online ? [...centers, { place: 'online', ages: null, ...meets }] : centers;
  }
  const stated = parseAges(PROGRAMS[program].ages ?? '');
  const at = (place: BranchId, ages: AgeRange | null): ProgramThere => {
    const { classDays, classTime } = scheduleFor(program, { online: place === 'online' });
    return { place, ages: narrower(stated, ages), days: weekdaysOf(classDays), time: classTime };
  };
  const centers = CENTER_IDS.map((place) => at(place, BRANCHES[place].ages));
  return HAS_ONLINE && DEFAULT_ONLINE_CLASS.classDays !== '' ? [...centers, at('online', null)] : centers;
}

export const programTitle = ({ program, title }: FinderRow): string =>
  title ?? (isProgramKey(program) ? PROGRAMS[program].title : program);

/** How many years a child is too young or too old; 0 for one of the ages. */
const yearsOutside = (age: number | null, ages: Advice | null | undefined): number =>
  age === null || !ages ? 0 : Math.max(ages.from - age, age - (ages.to ?? age), 0);

/** The places by what they say of something, in their order. */
function placesBy(
  places: readonly ProgramThere[],
  said: (there: ProgramThere) => unknown,
): readonly (Somewhere & { readonly there: ProgramThere })[] {
  const keys = [...new Set(places.map((there) => JSON.stringify(said(there))))];
  return keys.flatMap((key) => {
    const [there, ...others] = places.filter((one) => JSON.stringify(said(one)) === key);
    if (there === undefined) return [];
    return [{ there, at: keys.length === 1 ? [] : [there, ...others].map(({ place }) => place) }];
  });
}

function changesFor(
  { advised, after }: FinderRow,
  { place, ages, days }: ProgramThere,
  wish: ProgramWish,
  places: readonly ProgramThere[],
): readonly MatchChange[] {
  const at = (said: (there: ProgramThere) => unknown, among = places) =>
    placesBy(among, said).length > 1 ? [place] : [];
  const asked = places.filter((there) => wish.place === null || wish.place === there.place);
  const missing = wish.days.length === 0 ? [] : (days ?? []).filter((day) => !wish.days.includes(day));
  const changes: (MatchChange | false | null | undefined)[] = [
    ages && yearsOutside(wish.age, ages) > 0 && { code: 'age', ages, at: at((there) => there.ages) },
    advised && yearsOutside(wish.age, advised) > 0 && { code: 'advised', ages: advised },
    after && !after.some((id) => id === wish.experience) && { code: 'after', ids: after },
    wish.place !== null && wish.place !== place && { code: 'place', places: [place] },
    missing.length > 0 && { code: 'days', days: missing, at: at((there) => there.days, asked) },
  ];
  return changes.filter((change) => typeof change === 'object' && change !== null);
}

function reasonsFor(
  { interests, goals, advised }: FinderRow,
  places: readonly ProgramThere[],
  wish: ProgramWish,
): readonly MatchReason[] {
  const ids = interests.filter((id) => wish.interests.includes(id));
  const isAged = wish.age !== null;
  const reasons: (MatchReason | false | undefined)[] = [
    ids.length > 0 && { code: 'interests', ids },
    wish.goal !== null && goals.includes(wish.goal) && { code: 'goal', id: wish.goal },
    ...(isAged ? placesBy(places, ({ ages }) => ages) : []).map(({ there: { ages }, at }): MatchReason =>
      ages === null ? { code: 'age-open', at } : { code: 'age', ages, at },
    ),
    isAged && advised && { code: 'advised', ages: advised },
    ...placesBy(places, ({ days }) => days).map(({ there: { days }, at }): MatchReason =>
      days === null ? { code: 'days-open' } : { code: 'days', days, at },
    ),
  ];
  return reasons.filter((reason) => typeof reason === 'object');
}

/** The first of them by each of the measures in turn, the least first. */
const byEach =
  <T>(...measures: readonly ((one: T) => number)[]) =>
  (a: T, b: T): number =>
    measures.map((measure) => measure(a) - measure(b)).find((difference) => difference !== 0) ?? 0;

type Tried = { readonly at: ProgramThere; readonly changes: readonly MatchChange[]; readonly years: number };

const nearestFirst = byEach<Tried>(
  ({ changes }) => changes.length,
  ({ years }) => years,
);

const missingDays = ({ changes }: Tried): number =>
  changes.find((change) => change.code === 'days')?.days.length ?? 0;

/**
 * The programs for a child: those of the table whose subject, ages, place and days fit and that do not come after something
 * which the child has not done. The order is the table's (`ProgramFinder`); there are no weights.
 *
 * @returns with those that fit, the others on the subject and what would have to change; nothing where nothing was asked.
 */
export function matchPrograms(wish: ProgramWish): ProgramMatches {
  if (isNothingAsked(wish)) return { programs: [], near: [] };
  const known = wish.interests.filter((id) => PROGRAM_FINDER.interests.some((topic) => topic.id === id));
  const rows = PROGRAM_FINDER.programs
    .filter(({ interests }) => known.length === 0 || interests.some((id) => known.includes(id)))
    .sort(
      byEach(
        ({ interests }) => -interests.filter((id) => known.includes(id)).length,
        ({ teaches }) => (teaches !== undefined && teaches === wish.experience ? 1 : 0),
        ({ goals }) => (wish.goal !== null && goals.includes(wish.goal) ? 0 : 1),
      ),
    )
    .map((row) => {
      const all = programPlaces(row);
      const places = all.map((at): Tried => {
        const years = Math.max(yearsOutside(wish.age, at.ages), yearsOutside(wish.age, row.advised));
        return { at, changes: changesFor(row, at, wish, all), years };
      });
      return { row, places, title: programTitle(row) };
    });
  const programs = rows.flatMap(({ row, places, title }): readonly ProgramMatch[] => {
    const [first, ...rest] = places.filter(({ changes }) => changes.length === 0).map(({ at }) => at);
    if (first === undefined) return [];
    const at = [first, ...rest] as const;
    return [{ program: row.program, title, at, reasons: reasonsFor(row, at, wish) }];
  });
  const near = rows
    .flatMap(({ row, places, title }) => {
      const [best] = [...places].sort((a, b) => nearestFirst(a, b) || missingDays(a) - missingDays(b));
      return best === undefined ? [] : [{ program: row.program, title, places, best }];
    })
    .sort((a, b) => nearestFirst(a.best, b.best))
    .flatMap(({ places, best: { at, changes }, ...one }): readonly NearProgram[] => {
      // It is taught where it is wished, but not to a child of that age.
      const here = places.find((there) => there.at.place === wish.place && there.at.place !== at.place);
      const ages = here?.changes.filter(({ code }) => code === 'age') ?? [];
      const [first, ...rest] = [...ages, ...changes];
      return first === undefined ? [] : [{ ...one, at, changes: [first, ...rest] }];
    });
  return { programs: programs.slice(0, MOST), near: near.slice(0, MOST) };
}
