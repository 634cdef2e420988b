import { type BranchId, CENTER_IDS, HAS_ONLINE, type Weekday } from '@kidcode/branches';
import type { CampSeason, ProgramKey } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import { type Circumstances, FAR, FAR_PLACE } from './circumstances';
import {
  AFTER,
  at,
  branchesIn,
  find,
  KINDS,
  LENGTHS,
  monthOf,
  placeIn,
  programsIn,
  type Reader,
  seasonsIn,
  weekdaysIn,
} from './slot-names';
import {
  agesIn,
  amountsIn,
  KIDS,
  kidsIn,
  numberIn,
  ORDINALS,
  type WeekWish,
  weeksIn,
  WHOLE,
} from './slot-numbers';
import { JUST, NEXT, plainText, wordsOf } from './words';

/** What a question names. What it does not name is null or empty. */
export type Slots = {
  ages: readonly number[];
  kids: number | null;
  seasons: readonly CampSeason[];
  weeks: WeekWish | null;
  length: 'full' | 'half' | null;
  branches: readonly BranchId[];
  /** A place that is no center: a ZIP code or a city of the region. */
  place: string | null;
  weekdays: readonly Weekday[];
  programs: readonly ProgramKey[];
  /** What kind of thing is asked about: 'camps', 'monthly' ... */
  kinds: readonly string[];
  /** Amounts in dollars. */
  amounts: readonly number[];
  /** Days of any year: '12-24'. */
  days: readonly string[];
  /** Months by number, also those between two and after 'after'. */
  months: readonly number[];
};

/** The slots, and how many words of the question are none: 'and in Euless?' has no other words. */
export type ReadSlots = { slots: Slots; used: ReadonlySet<number>; words: readonly string[] };

export const NO_SLOTS: Slots = {
  ages: [],
  kids: null,
  seasons: [],
  weeks: null,
  length: null,
  branches: [],
  place: null,
  weekdays: [],
  programs: [],
  kinds: [],
  amounts: [],
  days: [],
  months: [],
};

/** Whoever has come from far away lives here now. */
const HAS_MOVED = /\b(?:arriv\w+|mov\w+|relocat\w+|c[ao]m\w+|here|back|mudamos|venimos) (?:from|de) /;

/**
 * What a question names, by one grammar in English and Spanish; names come from the school's documents.
 *
 * @param circumstances the day says what 'tomorrow' is and into which season a month falls.
 */
export function readSlots(question: string, circumstances: Circumstances): ReadSlots {
  const words = wordsOf(
    plainText(question.replace(/(\d) and a half|(\d)(?=[a-z])/gi, '$1$2 ').replace(/(\d),(?=\d{3})/g, '$1')),
  );
  const used = new Set<number>();
  const reader: Reader = {
    words,
    text: ` ${words.join(' ')} `,
    used,
    has: (...at) => {
      for (const place of at) used.add(place);
      return true;
    },
  };
  const days = daysIn(reader);
  const amounts = amountsIn(reader);
  const weeks = weeksIn(reader);
  const ages = agesIn(reader);
  const branches = branchesIn(reader);
  const near = placeIn(reader, circumstances);
  const isFar =
    HAS_ONLINE &&
    near === null &&
    branches.every((id) => id === 'online') &&
    !HAS_MOVED.test(reader.text) &&
    find(reader, FAR_PLACE.exec(reader.text)?.slice(1) ?? []);
  const slots: Slots = {
    amounts,
    days,
    months: monthsIn(words, days),
    weeks,
    ages,
    kids: kidsIn(reader) ?? (ages.length > 1 ? ages.length : null),
    seasons: seasonsIn(reader, circumstances.today, days),
    length: lengthIn(reader),
    branches: isFar ? ['online'] : branches,
    place: isFar ? FAR : near,
    weekdays: weekdaysIn(reader, circumstances.today),
    programs: programsIn(reader),
    kinds: Object.entries(KINDS).flatMap(([kind, names]) => (find(reader, names) ? [kind] : [])),
  };
  return { slots, used, words };
}

/** The slots of a follow-up: what it names itself, else what was named before. */
export function mergeSlots(before: Slots, own: Slots): Slots {
  const named = Object.entries(own).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== null,
  );
  // Another camp has other weeks.
  const isOther = own.seasons.length > 0 && own.seasons.join() !== before.seasons.join();
  const kept = isOther ? { ...before, weeks: null, days: [], months: [] } : before;
  return { ...kept, ...(Object.fromEntries(named) as Partial<Slots>) };
}

/** What a follow-up names by what was named before: 'the other one' of two centers, 'the one after' a week. */
export function turned(own: Slots, { branches, weeks }: Slots, words: readonly string[]): Slots {
  const isOther = words.some((word) => word === 'other' || word.startsWith('otr'));
  if (isOther && own.branches.length === 0 && branches.length === 1)
    return { ...own, branches: CENTER_IDS.filter((id) => !branches.includes(id)) };
  const ordinal = words.flatMap((word) => ORDINALS.get(word) ?? [])[0];
  if (own.weeks === null && weeks !== null && ordinal !== undefined)
    return { ...own, weeks: { kind: 'numbers', numbers: [ordinal] } };
  // 'Y una nada más'
  const count = words.flatMap((word) => numberIn(word) ?? [])[0];
  if (own.weeks === null && weeks !== null && count !== undefined && words.some((word) => JUST.has(word)))
    return { ...own, weeks: { kind: 'count', count } };
  if (own.weeks === null && weeks !== null && words.some((word) => WHOLE.has(word)))
    return { ...own, weeks: { kind: 'all' } };
  if (own.weeks === null && weeks?.kind === 'numbers' && words.some((word) => NEXT.has(word)))
    return { ...own, weeks: { kind: 'numbers', numbers: weeks.numbers.map((number) => number + 1) } };
  return own;
}

/** What a family has said stays, whatever is asked next: its children, its place, the center and the camp that it named. */
export function withFamily(before: Slots, own: Slots): Slots {
  const { ages, kids, seasons, place } = before;
  const branches = place === FAR ? before.branches : before.branches.filter((id) => id !== 'online');
  return mergeSlots({ ...NO_SLOTS, ages, kids, seasons, branches, place }, own);
}

const unionOf = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  other.length === 0 ? other : [...new Set([...one, ...other])];

/** What is compared with what was named before, stands beside it: 'is that the same price as summer camp?'. */
export const beside = (before: Slots, own: Slots): Slots => ({
  ...own,
  seasons: unionOf(before.seasons, own.seasons),
  programs: unionOf(before.programs, own.programs),
});

/** 'Half price' is no half day. */
const HALF_OF = new Set('price off cost hour an of the year'.split(' '));

function lengthIn(reader: Reader): Slots['length'] {
  const half = reader.words.findIndex(
    (word, index) => word === 'half' && !HALF_OF.has(at(reader, index + 1)),
  );
  if (find(reader, LENGTHS.half) || (half >= 0 && reader.has(half))) return 'half';
  return find(reader, LENGTHS.full) ? 'full' : null;
}

const LAST_MONTH = 12;

/** The months that are named, by a day of theirs, too. */
function monthsIn(words: readonly string[], days: readonly string[]): readonly number[] {
  const named = words.flatMap((word) => monthOf(word) ?? []);
  const months = [...named, ...days.map((day) => Number(day.slice(0, 2)))];
  if (months.length === 0) return [];
  const isOpen = words.some((word, at) => AFTER.has(word) && monthOf(words[at + 1] ?? '') !== null);
  const [from, to] = [Math.min(...months), isOpen ? LAST_MONTH : Math.max(...months)];
  // From December to January is no span of eleven months.
  if (from === 1 && to === LAST_MONTH) return [...new Set(months)];
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const isDay = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

/** 'December 24', 'dec 24th', '24 de diciembre'. */
function daysIn(reader: Reader): readonly string[] {
  return reader.words.flatMap((word, index) => {
    const month = monthOf(word, true);
    if (month === null) return [];
    const isSpanish = at(reader, index - 1) === 'de';
    const step = isSpanish ? -1 : 1;
    const first = index + (isSpanish ? -2 : 1);
    if (!isDay(at(reader, first))) return [];
    // 'el 24 y el 31 de diciembre', 'Dec 24 and 31'
    const joint = at(reader, first + step) === 'el' ? first + 2 * step : first + step;
    const other = ['and', 'or', 'y', 'o'].includes(at(reader, joint)) ? joint + step : -1;
    const isPair = isDay(at(reader, other)) && !KIDS.has(at(reader, other + 1));
    return (isPair ? [other, first] : [first]).map((place) => {
      reader.used.add(index).add(place);
      return `${String(month).padStart(2, '0')}-${at(reader, place).padStart(2, '0')}`;
    });
  });
}

/** What a slot counts that a card's own question names, too, or names otherwise. */
export const AGREES = 0.8;

/** Slots decide between cards that differ by them: 'hours flower mound' is no question about Euless, nor is 9 under age. */
export function agreement(own: Slots, card: Slots, scope: string | null, isOfSeason: boolean): number {
  if (own.ages.length > 0 && (scope === 'under-age' || scope === 'over-age')) {
    const { from, to } = BRAND.ages;
    const isIn = own.ages.some((age) => (scope === 'under-age' ? age < from : age > to));
    return isIn ? AGREES : -4 * AGREES;
  }
  const pairs: readonly (readonly [readonly string[], readonly string[]])[] = [
    [own.seasons, card.seasons],
    [own.programs, card.programs],
    [own.place === FAR ? [] : own.branches, card.branches],
    // Only camps are sold by the week, and have seasons.
    [own.weeks === null && !isOfSeason ? own.kinds : [...own.kinds, 'camps'], card.kinds],
  ];
  return pairs.reduce((sum, [asked, named]) => {
    if (named.length === 0) return sum;
    return sum + (asked.some((one) => named.includes(one)) ? AGREES : -AGREES);
  }, 0);
}
