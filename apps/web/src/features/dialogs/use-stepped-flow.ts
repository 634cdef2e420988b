import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { goBack as goBackInHistory } from '../../shared/history-step';
import { useSiteNavigate } from '../../shared/navigation';
import { answered, DIALOG_PARAMS, type DialogEntry, dialogEntryOf, entryInHistory } from './dialog-entry';

/** A flow of several questions, as its pure library describes it. */
interface SteppedFlowRules<State, Event> {
  /** The flow after the answers of a history entry. */
  readonly resume: (answers: readonly string[]) => State;
  readonly transition: (state: State, event: Event) => State;
  /** The answer that led to a further question, in a word; null for every other event. */
  readonly answerOf: (event: Event, next: State) => string | null;
}

/** What has happened at a question since it came on screen, and which question that leads to. */
interface Happened<State> {
  readonly at: string;
  readonly leadsTo: string;
  readonly state: State;
}

/**
 * Holds a flow whose questions stand in the browser's history, one entry each: Back leads one question back, Forward
 * and a reload find the question again. What is no question - a link being made, a tab that was blocked - stays here.
 */
export function useSteppedFlow<State, Event>(rules: SteppedFlowRules<State, Event>) {
  const { resume, transition, answerOf } = rules;
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useSiteNavigate();
  const { depth, answers } = dialogEntryOf(location.state);
  const step = answers.join(' ');
  const resumed = useMemo(() => resume(step === '' ? [] : step.split(' ')), [resume, step]);

  const [happened, setHappened] = useState<Happened<State> | null>(null);
  const [shown, setShown] = useState(step);
  if (shown !== step) {
    setShown(step);
    // Left by Back or Forward: a link that was being made there is not waited for any more.
    if (happened?.leadsTo !== step) setHappened(null);
  }
  // The next question comes at once; the address, which the whole page follows, may take its time.
  const state = happened && (happened.at === step || happened.leadsTo === step) ? happened.state : resumed;

  const latest = useRef<State | null>(state);
  useEffect(() => {
    latest.current = state;
    return () => {
      latest.current = null;
    };
  }, [state]);
  const entry = useRef<DialogEntry>({ depth, answers });
  useEffect(() => {
    entry.current = { depth, answers: step === '' ? [] : step.split(' ') };
  }, [depth, step]);

  // Back, before the page has followed to the next question: then the step on screen never changed.
  useEffect(() => {
    const onPopState = () => {
      entry.current = entryInHistory();
      const at = entry.current.answers.join(' ');
      setHappened((last) => (last?.leadsTo === at ? last : null));
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  /** Takes an event and answers the state after it: a tab must be opened in the click itself, before any render. */
  const send = (event: Event): State => {
    const before = latest.current ?? state;
    const next = transition(before, event);
    if (next === before) return before;
    latest.current = next;
    const answer = answerOf(event, next);
    if (answer !== null) entry.current = answered(entry.current, answer);
    setHappened({ at: step, leadsTo: entry.current.answers.join(' '), state: next });
    if (answer !== null)
      navigate({ pathname, search, hash }, { state: entry.current, preventScrollReset: true });
    return next;
  };

  /** To the question before: the same as the browser's Back. */
  const goBack = () => {
    const before = entry.current.answers.slice(0, -1);
    setHappened({ at: step, leadsTo: before.join(' '), state: resume(before) });
    void goBackInHistory();
  };

  /** The state as it is by now, for answers that come late; null once the dialog is gone. */
  const now = () => latest.current;
  return { state, send, now, goBack };
}

const dialogIn = (search: string) => new URLSearchParams(search).get(DIALOG_PARAMS[0]);

/**
 * Closes the dialog that the address asks for: back to the page as it was before the dialog and its steps; without a page
 * before, only the dialog's name goes. Resolves when the page is there, and can be left for another one. Does nothing the
 * second time, nor once a link or the browser has led away from the dialog: what is still on screen then must not take
 * that back.
 */
export function useCloseDialog(): () => Promise<void> {
  const navigate = useSiteNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  /** The address changes before the dialog is gone from the screen. */
  const isLeft = () =>
    window.location.pathname !== pathname || dialogIn(window.location.search) !== dialogIn(search);

  return async () => {
    if (isClosed.current || isLeft()) return;
    isClosed.current = true;
    const depth = Math.max(dialogEntryOf(location.state).depth, entryInHistory().depth);
    if (depth === 0) {
      const params = new URLSearchParams(search);
      for (const name of DIALOG_PARAMS) params.delete(name);
      navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true });
      return;
    }
    await goBackInHistory(depth);
  };
}
