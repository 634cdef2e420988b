import { findTopic, type ProgramWish } from '@kidcode/booking';
import { isBranchId } from '@kidcode/branches';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';

const LONGEST_WORD = 40;

const wordsOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/**
 * Reads `?age=8&likes=minecraft,robots&place=euless&days=monday,friday&goal=deep&done=blocks`.
 *
 * @returns what it asks for, and the words of it that nobody understood.
 */
export function readWish(search: string) {
  const query = new URLSearchParams(search);
  const unreadable: string[] = [];
  /** What the first words of a parameter mean, each once; those that mean nothing are gathered. */
  const read = <T>(name: string, most: number, meaning: (word: string) => T | null | undefined) => {
    const meant = wordsOf(query.get(name))
      .slice(0, most)
      .flatMap((word) => {
        const value = meaning(word) ?? null;
        if (value === null) unreadable.push(word.slice(0, LONGEST_WORD));
        return value === null ? [] : [value];
      });
    return [...new Set(meant)];
  };
  const [age = null] = read('age', 1, (word) => (/^\d{1,2}$/.test(word) ? Number(word) : null));
  const interests = read('likes', Infinity, findTopic);
  const [place = null] = read('place', 1, (word) => (isBranchId(word) ? word : null));
  const days = read('days', Infinity, (word) => WEEKDAYS.find((day) => day.toLowerCase() === word));
  const [goal = null] = read('goal', 1, (word) => PROGRAM_FINDER.goals.find(({ id }) => id === word)?.id);
  const [experience = null] = read(
    'done',
    1,
    (word) => PROGRAM_FINDER.experience.find(({ id }) => id === word)?.id,
  );
  const wish: ProgramWish = { age, interests, place, days, goal, experience };
  return { wish, unreadable };
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
