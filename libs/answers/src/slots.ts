import {
  type BranchId,
  BRANCH_IDS,
  BRANCHES,
  CENTERS,
  findPlace,
  HAS_ONLINE,
  type Weekday,
} from '@kidcode/branches';
import { addDays, type SiteDay, weekdayOf } from '@kidcode/school';
import {
  CAMP_SEASON_IDS,
  campOn,
  type CampSeason,
  MONTH_NAMES,
  PROGRAM_KEYS,
  type ProgramKey,
  PROGRAMS,
  seasonTab,
} from '@kidcode/scheduling';

import type { Circumstances } from './circumstances';
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
    plainText(question.replace(/(\d)(?=[a-z])/gi, '$1 ').replace(/(\d),(?=\d{3})/g, '$1')),
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
    const count = numberIn(word);
    const found = after(reader, index + 1, WEEKS, WEEK_BETWEEN);
    const noun = found !== null && isNumbered(reader, found) ? null : found;
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
    const isLed = AGE_LEADS.has(at(reader, index - 1)) && !KIDS.has(at(reader, index + 1));
    // 'two years long' is no age.
    if ((noun === null && !isLed) || (noun !== null && at(reader, noun + 1) === 'long')) continue;
    // '5 and 11 year olds': the numbers before belong to it.
    const before = ['and', 'y', 'or'].includes(at(reader, index - 1)) ? index - 2 : index;
    if (before < index) take(before);
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

/** 'December 24', 'dec 24th', '24 de diciembre'. */
function daysIn(reader: Reader): readonly string[] {
  return reader.words.flatMap((word, index) => {
    const month = MONTH_NAMES.findIndex((name, at) => {
      const english = name.toLowerCase();
      return word === english || word === english.slice(0, 3) || word === SPANISH_MONTHS[at];
    });
    if (month < 0) return [];
    const isSpanish = at(reader, index - 1) === 'de';
    const day = Number(at(reader, isSpanish ? index - 2 : index + 1));
    if (!Number.isInteger(day) || day < 1 || day > 31) return [];
    reader.used.add(index).add(isSpanish ? index - 2 : index + 1);
    return [`${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`];
  });
}

/** The seasons that a question names by their title, a month or a holiday that falls into them. */
function seasonsIn(reader: Reader, today: SiteDay): readonly CampSeason[] {
  const named = CAMP_SEASON_IDS.filter((season) => {
    const title = plainText(seasonTab(season).title)
      .split(' ')
      .filter((word) => !(KINDS.camps ?? []).includes(word));
    const foreign = Object.entries(SEASON_WORDS).flatMap(([word, id]) => (id === season ? [word] : []));
    return find(reader, [season, ...title, ...foreign]);
  });
  if (named.length > 0) return named;
  const entries = dayEntries(MONTH_NAMES).filter(({ names }) => find(reader, names));
  return CAMP_SEASON_IDS.filter((season) => {
    const { firstDay, lastDay } = campOn(season, today);
    for (let day = firstDay; day <= lastDay; day = addDays(day, 1))
      if (entries.some(({ matches }) => matches(day))) return true;
    return false;
  });
}

/** A name's first letters, if it has several words: 'fm'. */
const initials = (name: string): readonly string[] => {
  const letters = plainText(name)
    .split(' ')
    .map((word) => word[0] ?? '');
  return letters.length > 1 ? [letters.join('')] : [];
};

function branchesIn(reader: Reader): readonly BranchId[] {
  return BRANCH_IDS.filter((id) => {
    const { name, city } = BRANCHES[id];
    if (id === 'online')
      return (
        HAS_ONLINE &&
        find(reader, [
          'online',
          'virtual',
          'virtually',
          'remote',
          'zoom',
          'en linea',
          'from home',
          'at home',
          'desde casa',
        ])
      );
    return find(reader, [plainText(name), plainText(city), ...initials(name)]);
  });
}

function placeIn(reader: Reader, { places }: Circumstances): string | null {
  const centers = new Set(CENTERS.map(({ city }) => city.toLowerCase()));
  for (const size of [3, 2, 1])
    for (const [start] of reader.words.entries()) {
      const span = reader.words.slice(start, start + size);
      const text = span.join(' ');
      if (span.length < size || text.length < 4 || reader.used.has(start) || centers.has(text)) continue;
      const found = findPlace(text, places);
      if (found.ok) return reader.has(...span.map((_, offset) => start + offset)) ? text : null;
    }
  return null;
}

const DAYS = [
  'sunday sun domingo',
  'monday mon lunes',
  'tuesday tue tues martes',
  'wednesday wed miercoles',
].concat('thursday thu thur thurs jueves', 'friday fri viernes', 'saturday sat sabado');

function weekdaysIn(reader: Reader, today: SiteDay): readonly Weekday[] {
  const named = DAYS.flatMap((names, day) =>
    find(
      reader,
      names.split(' ').flatMap((name) => [name, `${name}s`]),
    )
      ? [day as Weekday]
      : [],
  );
  if (find(reader, ['today', 'tonight', 'hoy', 'right now', 'now', 'ahora']))
    named.push(weekdayOf(today) as Weekday);
  if (find(reader, ['tomorrow', 'manana'])) named.push(weekdayOf(addDays(today, 1)) as Weekday);
  if (find(reader, ['weekend', 'weekends', 'fin de semana', 'fines de semana'])) named.push(6, 0);
  return [...new Set(named)];
}

/** The programs of the timetable that share the most words of a title with the question that no other kind of thing has. */
function programsIn(reader: Reader): readonly ProgramKey[] {
  const titles = PROGRAM_KEYS.map((key) => ({ key, words: plainText(PROGRAMS[key].title).split(' ') }));
  const shared = titles.map(({ key, words }) => {
    const own = words.filter((word) => {
      const inTitles = titles.filter(({ words: others }) => others.includes(word)).length;
      return inTitles <= 2 && !PROGRAM_COMMON.has(word) && find(reader, [word]);
    });
    const more = own.length === 0 ? 0 : words.filter((word) => reader.words.includes(word)).length;
    return { key, score: own.length * 2 + more };
  });
  const best = Math.max(1, ...shared.map(({ score }) => score));
  return shared.filter(({ score }) => score === best).map(({ key }) => key);
}

/** Words of titles that also name other things. */
const PROGRAM_COMMON = new Set('website programming development game exploration ai advanced vr'.split(' '));

/** Reads words from left to right and remembers which of them belong to a slot. */
type Reader = { words: readonly string[]; used: Set<number>; has: (...at: number[]) => boolean };

/** The word at a place; none beyond the end. */
const at = ({ words }: Reader, index: number): string => words[index] ?? '';

/** Whether one of some names, each of one or more words, stands in the question. */
function find(reader: Reader, names: readonly string[]): boolean {
  let found = false;
  for (const name of names) {
    const parts = name.split(' ');
    reader.words.forEach((_, start) => {
      if (parts.every((part, offset) => at(reader, start + offset) === part))
        found = reader.has(...parts.map((_, offset) => start + offset));
    });
  }
  return found;
}

/** The next word after some that say nothing between a number and its noun: '2 [full winter] weeks', '8 [and a half] years'. */
function after(
  reader: Reader,
  start: number,
  nouns: ReadonlySet<string>,
  between: ReadonlySet<string>,
): number | null {
  for (let index = start; index <= start + 3; index++) {
    if (nouns.has(at(reader, index))) return index;
    if (!between.has(at(reader, index))) return null;
  }
  return null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The numbers that parents spell, in English and Spanish. */
const NUMBERS = new Map(
  [
    'one un una uno',
    'two dos couple',
    'three tres',
    'four cuatro',
    'five cinco',
    'six seis',
    'seven siete',
    'eight ocho',
    'nine nueve',
    'ten diez',
    'eleven once',
    'twelve doce',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);

/** A number, written in digits or as a word. */
function numberIn(word: string): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null);
}

const KIDS = set(
  'kid kids child children boy boys girl girls son sons daughter daughters sibling siblings brothers sisters campers hijo hijos hija hijas nino ninos nina ninas hermanos',
);
const WEEKS = set('week weeks wk wks semana semanas');
const YEARS = set('year years yr yrs yo old ano anos');
const WHOLE = set('all both whole full entire todo toda todas completo ambas');
const ORDINALS = new Map([
  ...['first 1st primera', 'second 2nd segunda', 'third tercera', 'fourth cuarta', 'fifth quinta'].flatMap(
    (words, index) => words.split(' ').map((word) => [word, index + 1] as const),
  ),
  ['last', -1],
  ['ultima', -1],
]);
const LENGTHS = {
  half: ['half day', 'half days', 'halfday', 'half', 'mornings', 'afternoons', 'medio dia', 'media jornada'],
  full: ['full day', 'full days', 'fullday', 'whole day', 'all day', 'dia completo', 'todo el dia'],
};

/** The seasons of the year where a school names one so, as Spanish and other words say them. */
const SEASON_WORDS: Readonly<Record<string, string>> = {
  invierno: 'winter',
  verano: 'summer',
  primavera: 'spring',
  otono: 'fall',
  autumn: 'fall',
};

/** Kinds of things that a scope can be about. */
const KINDS: Readonly<Record<string, string[]>> = {
  camps: ['camp', 'camps', 'campamento', 'campamentos'],
  monthly: ['monthly', 'month', 'core', 'mensual', 'mensuales', 'mes', 'club'],
  classes: [
    'class',
    'classes',
    'lesson',
    'lessons',
    'course',
    'courses',
    'clase',
    'clases',
    'curso',
    'cursos',
  ],
  party: ['party', 'parties', 'birthday', 'bday', 'fiesta', 'fiestas'],
  trial: ['trial', 'prueba'],
};

const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Months and holidays, by which a camp is asked for. 'may' is no month: 'may I'. */
function dayEntries(
  months: readonly string[],
): readonly { names: readonly string[]; matches: (day: SiteDay) => boolean }[] {
  const holiday = (names: readonly string[], end: string) => ({
    names,
    matches: (day: SiteDay) => day.endsWith(end),
  });
  return [
    ...months.map((name, index) => ({
      names: [...(name === 'May' ? [] : [name.toLowerCase()]), SPANISH_MONTHS[index] ?? ''],
      matches: (day: SiteDay) => Number(day.slice(5, 7)) === index + 1,
    })),
    holiday(['christmas', 'xmas', 'navidad'], '-12-25'),
    holiday(['new year', 'new years', 'ano nuevo'], '-01-01'),
  ];
}
