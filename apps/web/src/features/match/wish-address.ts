import { findTopic, type ProgramWish } from '@kidcode/booking';
import { isBranchId } from '@kidcode/branches';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';

/** What an address asks for, and the words of it that nobody understood. */
export interface ReadWish {
  readonly wish: ProgramWish;
  readonly unreadable: readonly string[];
}

/** Years that somebody may type without being wrong; the school's own ages are the finder's to judge. */
const OLDEST = 99;
const LONGEST_WORD = 40;

const wordsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Reads `?age=8&likes=minecraft,robots&place=euless&days=monday,friday&goal=deep&done=blocks`. */
export function readWish(search: string): ReadWish {
  const query = new URLSearchParams(search);
  const [ageText = ''] = wordsOf(query.get('age'));
  const age = /^\d{1,2}$/.test(ageText) && Number(ageText) <= OLDEST ? Number(ageText) : null;
  const likes = wordsOf(query.get('likes')).map((word) => [word, findTopic(word)] as const);
  const days = wordsOf(query.get('days')).map(
    (word) => [word, WEEKDAYS.find((day) => day.toLowerCase() === word) ?? null] as const,
  );
  const [placeText = ''] = wordsOf(query.get('place'));
  const [goalText = ''] = wordsOf(query.get('goal'));
  const [doneText = ''] = wordsOf(query.get('done'));
  const place = isBranchId(placeText) ? placeText : null;
  const goal = PROGRAM_FINDER.goals.find(({ id }) => id === goalText)?.id ?? null;
  const experience = PROGRAM_FINDER.experience.find(({ id }) => id === doneText)?.id ?? null;
  const known = <T>(pairs: readonly (readonly [string, T | null])[]) =>
    [...new Set(pairs.map(([, value]) => value))].filter((value) => value !== null);
  const lost = (pairs: readonly (readonly [string, unknown])[]) =>
    pairs.filter(([word, value]) => word !== '' && value === null).map(([word]) => word);
  return {
    wish: { age, interests: known(likes), place, days: known(days), goal, experience },
    unreadable: [
      ...lost([[ageText, age]]),
      ...lost(likes),
      ...lost([[placeText, place]]),
      ...lost(days),
      ...lost([[goalText, goal]]),
      ...lost([[doneText, experience]]),
    ].map((word) => word.slice(0, LONGEST_WORD)),
  };
}

export function writeWish({ age, interests, place, days, goal, experience }: ProgramWish): string {
  const query = new URLSearchParams();
  if (age !== null) query.set('age', String(age));
  if (interests.length > 0) query.set('likes', interests.join(','));
  if (place !== null) query.set('place', place);
  if (days.length > 0) query.set('days', days.join(',').toLowerCase());
  if (goal !== null) query.set('goal', goal);
  if (experience !== null) query.set('done', experience);
  // A comma is allowed in a query, and an address is easier to read with it.
  return query.toString().replaceAll('%2C', ',');
}
