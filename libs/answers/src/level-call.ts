import { CORE_LEVELS } from '@kidcode/scheduling';

import { type Call, lines } from './call';
import { numberIn, ORDINALS } from './slot-numbers';
import { hasWordOf } from './words';

type CoreLevel = (typeof CORE_LEVELS)[number];

const LEVEL = ['month', 'level', 'mes', 'nivel'];
const LEVELS = ['months', 'levels', 'meses', 'niveles'];

/** The numbers of months or levels: 'month 4', 'level number six', 'the third level', 'mes 2', 'months 4 and 5'. */
const levelsIn = (words: readonly string[]): readonly number[] =>
  words.flatMap((word, at) => {
    const isOfSome = LEVELS.includes(word);
    if (!isOfSome && !LEVEL.includes(word)) return [];
    const after = words.slice(at + 1).filter((one) => !['number', 'numero', 'and', 'y'].includes(one));
    const [first = null, second = null] = after.slice(0, isOfSome ? 2 : 1).map(numberIn);
    return [first ?? ORDINALS.get(words[at - 1] ?? '') ?? [], second ?? []].flat();
  });

/** 'The one after level 3', 'what comes before it': how many levels on or back. */
const stepsIn = (words: readonly string[]): number => {
  const text = words.join(' ');
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  return (
    count(/\b(?:after|next(?! (?:week|day|time|year))|despues|siguiente|proximo)\b/g) -
    count(/\b(?:before|previous|antes|anterior)\b/g)
  );
};
const MAKES = new Set('make makes making build builds hacen hace'.split(' '));

/** The levels that are named by their numbers, or else the one that has the most words of what is asked. */
function levelsOf(words: readonly string[]): readonly CoreLevel[] {
  const numbered = levelsIn(words).flatMap((at) => CORE_LEVELS.at(at < 0 ? at : at - 1) ?? []);
  if (numbered.length > 0) return numbered;
  const telling = words.filter((word) => !LEVEL.includes(word) && !LEVELS.includes(word));
  const score = ({ title, makes }: CoreLevel): number =>
    telling.filter((word) => hasWordOf(`${title} ${makes}`, [word])).length;
  const best = Math.max(1, ...CORE_LEVELS.map(score));
  return CORE_LEVELS.filter((level) => score(level) === best).slice(0, 1);
}

/** What is made in the months or levels that are named, or in one beside that which was named before; in all of them, where that is asked. */
export const coreLevel: Call = ({ words, own }) => {
  const named = levelsOf(own);
  const isOfBefore = named.length === 0 && stepsIn(own) !== 0;
  const [told, steps] = isOfBefore ? [levelsOf(words), stepsIn(words)] : [named, stepsIn(own)];
  // Whoever asks otherwise for what follows gets the list.
  if (steps !== 0 && told.length !== 1) return null;
  const isOfMaking = own.some((word) => MAKES.has(word));
  const all = told.length === 0 && isOfMaking ? CORE_LEVELS : told;
  return lines(
    all
      .flatMap(({ level }) => CORE_LEVELS[level - 1 + steps] ?? [])
      .map(({ level, title, makes }) => `**${level}. ${title}**: ${makes}.`),
  );
};
