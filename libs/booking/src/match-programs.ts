import { BRANCHES, CENTER_IDS, HAS_ONLINE } from '@kidcode/branches';
import type { BranchId } from '@kidcode/branches';
import {
  DEFAULT_ONLINE_CLASS,
  isProgramKey,
  PROGRAM_FINDER,
  PROGRAMS,
  scheduleFor,
  SCHOOL_AGES,
  weekdaysOf,
} from '@kidcode/scheduling';
import type { WeekdayName } from '@kidcode/scheduling';
import { isOfAge, parseAges } from '@kidcode/school';
import type { AgeRange, FinderRow, ProgramFinder } from '@kidcode/school';

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
};

export const NO_WISH: ProgramWish = { age: null, interests: [], place: null, days: [], goal: null };

/** A program at one place. */
export type ProgramThere = {
  readonly place: BranchId;
  /** The ages that are stated for the program or the place; null where none are. */
  readonly ages: AgeRange | null;
  /** Null where the days are agreed with the center. */
  readonly days: readonly WeekdayName[] | null;
  /** As advertised; null with `days`. */
  readonly time: string | null;
};

/** Why a program is named. */
export type MatchReason =
  | { readonly code: 'interests'; readonly ids: readonly string[] }
  | { readonly code: 'goal'; readonly id: string }
  /** The child is of the stated ages. */
  | { readonly code: 'age'; readonly ages: AgeRange }
  /** No ages are stated: a trial class shows. */
  | { readonly code: 'age-open' }
  | { readonly code: 'days'; readonly days: readonly WeekdayName[] }
  | { readonly code: 'days-open' };

/** What would have to be otherwise for a program to fit. */
export type MatchChange =
  | { readonly code: 'age'; readonly ages: AgeRange }
  | { readonly code: 'place'; readonly places: readonly BranchId[] }
  /** The days on which the child would have to have time, too. */
  | { readonly code: 'days'; readonly days: readonly WeekdayName[] };

/** A program that fits, where it does. */
export type ProgramMatch = {
  readonly program: string;
  readonly title: string;
  readonly at: readonly [ProgramThere, ...ProgramThere[]];
  readonly reasons: readonly MatchReason[];
};

/** A program that would fit if something changed. */
export type NearProgram = {
  readonly program: string;
  readonly title: string;
  readonly at: ProgramThere;
  readonly changes: readonly [MatchChange, ...MatchChange[]];
};

export type ProgramMatches = {
  /** At most three, the best first. */
  readonly programs: readonly ProgramMatch[];
  /** Only where none fits: at most three, those with the fewest changes first. */
  readonly near: readonly NearProgram[];
};

const MOST = 3;

const narrower = (one: AgeRange | null, other: AgeRange | null): AgeRange | null =>
  one === null || other === null
    ? (one ?? other)
    : { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };

/** Where a program is taught, and when and for whom there. */
function placesOf({ program, online = false }: FinderRow): readonly ProgramThere[] {
  if (!isProgramKey(program)) {
    const centers = CENTER_IDS.map((place) => ({
      place,
      ages: BRANCHES[place].ages,
      days: null,
      time: null,
    }));
    const there = { place: 'online' as const, ages: null, days: null, time: null };
    return HAS_ONLINE && online ? [...centers, there] : centers;
  }
  const stated = parseAges(PROGRAMS[program].ages ?? '');
  const at = (place: BranchId, ages: AgeRange | null): ProgramThere => {
    const { classDays, classTime } = scheduleFor(program, { online: place === 'online' });
    return { place, ages: narrower(stated, ages), days: weekdaysOf(classDays), time: classTime };
  };
  const centers = CENTER_IDS.map((place) => at(place, BRANCHES[place].ages));
  return HAS_ONLINE && DEFAULT_ONLINE_CLASS.classDays !== '' ? [...centers, at('online', null)] : centers;
}

function changesFor({ place, ages, days }: ProgramThere, wish: ProgramWish): readonly MatchChange[] {
  const missing = wish.days.length === 0 ? [] : (days ?? []).filter((day) => !wish.days.includes(day));
  const stated = ages ?? SCHOOL_AGES;
  const isTooYoungOrOld = wish.age !== null && !(isOfAge(wish.age, ages) && isOfAge(wish.age, SCHOOL_AGES));
  return [
    ...(isTooYoungOrOld ? [{ code: 'age', ages: stated } as const] : []),
    ...(wish.place !== null && wish.place !== place ? [{ code: 'place', places: [place] } as const] : []),
    ...(missing.length > 0 ? [{ code: 'days', days: missing } as const] : []),
  ];
}

function reasonsFor(row: FinderRow, { ages, days }: ProgramThere, wish: ProgramWish): readonly MatchReason[] {
  const ids = row.interests.filter((id) => wish.interests.includes(id));
  return [
    ...(ids.length > 0 ? [{ code: 'interests', ids } as const] : []),
    ...(wish.goal !== null && row.goals.includes(wish.goal)
      ? [{ code: 'goal', id: wish.goal } as const]
      : []),
    ...(wish.age === null
      ? []
      : [ages === null ? ({ code: 'age-open' } as const) : ({ code: 'age', ages } as const)]),
    days === null ? { code: 'days-open' } : { code: 'days', days },
  ];
}

/**
 * The programs for a child: those of the table whose subject, ages, place and days fit. Of those, more of the interests
 * come first, then the goal, then the order of the table; there is no other weight.
 *
 * @param finder the school's table.
 * @returns where none fits, the programs on the subject with what would have to change.
 */
export function matchPrograms(wish: ProgramWish, finder: ProgramFinder = PROGRAM_FINDER): ProgramMatches {
  const known = wish.interests.filter((id) => finder.interests.some((topic) => topic.id === id));
  const rank = ({ interests, goals }: FinderRow): number =>
    2 * interests.filter((id) => known.includes(id)).length +
    (wish.goal !== null && goals.includes(wish.goal) ? 1 : 0);
  const rows = finder.programs
    .filter(({ interests }) => known.length === 0 || interests.some((id) => known.includes(id)))
    .map((row) => ({ row, places: placesOf(row).map((at) => ({ at, changes: changesFor(at, wish) })) }))
    .sort((a, b) => rank(b.row) - rank(a.row));
  const programs = rows.flatMap(({ row, places }) => {
    const [first, ...rest] = places.filter(({ changes }) => changes.length === 0).map(({ at }) => at);
    if (first === undefined) return [];
    const reasons = reasonsFor(row, first, wish);
    return [{ program: row.program, title: titleOf(row), at: [first, ...rest] as const, reasons }];
  });
  return { programs: programs.slice(0, MOST), near: programs.length > 0 ? [] : nearest(rows) };
}

type Tried = {
  readonly row: FinderRow;
  readonly places: readonly { readonly at: ProgramThere; readonly changes: readonly MatchChange[] }[];
};

function nearest(rows: readonly Tried[]): readonly NearProgram[] {
  return rows
    .flatMap(({ row, places }) => {
      const [best] = [...places].sort((a, b) => a.changes.length - b.changes.length);
      const [first, ...rest] = best?.changes ?? [];
      if (best === undefined || first === undefined) return [];
      return [{ program: row.program, title: titleOf(row), at: best.at, changes: [first, ...rest] as const }];
    })
    .sort((a, b) => a.changes.length - b.changes.length)
    .slice(0, MOST);
}

const titleOf = ({ program, title }: FinderRow): string =>
  title ?? (isProgramKey(program) ? PROGRAMS[program].title : program);
