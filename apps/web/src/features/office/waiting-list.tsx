import type { CountedPlace } from '@kidcode/booking';
import { OFFICE } from '@kidcode/current-school';
import { ageWords, type WaitingChild, type WaitingState } from '@kidcode/leads/office';
import { Button, LinkButton } from '@kidcode/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { useMarkWaitingMutation, useWaitingQuery } from './counted-api';
import { Told, trouble, type Undoing } from './feedback';
import { focusHeadingWhenGone } from './focus';
import { LOOKING } from './office-api';
import { failureWords, mailAddress } from './office-words';

const WAITING_WORDS: Readonly<Record<WaitingState, string>> = {
  waiting: 'Waits',
  offered: 'Place offered',
  taken: 'Has a place',
  declined: 'Off the list',
};

export interface WaitingListProps {
  readonly place: CountedPlace;
  readonly words: string;
  readonly undoing: Undoing;
}

export function WaitingList({ place, words, undoing }: WaitingListProps) {
  const { data: children, error } = useWaitingQuery(place, LOOKING);
  const [mark] = useMarkWaitingMutation();
  const [problem, setProblem] = useState<string | null>(null);
  /** The version as it is now, or why nothing was changed. */
  const write = async (change: Pick<WaitingChild, 'reference' | 'version' | 'state'>) => {
    const { data, error: failed } = await mark(change);
    if (data?.outcome === 'marked') return { version: data.version, why: null };
    if (data?.outcome === 'changed-meanwhile')
      return { why: 'Somebody else has changed this in the meantime. It is shown as it is now.' };
    return { why: failureWords(failed ?? { code: 'gone' }) };
  };
  const change = async (child: WaitingChild, state: WaitingState) => {
    const of = `${child.reference} on the waiting list`;
    setProblem(null);
    undoing.withdraw(of);
    const { version, why } = await write({ ...child, state });
    if (version === undefined) {
      setProblem(why);
      return;
    }
    undoing.offer({
      words: `${child.name}: ${WAITING_WORDS[state].toLowerCase()}.`,
      of,
      undo: async () => (await write({ ...child, version })).why,
    });
  };
  const told = problem ?? (error === undefined ? null : failureWords(error));
  return (
    <section aria-labelledby="waiting-title">
      <h3 id="waiting-title">Waiting list</h3>
      <Told told={told === null ? null : trouble(told)} />
      {children?.length === 0 && <p data-quiet="">Nobody waits for this place.</p>}
      <ol>
        {(children ?? []).map((child) => (
          <li key={child.reference}>
            <p>
              <Link to={`?request=${child.reference}`}>{child.name || child.email}</Link>
              {`, child of ${child.childAge}, ${ageWords(child.ageSeconds)}: ${WAITING_WORDS[child.state]}`}
            </p>
            <div data-presses="">
              {child.state === 'waiting' && (
                <LinkButton
                  href={mailAddress(child.email, OFFICE.placeFree, {
                    name: child.name || 'there',
                    place: words,
                  })}
                  ref={focusHeadingWhenGone}
                  onClick={() => void change(child, 'offered')}
                >
                  Offer a place
                </LinkButton>
              )}
              {child.state === 'offered' && (
                <Button ref={focusHeadingWhenGone} onClick={() => void change(child, 'taken')}>
                  Has taken it
                </Button>
              )}
              {(child.state === 'waiting' || child.state === 'offered') && (
                <Button
                  variant="outline"
                  ref={focusHeadingWhenGone}
                  onClick={() => void change(child, 'declined')}
                >
                  Take off the list
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
