import { type BranchId, BRANCH_IDS, BRANCHES, CENTERS, findPlace, HAS_ONLINE } from '@kidcode/branches';
import { addDays, type SiteDay } from '@kidcode/school';
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
import { OF_PEOPLE, plainText } from './words';

/**
 * The seasons that a question names by their title, a month, a holiday or a day that falls into them; 'last summer' is none.
 *
 * @param calendar null where months and days are not those of a camp.
 */
export function seasonsIn(
  reader: Reader,
  calendar: { today: SiteDay; days: readonly string[] } | null,
): readonly CampSeason[] {
  const isPast = (name: string) => PAST.get(name)?.test(reader.text) === true;
  const named = CAMP_SEASON_IDS.filter((season) =>
    find(
      reader,
      (SEASON_NAMES[season] ?? []).filter((name) => !isPast(name)),
    ),
  );
  if (named.length > 0 || calendar === null) return named;
  const { today, days } = calendar;
  const spans = [
    ...DAY_SPANS.filter(({ names }) => find(reader, names)),
    ...days.map((day) => ({ from: day, to: day, beyond: 0 })),
  ];
  if (spans.length === 0) return [];
  return CAMP_SEASON_IDS.filter((season) => {
    const { firstDay, lastDay } = campOn(season, today);
    return [firstDay, lastDay].some((edge) => {
      const year = edge.slice(0, 5);
      return spans.some(
        ({ from, to, beyond }) =>
          `${year}${from}` <= addDays(lastDay, -beyond) && `${year}${to}` >= addDays(firstDay, beyond),
      );
    });
  });
}

/** A name of several words written in a hurry: its first letters, or as one word. */
const shortened = (name: string): readonly string[] => {
  const words = plainText(name).split(' ');
  return words.length > 1 ? [words.map((word) => word[0]).join(''), words.join('')] : [];
};

export const AT_HOME =
  'online|virtual|virtually|remote|zoom|en linea|from home|at home|desde casa|by internet|over the internet|por internet|de internet|el internet'.split(
    '|',
  );

/** What each branch is called. */
export const BRANCH_NAMES = BRANCH_IDS.map((id) => {
  const { name, city } = BRANCHES[id];
  if (id === 'online') return { id, names: HAS_ONLINE ? AT_HOME : [] };
  return { id, names: [plainText(name), plainText(city), ...shortened(name)] };
});

/** Parents who work at home ask about no lessons there. */
const WORKS = / (?:works?|working|trabaj\w+) (?:from home|at home|remote(?:ly)?|desde casa) /;

export const branchesIn = (reader: Reader): readonly BranchId[] =>
  BRANCH_NAMES.filter(({ id }) => id !== 'online' || !WORKS.test(reader.text))
    .filter(({ names }) => find(reader, names))
    .map(({ id }) => id);

export function placeIn(reader: Reader, { places }: Circumstances): string | null {
  const centers = new Set(CENTERS.map(({ city }) => city.toLowerCase()));
  for (const size of [3, 2, 1])
    for (const [start] of reader.words.entries()) {
      const span = reader.words.slice(start, start + size);
      const text = span.join(' ');
      if (span.length < size || text.length < 4 || reader.used.has(start) || centers.has(text)) continue;
      // A ZIP code is one word: those beside it may be of something else.
      const isZip = /\d/.test(text);
      if (isZip ? size > 1 : OF_PEOPLE.has(reader.words[start - 1] ?? '')) continue;
      const found = findPlace(text, places);
      if (found.ok) return reader.has(...span.map((_, offset) => start + offset)) ? text : null;
    }
  return null;
}

/** A name of one word, as it is written in two: 'scratch jr'. */
const halves = ([name = '', ...others]: readonly string[]): readonly string[] =>
  others.length > 0 ? [] : Array.from(name, (_, at) => `${name.slice(0, at)} ${name.slice(at)}`);

/**
 * The programs of the timetable whose titles are said whole; else those that share the most words of a title with the question
 * that no other kind of thing has.
 */
export function programsIn(reader: Reader): readonly ProgramKey[] {
  const whole = TITLES.filter(({ names }) => find(reader, names));
  // 'ScratchJr and Scratch': what is left may be another one.
  const isLeft = (word: string) => reader.words.some((one, index) => one === word && !reader.used.has(index));
  const shared = TITLES.map(({ key, words }) => {
    const own = words.filter((word) => !PROGRAM_COMMON.has(word) && isLeft(word));
    const more = own.length === 0 ? 0 : words.filter((word) => reader.words.includes(word)).length;
    return { key, words, score: own.length * 2 + more };
  });
  const best = Math.max(1, ...shared.map(({ score }) => score));
  const left = shared.filter(({ score }) => score === best);
  const own = left.flatMap(({ words }) => words.filter((word) => !PROGRAM_COMMON.has(word)));
  find(reader, own);
  // 'He has only done Scratch' asks for something else.
  const isDone = ([word]: readonly string[]) =>
    DONE.some((done) => reader.text.includes(` ${done} ${word} `));
  const named = [...whole, ...left].filter(({ words }) => !isDone(words));
  return [...new Set(named.map(({ key }) => key))];
}

const TITLES = PROGRAM_KEYS.map((key) => {
  const words = plainText(PROGRAMS[key].title).split(' ');
  return { key, words, names: [words.join(' '), ...halves(words)] };
});

/** What stands before a course that a child has taken. */
const DONE = ['done', 'did', 'did some', 'finished', 'completed', 'ever used', 'ya hizo', 'ya termino'];

/** Words of titles that also name other things. */
export const PROGRAM_COMMON = new Set(
  'website programming development game exploration ai advanced vr'.split(' '),
);

/** Reads words from left to right and remembers which of them belong to a slot. */
export type Reader = {
  words: readonly string[];
  /** The words with a space around each. */
  text: string;
  used: Set<number>;
  has: (...at: number[]) => boolean;
};

export const at = ({ words }: Reader, index: number): string => words[index] ?? '';

/** Whether one of some names, each of one or more words, stands in the question. */
export function find(reader: Reader, names: readonly string[]): boolean {
  let found = false;
  for (const name of names) {
    if (!reader.text.includes(` ${name} `)) continue;
    const parts = name.split(' ');
    reader.words.forEach((_, start) => {
      if (parts.every((part, offset) => at(reader, start + offset) === part))
        found = reader.has(...parts.map((_, offset) => start + offset));
    });
  }
  return found;
}

/** The next word after some that say nothing between a number and its noun: '2 [full winter] weeks', '8 [and a half] years'. */
export function after(
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

export const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** The seasons of the year where a school names one so, as Spanish and other words say them. */
export const SEASON_WORDS: Readonly<Record<string, string>> = {
  invierno: 'winter',
  verano: 'summer',
  primavera: 'spring',
  otono: 'fall',
  autumn: 'fall',
};

/** Kinds of things that a scope can be about. */
export const KINDS: Readonly<Record<string, string[]>> = {
  camps: ['camp', 'camps', 'campamento', 'campamentos'],
  monthly: ['monthly', 'month', 'core', 'mensual', 'mensuales', 'mes', 'club'],
  classes: 'class classes lesson lessons course courses clase clases curso cursos'.split(' '),
  party: ['party', 'parties', 'birthday', 'bday', 'fiesta', 'fiestas'],
  trial: ['trial', 'prueba'],
};

/** By what a season is named: its id, the words of its title, and how Spanish says it. */
export const SEASON_NAMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  CAMP_SEASON_IDS.map((season) => {
    const title = plainText(seasonTab(season).title).split(' ');
    const own = title.filter((word) => !(KINDS.camps ?? []).includes(word));
    const foreign = Object.entries(SEASON_WORDS).flatMap(([word, id]) => (id === season ? [word] : []));
    return [season, [season, ...own, ...foreign]];
  }),
);

/** 'Last summer', 'he was at your camp in the summer'. */
const PAST = new Map(
  Object.values(SEASON_NAMES)
    .flat()
    .map((name) => [
      name,
      new RegExp(
        ` (?:(?:last|past) ${name}|${name} pasado|(?:was|(?:we|they|kids) were|went|came|attended|loved|estuv\\w+|fue|fueron|vino) (?:\\w+ ){0,6}(?:in|over|this|the|en|el) ${name}) `,
      ),
    ]),
);

export const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Words before a month that ask for all that comes after it. */
export const AFTER = set('after from since starting despues desde');

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((name, at) => {
    const english = name.toLowerCase();
    return [english, english.slice(0, 3), SPANISH_MONTHS[at] ?? ''].map((one) => [one, at + 1] as const);
  }),
);

/** The number of a month by its name or its first letters. 'may' is one only where a day follows: 'may I'. */
export const monthOf = (word: string, hasDay = false): number | null =>
  word === 'may' && !hasDay ? null : (MONTH_NUMBERS.get(word) ?? null);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Months and holidays by which a camp is asked for, from a day of any year to another. 'may' is no month: 'may I'. */
const DAY_SPANS: readonly { names: readonly string[]; from: string; to: string; beyond: number }[] = [
  ...SPANISH_MONTHS.map((spanish, index) => {
    const english = (MONTH_NAMES[index] ?? '').toLowerCase();
    const month = twoDigits(index + 1);
    return {
      names: english === 'may' ? [spanish] : [english, spanish],
      from: `${month}-01`,
      to: `${month}-31`,
      // Two days after New Year make no camp of January.
      beyond: 2,
    };
  }),
  { names: ['christmas', 'xmas', 'navidad'], from: '12-25', to: '12-25', beyond: 0 },
  { names: ['over the holidays', 'over break', 'holiday break'], from: '12-25', to: '12-25', beyond: 0 },
  { names: ['new year', 'new years', 'ano nuevo'], from: '01-01', to: '01-01', beyond: 0 },
];
