import { useEffect, useState } from 'react';

import { useLateDispatch } from '../../shared/store-hooks';
import { assistantApi } from './assistant-api';
import type { AssistantRoot } from './assistant-slice';

/** Milliseconds without a key after which a parent may want to see what can be asked. */
const PAUSE_MS = 300;
/** Fewer characters say nothing. */
const SHORTEST = 3;

/** Up to three questions of the assistant that are near to what is being typed; none while they are not known, or cannot be had. */
export function useTypedQuestions(text: string): readonly string[] {
  const typed = text.trim();
  const [known, setKnown] = useState<{ typed: string; questions: readonly string[] }>({
    typed: '',
    questions: [],
  });
  const dispatch = useLateDispatch<AssistantRoot>();
  useEffect(() => {
    if (typed.length < SHORTEST) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const suggest = assistantApi.endpoints.suggest.initiate(typed, { subscribe: false });
      void dispatch(suggest).then(({ data }) => {
        if (isCurrent) setKnown({ typed, questions: data ?? [] });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, dispatch]);
  return typed.length < SHORTEST || known.typed === '' ? [] : known.questions;
}
