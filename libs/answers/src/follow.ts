import { PROGRAM_KEYS, PROGRAMS } from '@kidcode/scheduling';

import { AT_HOME, PROGRAM_COMMON, SEASON_NAMES } from './slot-names';
import { type Said, SUBJECTS } from './subject';
import { EMPTY, plainText, wordsOf } from './words';

const titles = PROGRAM_KEYS.flatMap((key) => wordsOf(plainText(PROGRAMS[key].title)));
const MORE = 'ai ia robot robots robotics robotica rental rentals rentar camps homework tareas courses curso';
/** Words that name what is asked about. */
const ABOUT = new Set(
  [
    ...Object.values(SUBJECTS).flatMap((names) => names.split(' ')),
    ...titles.filter((word) => !PROGRAM_COMMON.has(word)),
    ...Object.values(SEASON_NAMES).flat(),
    ...AT_HOME.filter((name) => !name.includes(' ')),
    ...MORE.split(' '),
  ].filter((word) => !['work', 'trabajo', 'month', 'mes', 'jr'].includes(word)),
);
/** Words that stand beside the name of a subject and ask nothing. */
const BESIDE = new Set([
  ...PROGRAM_COMMON,
  ...'no not sorry oops mean meant perdon help kids regular weekly birthday cumpleanos technology parents parent jr yes si'.split(
    ' ',
  ),
]);

/** Who asks whether there is something asks a whole question. */
const VERBS = new Set('do does did have has is are can will tell hay tienen tiene es son dan'.split(' '));

const NEEDED = new Set('need needs know knows done did necesita saber sabe'.split(' '));

const asksSomething = (words: readonly string[]): boolean =>
  words.some((word) => !EMPTY.has(word) && !BESIDE.has(word));

/** What is asked, and about what, from a question on. */
export function saidIn(plain: string, before: Said | null): Said {
  const words = wordsOf(plain);
  // 'Does she need to know Python?' is still about the club.
  const isNeeded = before !== null && words.some((word) => NEEDED.has(word));
  const own = isNeeded ? [] : words.filter((word) => ABOUT.has(word));
  const ask = words.filter((word) => !ABOUT.has(word));
  return {
    ask: asksSomething(ask) || before === null ? ask.join(' ') : before.ask,
    about: own.length > 0 || before === null ? own.join(' ') : before.about,
  };
}

/** 'And for math?' as a whole question: what was asked before, about what is named now; null where more than a subject is named. */
export function wholeOf(plain: string, before: Said): string | null {
  const words = wordsOf(plain);
  const isNamed = words.some((word) => ABOUT.has(word)) && !words.some((word) => VERBS.has(word));
  const isOnly = isNamed && !asksSomething(words.filter((word) => !ABOUT.has(word)));
  const own = words.filter((word) => ABOUT.has(word) || BESIDE.has(word));
  return isOnly && asksSomething(wordsOf(before.ask)) ? `${before.ask} ${own.join(' ')}` : null;
}
