import {
  findTopic,
  isNothingAsked,
  matchChangeWords,
  matchPrograms,
  matchReasonWords,
  placeWords,
  type ProgramWish,
} from '@kidcode/booking';
import { CENTERS, formatDistance, nearestCenter, type BranchId } from '@kidcode/branches';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';
import type { FinderTopic } from '@kidcode/school';

import type { DeclareCommands } from '../declare';
import { wholeBetween, wordsBetweenCommas, zipCode } from '../option-parsers';
import { expected, badInput, report, type Outcome, type Read } from '../outcome';
import { printTable } from '../print-table';
import { readPlace } from '../read-names';

type MatchFlags = {
  readonly age?: number;
  readonly likes?: readonly string[];
  readonly near?: string;
  readonly days?: readonly string[];
  readonly goal?: readonly string[];
  readonly done?: readonly string[];
};

/** Each of the words as what it means; the first that means nothing is the error. */
function readAll<Value>(
  where: string,
  words: readonly string[] | undefined = [],
  read: (word: string) => Value | null,
  known: readonly string[],
): Read<readonly Value[]> {
  const values: Value[] = [];
  for (const word of words) {
    const value = read(word);
    if (value === null) return expected(known.join(', '), word, where);
    values.push(value);
  }
  return { ok: true, value: values };
}

const findDay = (word: string) =>
  WEEKDAYS.find((day) => word.length >= 3 && day.toLowerCase().startsWith(word.trim().toLowerCase())) ?? null;

/** What words mean in a list of the finder's table. */
const readTopics = (where: string, words: readonly string[] | undefined, topics: readonly FinderTopic[]) =>
  readAll(
    where,
    words,
    (word) => findTopic(word, topics),
    topics.map(({ id }) => id),
  );

/** Where somebody lives, as the nearest of the centers, however far it is. */
function nearestTo(zip: string): Read<{ readonly place: BranchId; readonly words: string }> {
  const where = readPlace({ zip });
  if (!where.ok) return { ok: false, error: { message: where.error.message.replace('--zip', '--near') } };
  const { center, distanceMiles } = nearestCenter(where.value.at, CENTERS, Number.POSITIVE_INFINITY);
  if (center === null) return badInput('--near: no center has a place on the map');
  const words = `Nearest center: ${center.name}, ${formatDistance(distanceMiles)}.`;
  return { ok: true, value: { place: center.id, words } };
}

function matchCommand({ age, likes, near, days, goal, done }: MatchFlags): Outcome {
  const interests = readTopics('--likes', likes, PROGRAM_FINDER.interests);
  if (!interests.ok) return interests;
  const free = readAll('--days', days, findDay, WEEKDAYS);
  if (!free.ok) return free;
  const wanted = readTopics('--goal', goal, PROGRAM_FINDER.goals);
  if (!wanted.ok) return wanted;
  const experience = readTopics('--done', done, PROGRAM_FINDER.experience);
  if (!experience.ok) return experience;
  const place = near === undefined ? null : nearestTo(near);
  if (place !== null && !place.ok) return place;
  const wish: ProgramWish = {
    age: age ?? null,
    interests: interests.value,
    place: place?.value.place ?? null,
    days: free.value,
    goal: wanted.value[0] ?? null,
    experience: experience.value[0] ?? null,
  };
  if (isNothingAsked(wish)) return badInput('expected at least one of the options; see --help');
  const { programs, near: nearly } = matchPrograms(wish);
  const fits = programs.map(({ title, at, reasons }) => [
    title,
    at.map((there) => placeWords(there.place)).join(', '),
    reasons.map(matchReasonWords).join(' '),
  ]);
  const misses = nearly.map(({ title, at, changes }) => [
    title,
    placeWords(at.place),
    changes.map(matchChangeWords).join(' '),
  ]);
  return report({ wish, programs, near: nearly }, (width) =>
    [
      ...(place === null ? [] : [place.value.words]),
      fits.length === 0
        ? 'No program fits all of that.'
        : printTable([['PROGRAM', 'WHERE', 'WHY'], ...fits], { width }),
      ...(misses.length === 0
        ? []
        : [printTable([['NEARLY', 'WHERE', 'WHAT WOULD HAVE TO CHANGE'], ...misses], { width })]),
    ].join('\n\n'),
  );
}

const oneWord = (word: string): readonly string[] => [word];

export const declareMatch: DeclareCommands = (program) => {
  program
    .data('match', 'the programs that fit a child, with why, as the site’s program finder', ({ zip }) => [
      `kidcode match --age 8 --likes games --near ${zip}`,
      'kidcode match --days mon,wed --json',
    ])
    .option('--age <years>', 'how old the child is', wholeBetween('whole years', 0, 99))
    .option('--likes <topics>', 'what the child likes, such as games,robots', wordsBetweenCommas)
    .option('--near <code>', 'the ZIP code of the family: its nearest center', zipCode)
    .option('--days <days>', 'the days on which the child has time, such as mon,wed', wordsBetweenCommas)
    .option('--goal <goal>', 'what the family wants of it', oneWord)
    .option('--done <what>', 'what the child has made already, such as blocks', oneWord)
    .answers((_, flags: MatchFlags) => matchCommand(flags));
};
