import { Button, ErrorState, Notice } from '@kidcode/ui';
import { useEffect, useRef, useState } from 'react';

import { focusHeadingWhenGone } from './focus';
import { Toasts } from './inbox-style';
import { failureWords } from './office-words';

export interface Telling {
  readonly tone: 'danger' | 'success' | 'warning';
  readonly words: string;
}

export const trouble = (words: string): Telling => ({ tone: 'danger', words });

/** Says what became of a press, or nothing. */
export function Told({ told }: { readonly told: Telling | null }) {
  return (
    told !== null && (
      <Notice tone={told.tone} role={told.tone === 'danger' ? 'alert' : 'status'}>
        {told.words}
      </Notice>
    )
  );
}

interface UnreachedProps {
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
}

/** Says why there is nothing to show, with another try. */
export function Unreached({ query }: UnreachedProps) {
  return (
    <ErrorState
      title={failureWords(query.error)}
      action={<Button onClick={() => void query.refetch()}>Try again</Button>}
    />
  );
}

/** How long something can be undone; what cannot be undone afterwards is carried out only then. */
const UNDO_MS = 10_000;

/** Words, what undoing does, and what is carried out when the time is over. */
export type Offer = (words: string, undo: () => void, whenOver?: () => void) => void;

type Undoable = { readonly id: number; readonly words: string; readonly undo: () => void };

/**
 * What can be undone for ten seconds.
 *
 * @returns what is offered now, and `offer`. Nothing is carried out any more when the page is closed, or its person has signed out
 * (D-150).
 */
export function useUndo() {
  const [offers, setOffers] = useState<readonly Undoable[]>([]);
  const timers = useRef(new Map<number, number>());
  const lastId = useRef(0);
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);
  const end = (id: number): void => {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setOffers((before) => before.filter((offer) => offer.id !== id));
  };
  const offer: Offer = (words, undo, whenOver) => {
    const id = (lastId.current += 1);
    timers.current.set(
      id,
      window.setTimeout(() => {
        end(id);
        whenOver?.();
      }, UNDO_MS),
    );
    const undoIt = () => {
      end(id);
      undo();
    };
    setOffers((before) => [...before, { id, words, undo: undoIt }]);
  };
  return { offers, offer };
}

export function UndoOffers({ offers }: { readonly offers: readonly Undoable[] }) {
  return (
    <Toasts data-above-dialogs="" role="status">
      {offers.map(({ id, words, undo }) => (
        <div key={id}>
          <span>{words}</span>
          <button type="button" ref={focusHeadingWhenGone} onClick={undo}>
            Undo
          </button>
        </div>
      ))}
    </Toasts>
  );
}
