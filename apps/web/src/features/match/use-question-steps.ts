import { useHydrated } from '@kidcode/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { goBack } from '../../shared/history-step';
import { keepsPlace, useSiteNavigate } from '../../shared/navigation';
import { useQuery } from '../../shared/use-query';
import { readWish, writeWish } from './wish-address';

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

  const arrive = useEffectEvent((written: string) => {
    // A link to this page begins anew, and Back from there finds what was said before it.
    if (!isOfFinder) answers.current = null;
    else if (answers.current !== null && answers.current !== written) replace(answers.current);
    else answers.current = written;
  });
  useEffect(() => arrive(writeWish(readWish(location.search).wish)), [location]);

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
      if (next === entry.from) void goBack();
      else if (next !== question)
        navigate(
          { pathname: location.pathname, search },
          { state: { question: next, from: question }, preventScrollReset: true },
        );
    },
  };
}
