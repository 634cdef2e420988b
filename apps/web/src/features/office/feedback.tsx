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
export const done = (words: string): Telling => ({ tone: 'success', words });

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

interface Undoable {
  /** What was done. */
  readonly words: string;
  /** What was changed by it: the next offer of the same takes this one's place; undefined where none does. */
  readonly of?: string;
  /** Answers why it was not undone, in words; null where it was. */
  readonly undo: () => Promise<string | null>;
  /** What is carried out when the time is over. */
  readonly whenOver?: () => void;
}

export interface Undoing {
  readonly offer: (undoable: Undoable) => void;
  /** Takes away what is offered of something that is being changed again: undoing would be refused, or undo the later change as well. */
  readonly withdraw: (of: string) => void;
}

type Offered = { readonly id: number; readonly words: string; readonly undo: () => void };

/**
 * What can be undone for ten seconds.
 *
 * @param tell says what went wrong, wherever whoever undoes is by then; null takes it away.
 * @returns what is offered now, `offer` and `withdraw`. Nothing is carried out any more when the page is closed, or its person has
 * signed out (D-150).
 */
export function useUndo(tell: (told: Telling | null) => void) {
  const [offers, setOffers] = useState<readonly Offered[]>([]);
  const running = useRef(new Map<number, { readonly timer: number; readonly of: string | undefined }>());
  const lastId = useRef(0);
  useEffect(() => {
    const started = running.current;
    return () => started.forEach(({ timer }) => window.clearTimeout(timer));
  }, []);
  const end = (id: number): void => {
    window.clearTimeout(running.current.get(id)?.timer);
    running.current.delete(id);
    setOffers((before) => before.filter((offer) => offer.id !== id));
  };
  const withdraw = (changed: string) =>
    running.current.forEach(({ of }, id) => {
      if (of === changed) end(id);
    });
  const undoing: Undoing = {
    offer: ({ words, of, undo, whenOver }) => {
      // Of two quick changes the first was offered after the second had begun.
      if (of !== undefined) withdraw(of);
      const id = (lastId.current += 1);
      const timer = window.setTimeout(() => {
        end(id);
        whenOver?.();
      }, UNDO_MS);
      running.current.set(id, { timer, of });
      const undoIt = async () => {
        end(id);
        tell(null);
        const why = await undo();
        if (why !== null) tell(trouble(`“${words}” was not undone. ${why}`));
      };
      setOffers((before) => [...before, { id, words, undo: () => void undoIt() }]);
    },
    withdraw,
  };
  return { offers, ...undoing };
}

export function UndoOffers({ offers }: { readonly offers: readonly Offered[] }) {
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
