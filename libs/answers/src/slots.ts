import type { BranchId, Weekday } from '@kidcode/branches';
import { type CampSeason, MONTH_NAMES, type ProgramKey } from '@kidcode/scheduling';

import type { Circumstances } from './circumstances';
import {
  after,
  at,
  branchesIn,
  find,
  KIDS,
  KINDS,
  LENGTHS,
  numberIn,
  ORDINALS,
  placeIn,
  programsIn,
  type Reader,
  SEASON_WORDS,
  seasonsIn,
  SPANISH_MONTHS,
  weekdaysIn,
  WEEKS,
  WHOLE,
  YEARS,
} from './slot-names';
import { plainText, wordsOf } from './words';

/** Which weeks of a camp: all, a number of them, or certain ones by number (-1: the last). */
export type WeekWish =
  { kind: 'all' } | { kind: 'count'; count: number } | { kind: 'numbers'; numbers: readonly number[] };

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
};

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
  const place = placeIn(reader, circumstances);
  const slots: Slots = {
    amounts,
    days,
    weeks,
    ages,
    kids: kidsIn(reader) ?? (ages.length > 1 ? ages.length : null),
    seasons: seasonsIn(reader, circumstances.today),
    length: lengthIn(reader),
    branches,
    place,
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
  return { ...before, ...(Object.fromEntries(named) as Partial<Slots>) };
}

function amountsIn(reader: Reader): readonly number[] {
  return reader.words.flatMap((word, index) => {
    const dollars = /^\$(\d+)$/.exec(word)?.[1];
    if (dollars !== undefined) return reader.has(index) ? [Number(dollars)] : [];
    const isMoney = ['dollars', 'dolares', 'bucks', '$'].includes(at(reader, index + 1));
    return isMoney && /^\d+$/.test(word) && reader.has(index, index + 1) ? [Number(word)] : [];
  });
}

const WEEK_BETWEEN = new Set('full whole half day more winter summer spring camp of semanas de'.split(' '));
const AGE_BETWEEN = new Set('and a half medio y or a to'.split(' '));
const KID_BETWEEN = new Set('of my our mis little young small more other different'.split(' '));
/** After years these say how long: '2 years of Scratch', 'hace 2 años de'. */
const NO_AGE = new Set('long of ago experience contract'.split(' '));
const AGE_LEADS = new Set(
  'age aged ages is turns turning turned edad tiene cumple hes shes im am only'.split(' '),
);

/** 'week 2', but not the first word of 'weeks, 2 kids' or 'weeks, 5 and 11 year olds'. */
function isNumbered(reader: Reader, index: number): boolean {
  if (!WEEKS.has(at(reader, index)) || numberIn(at(reader, index + 1)) === null) return false;
  let next = index + 2;
  while (AGE_BETWEEN.has(at(reader, next)) || numberIn(at(reader, next)) !== null) {
    // Two numbers beside each other: the second one belongs to what follows.
    if (numberIn(at(reader, next)) !== null && numberIn(at(reader, next - 1)) !== null) return true;
    next += 1;
  }
  return !KIDS.has(at(reader, next)) && !YEARS.has(at(reader, next));
}

function weeksIn(reader: Reader): WeekWish | null {
  for (const [index, word] of reader.words.entries()) {
    // 'the Dec 29 week' counts no weeks.
    const count = reader.used.has(index) ? null : numberIn(word);
    const found = after(reader, index + 1, WEEKS, WEEK_BETWEEN);
    // 'a full day week' is one week.
    const isDayLength = at(reader, index + 1) === 'day';
    const noun = found !== null && (isNumbered(reader, found) || isDayLength) ? null : found;
    if (noun !== null) {
      const ordinal = ORDINALS.get(word);
      if (ordinal !== undefined && reader.has(index, noun)) return { kind: 'numbers', numbers: [ordinal] };
      if (WHOLE.has(word) && reader.has(index, noun)) return { kind: 'all' };
      if (count !== null && count > 0 && reader.has(index, noun)) return { kind: 'count', count };
    }
    const next = isNumbered(reader, index) ? numberIn(at(reader, index + 1)) : null;
    if (next !== null && reader.has(index, index + 1)) {
      const joined = ['and', 'y', 'to', 'through'].includes(at(reader, index + 2));
      const second = joined ? numberIn(at(reader, index + 3)) : null;
      if (second === null) return { kind: 'numbers', numbers: [next] };
      reader.has(index + 2, index + 3);
      return { kind: 'numbers', numbers: [next, second] };
    }
    if (
      WHOLE.has(word) &&
      (KINDS.camps ?? []).concat(Object.keys(SEASON_WORDS)).includes(at(reader, index + 1))
    )
      return reader.has(index) ? { kind: 'all' } : null;
  }
  return null;
}

function agesIn(reader: Reader): readonly number[] {
  const ages: number[] = [];
  const take = (index: number) => {
    const age = numberIn(at(reader, index));
    if (age === null || age < 1 || age > 25 || reader.used.has(index)) return false;
    ages.push(age);
    return reader.has(index);
  };
  for (const [index, word] of reader.words.entries()) {
    if (numberIn(word) === null || reader.used.has(index)) continue;
    const noun = after(reader, index + 1, YEARS, AGE_BETWEEN);
    const before = at(reader, index - 1);
    // 'para su hermano de 5'
    const isOfChild = before === 'de' && KIDS.has(at(reader, index - 2));
    const isLed = (AGE_LEADS.has(before) || isOfChild) && !KIDS.has(at(reader, index + 1));
    if ((noun === null && !isLed) || (noun !== null && NO_AGE.has(at(reader, noun + 1)))) continue;
    // '5 and 11 year olds': the numbers before belong to it.
    if (['and', 'y', 'or'].includes(before)) take(index - 2);
    if (take(index) && noun !== null) reader.has(noun);
    const next = ['and', 'y'].includes(at(reader, index + 1)) && isLed ? index + 2 : index;
    if (next > index && !KIDS.has(at(reader, next + 1))) take(next);
  }
  return ages;
}

function kidsIn(reader: Reader): number | null {
  for (const [index, word] of reader.words.entries()) {
    if (['twins', 'gemelos', 'mellizos'].includes(word)) return reader.has(index) ? 2 : null;
    const count = ['both', 'ambos', 'los 2'].includes(word) ? 2 : numberIn(word);
    if (count === null || count < 1 || count > 8 || reader.used.has(index)) continue;
    const noun = after(reader, index + 1, KIDS, KID_BETWEEN);
    if (noun !== null) return reader.has(index, noun) ? count : null;
    // 'and for two?', 'para dos': a number that ends the question and counts nothing else.
    const isLast = index === reader.words.length - 1;
    if (isLast && ['for', 'para', 'about'].includes(at(reader, index - 1)))
      return reader.has(index) ? count : null;
  }
  return null;
}

function lengthIn(reader: Reader): Slots['length'] {
  if (find(reader, LENGTHS.half)) return 'half';
  return find(reader, LENGTHS.full) ? 'full' : null;
}

const isDay = (word: string): boolean => /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

/** 'December 24', 'dec 24th', '24 de diciembre'. */
function daysIn(reader: Reader): readonly string[] {
  return reader.words.flatMap((word, index) => {
    const month = MONTH_NAMES.map((name) => name.toLowerCase()).findIndex((name, at) =>
      [name, name.slice(0, 3), SPANISH_MONTHS[at]].includes(word),
    );
    if (month < 0) return [];
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
      return `${String(month + 1).padStart(2, '0')}-${at(reader, place).padStart(2, '0')}`;
    });
  });
}
