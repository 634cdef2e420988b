import { findTopic, type ProgramWish } from '@kidcode/booking';
import { isBranchId } from '@kidcode/branches';
import { PROGRAM_FINDER, WEEKDAYS } from '@kidcode/scheduling';
import { useHydrated } from '@kidcode/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { goBack } from '../../shared/history-step';
import { keepsPlace, useSiteNavigate } from '../../shared/navigation';
import { useQuery } from '../../shared/use-query';

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

/** Which question a history entry shows, from 0, and from which one it was reached; an entry that says nothing shows the first. */
function entryOf(state: unknown): { readonly question: number; readonly from: number | null } {
  const { question, from }: Record<string, unknown> =
    typeof state === 'object' && state !== null ? { ...state } : {};
  return {
    question: typeof question === 'number' ? question : 0,
    from: typeof from === 'number' ? from : null,
  };
}

/**
 * The finder's questions stand in the history, an entry each: Back leads to the one before. The answers stand in the address;
 * they stay as they are, to whichever question Back and Forward lead.
 */
export function useQuestionSteps() {
  const location = useLocation();
  const navigate = useSiteNavigate();
  const { search, replace } = useQuery();
  // The static page knows no entry.
  const entry = entryOf(useHydrated() ? location.state : null);
  const [question, show] = useState(entry.question);
  // A dialog's entry says nothing of questions: the one behind it stays.
  if (entry.question !== question && !location.search.includes('dialog=')) show(entry.question);
  const [first] = useState(location.key);
  const isOfFinder = location.key === first || keepsPlace(location.state);
  const answers = useRef<string | null>(null);
  /** The question that was asked for and is not there yet. */
  const coming = useRef<number | null>(null);

  const arrive = useEffectEvent((written: string) => {
    // A link to this page begins anew, and Back from there finds what was said before it.
    if (!isOfFinder) answers.current = null;
    else if (answers.current !== null && answers.current !== written) replace(answers.current);
    else answers.current = written;
  });
  useEffect(() => {
    coming.current = null;
    arrive(writeWish(readWish(location.search).wish));
  }, [location]);

  return {
    search,
    question,
    /** Whether the question was come to from another one, or back to it, not by a link to this page. */
    isOfFinder,
    /** Puts other answers into the address, without its question mark. */
    answer: (query: string) => {
      answers.current = query;
      replace(query);
    },
    /** To another question; to the one that this was reached from as the browser's Back does it. */
    ask: (next: number) => {
      // A second press on a slow phone would be a step of the history that leads nowhere.
      if (next === coming.current) return;
      coming.current = next;
      if (next === entry.from) void goBack();
      else if (next !== question)
        navigate(
          { pathname: location.pathname, search },
          { state: { question: next, from: question }, preventScrollReset: true },
        );
    },
  };
}
