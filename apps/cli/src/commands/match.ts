import {
  findInterest,
  matchChangeWords,
  matchPrograms,
  matchReasonWords,
  placeWords,
  type ProgramWish,
} from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import { CENTERS, formatDistance, nearestCenter } from '@kidcode/branches';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';

import type { Outcome } from '../outcome';
import { badInput, report } from '../outcome';
import { printTable } from '../print-table';
import { readPlace } from '../read-place';

export type MatchFlags = {
  readonly age?: number;
  readonly likes?: readonly string[];
  readonly near?: string;
  readonly days?: readonly string[];
  readonly goal?: string;
};

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Each of the words as what it means; the first that means nothing is the error. */
function readAll<Value>(
  where: string,
  words: readonly string[],
  read: (word: string) => Value | null,
  expected: readonly string[],
): Read<readonly Value[]> {
  const values: Value[] = [];
  for (const word of words) {
    const value = read(word);
    if (value === null)
      return badInput(`${where}: expected ${expected.join(', ')}; got ${JSON.stringify(word)}`);
    values.push(value);
  }
  return { ok: true, value: values };
}

const findDay = (word: string) =>
  WEEKDAYS.find((day) => word.length >= 3 && day.toLowerCase().startsWith(word.trim().toLowerCase())) ?? null;

const findGoal = (word: string) =>
  PROGRAM_FINDER.goals.find(({ id }) => id === word.trim().toLowerCase())?.id ?? null;

/** Where somebody lives, as the nearest of the centers, however far it is. */
function nearestTo(zip: string): Read<{ readonly place: BranchId; readonly words: string }> {
  const where = readPlace({ zip });
  if (!where.ok) return { ok: false, error: { message: where.error.message.replace('--zip', '--near') } };
  const { distances } = nearestCenter(where.value.at, CENTERS);
  const nearest = CENTERS.find(({ id }) => id === distances[0]?.id);
  if (nearest === undefined) return badInput('--near: no center has a place on the map');
  const miles = formatDistance(distances[0]?.distanceMiles ?? 0);
  return { ok: true, value: { place: nearest.id, words: `Nearest center: ${nearest.name}, ${miles}.` } };
}

/** `kidcode match`: the programs that fit a child, with why; the same answer as the site's program finder. */
export function matchCommand({ age, likes = [], near, days = [], goal }: MatchFlags): Outcome {
  const topics = PROGRAM_FINDER.interests.map(({ id }) => id);
  const interests = readAll('--likes', likes, (word) => findInterest(word), topics);
  if (!interests.ok) return interests;
  const free = readAll('--days', days, findDay, WEEKDAYS);
  if (!free.ok) return free;
  const goals = readAll(
    '--goal',
    goal === undefined ? [] : [goal],
    findGoal,
    PROGRAM_FINDER.goals.map(({ id }) => id),
  );
  if (!goals.ok) return goals;
  const place = near === undefined ? null : nearestTo(near);
  if (place !== null && !place.ok) return place;
  const wish: ProgramWish = {
    age: age ?? null,
    interests: interests.value,
    place: place?.value.place ?? null,
    days: free.value,
    goal: goals.value[0] ?? null,
  };
  const matches = matchPrograms(wish);
  const rows =
    matches.programs.length > 0
      ? matches.programs.map(({ title, at, reasons }) => [
          title,
          at.map((there) => placeWords(there.place)).join(', '),
          reasons.map(matchReasonWords).join(' '),
        ])
      : matches.near.map(({ title, at, changes }) => [
          title,
          placeWords(at.place),
          changes.map(matchChangeWords).join(' '),
        ]);
  const headings = ['PROGRAM', 'WHERE', matches.programs.length > 0 ? 'WHY' : 'WHAT WOULD HAVE TO CHANGE'];
  const first = place === null ? '' : `${place.value.words}\n`;
  const verdict = matches.programs.length > 0 ? '' : 'No program fits all of that.\n';
  const opening = first + verdict;
  return report(
    { wish, ...matches },
    (width) => `${opening}${opening === '' ? '' : '\n'}${printTable([headings, ...rows], { width })}`,
  );
}
