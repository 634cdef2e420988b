import { placeKey } from '@kidcode/booking';
import { PLACES } from '@kidcode/current-school';
import { ageWords, type CountedRoom } from '@kidcode/leads/office';
import { Button, CheckboxRow, Field, Notice, TextInput } from '@kidcode/ui';
import { useState } from 'react';

import { useDropPlaceMutation, useSetPlaceMutation, useTakePlaceMutation } from './counted-api';
import { useDraft, type Draft } from './drafts';
import { Told, trouble } from './feedback';
import { focusHeadingWhenGone } from './focus';
import { failureWords } from './office-words';
import { standingWords } from './place-grids';
import { WaitingList, type WaitingListProps } from './waiting-list';

const MEANWHILE = 'This place has changed in the meantime. Nothing was set.';

/** As the database takes it. */
const MOST = 1_000;

type Numbers = Pick<CountedRoom, 'capacity' | 'taken' | 'closed' | 'reason'>;

/** What somebody types, and the version that they have seen when they began. */
const draftOf = (room: CountedRoom | undefined): Draft<'place'> => ({
  capacity: room === undefined ? '' : String(room.capacity),
  taken: String(room?.taken ?? 0),
  closed: room?.closed ?? false,
  reason: '',
  seen: room?.version ?? 0,
});

/** What is set when this is saved. The same numbers, without another reason, are no change: the reason of the last one stands. */
function numbersOf({ capacity, taken, closed, reason }: Draft<'place'>, room?: CountedRoom): Numbers {
  const numbers = { capacity: Number(capacity), taken: Number(taken), closed };
  const isSame =
    room?.capacity === numbers.capacity && room.taken === numbers.taken && room.closed === closed;
  return { ...numbers, reason: reason.trim() || (isSame ? room.reason : '') };
}

/** Whoever counted: an address, or a job of the terminal. */
const whoWords = (who: string): string => (who === 'service_role' ? 'a job' : who);

const agoWords = (seconds: number): string => {
  const age = ageWords(seconds);
  return age === 'now' ? age : `${age} ago`;
};

const isCount = (text: string): boolean => /^\d{1,4}$/.test(text.trim()) && Number(text) <= MOST;
/** What is empty is asked for by Save. */
const wrongIn = (text: string) =>
  text === '' || isCount(text) ? undefined : 'Write a whole number from 0 to 1,000.';

interface PlaceDetailProps extends WaitingListProps {
  /** Undefined where nobody has counted it. */
  readonly room: CountedRoom | undefined;
}

/** One place's numbers, changed so that nobody overwrites anybody, and the children who wait for it. */
export function PlaceDetail({ place, words, room, undoing }: PlaceDetailProps) {
  const [draft, setDraft] = useDraft('place', placeKey(place));
  const [problem, setProblem] = useState<string | null>(null);
  const [set, { isLoading }] = useSetPlaceMutation();
  const [take] = useTakePlaceMutation();
  const [drop] = useDropPlaceMutation();
  const typed = draft ?? draftOf(room);
  const type = (changed: Partial<Draft<'place'>>) =>
    setDraft((now) => ({ ...(now ?? draftOf(room)), ...changed }));
  const isOvertaken = draft !== null && draft.seen !== (room?.version ?? 0);

  const [steps, numbers] = [`${placeKey(place)} steps`, `${placeKey(place)} numbers`];
  /** What was typed goes back only over what it has left, one more or less over anything but other numbers. */
  const begin = (...changed: readonly string[]) => {
    setProblem(null);
    changed.forEach(undoing.withdraw);
  };
  /** Why none was taken or given back; null where one was. */
  const step = async (by: 1 | -1) => {
    const { data, error } = await take({ ...place, by });
    if (error !== undefined) return failureWords(error);
    if (data.outcome === 'changed') return null;
    if (data.outcome === 'closed') return 'This place is closed. Open it first.';
    return by === 1 ? 'No place is left.' : 'No place is taken.';
  };
  const stepAndOffer = async (by: 1 | -1) => {
    begin(numbers);
    const why = await step(by);
    setProblem(why);
    if (why === null)
      undoing.offer({
        words: `${words}: one place ${by === 1 ? 'taken' : 'free again'}.`,
        of: steps,
        undo: () => step(by === 1 ? -1 : 1),
      });
  };
  /** The row as it is now, or why nothing was set. */
  const write = async ({ capacity, taken, closed, reason }: Numbers, version: number) => {
    const { data, error } = await set({ ...place, capacity, taken, closed, reason, version });
    if (error !== undefined) return { why: failureWords(error) };
    const after = data.outcome === 'set' ? data.rows[0] : undefined;
    return after === undefined ? { why: MEANWHILE } : { after, why: null };
  };
  /** Why it is counted still; null where it is not. */
  const stop = async (version: number) => {
    const { data, error } = await drop({ ...place, version });
    if (error !== undefined) return failureWords(error);
    return data.outcome === 'dropped' ? null : MEANWHILE;
  };
  const save = async (saved: Draft<'place'>) => {
    begin(steps, numbers);
    const before = room;
    const { after, why } = await write(numbersOf(saved, before), saved.seen);
    setProblem(why);
    if (after === undefined) return;
    // What was typed while it was being saved is not saved.
    setDraft((now) => (now === null || now === saved ? null : { ...now, seen: after.version }));
    undoing.offer({
      words: `${words}: saved, ${after.taken} of ${after.capacity} taken.`,
      of: numbers,
      undo: async () =>
        before === undefined ? stop(after.version) : (await write(before, after.version)).why,
    });
  };
  const stopCounting = async (counted: CountedRoom) => {
    begin(steps, numbers);
    const why = await stop(counted.version);
    setProblem(why);
    if (why !== null) return;
    setDraft(() => null);
    undoing.offer({
      words: `${words}: not counted any more.`,
      of: numbers,
      undo: async () => (await write(counted, 0)).why,
    });
  };

  return (
    <section aria-labelledby="place-title">
      <div>
        <h2 id="place-title" tabIndex={-1}>
          {words}
        </h2>
        <p>{standingWords(room).words}</p>
        {room !== undefined && (
          <p data-quiet="">
            {`Said ${agoWords(room.ageSeconds)}${room.updatedBy === '' ? '' : ` by ${whoWords(room.updatedBy)}`}`}
            {room.reason !== '' && `: ${room.reason}`}
          </p>
        )}
      </div>
      <Told told={problem === null ? null : trouble(problem)} />
      {room !== undefined && (
        <div data-presses="" ref={focusHeadingWhenGone}>
          <Button variant="outline" disabled={draft !== null} onClick={() => void stepAndOffer(-1)}>
            One less taken
          </Button>
          <Button variant="outline" disabled={draft !== null} onClick={() => void stepAndOffer(1)}>
            One more taken
          </Button>
        </div>
      )}
      <form
        aria-label="Numbers"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCount(typed.capacity) && isCount(typed.taken) && !isOvertaken) void save(typed);
        }}
      >
        <div data-row="">
          {(
            [
              ['Taken', 'taken'],
              ['Places in all', 'capacity'],
            ] as const
          ).map(([label, name]) => (
            <Field key={name} label={label} required error={wrongIn(typed[name])}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={typed[name]}
                onChange={({ currentTarget: { value } }) => type({ [name]: value })}
              />
            </Field>
          ))}
        </div>
        <CheckboxRow
          label="Closed"
          hint="Not sold, whatever is left, until somebody opens it again."
          checked={typed.closed}
          onChange={({ currentTarget: { checked } }) => type({ closed: checked })}
        />
        <Field label="Reason" hint="Only people of the office see it.">
          <TextInput
            autoComplete="off"
            maxLength={200}
            value={typed.reason}
            onChange={({ currentTarget: { value } }) => type({ reason: value })}
          />
        </Field>
        {isOvertaken && (
          <Notice
            tone="warning"
            role="alert"
            title={`${room?.updatedBy ? whoWords(room.updatedBy) : 'Somebody'} has changed this place in the meantime`}
            action={
              <div data-presses="" ref={focusHeadingWhenGone}>
                <Button variant="outline" onClick={() => type({ seen: room?.version ?? 0 })}>
                  Keep mine
                </Button>
                <Button variant="outline" onClick={() => setDraft(() => null)}>
                  Take theirs
                </Button>
              </div>
            }
          >
            {`Theirs: ${room?.taken ?? 0} of ${room?.capacity ?? 0} taken. Yours is above, not saved yet.`}
          </Notice>
        )}
        <div data-presses="">
          <Button type="submit" loading={isLoading} loadingText="Saving..." disabled={isOvertaken}>
            Save
          </Button>
          {isCount(typed.capacity) && typed.taken !== typed.capacity && (
            <Button
              variant="outline"
              ref={focusHeadingWhenGone}
              onClick={() => type({ taken: typed.capacity })}
            >
              All are taken
            </Button>
          )}
          {draft !== null && (
            <Button variant="quiet" ref={focusHeadingWhenGone} onClick={() => setDraft(() => null)}>
              Leave it as it was
            </Button>
          )}
          {draft === null && room !== undefined && (
            <Button variant="quiet" ref={focusHeadingWhenGone} onClick={() => void stopCounting(room)}>
              Do not count it any more
            </Button>
          )}
        </div>
        <p data-quiet="">
          {`Parents see a number for ${PLACES.freshHours} hours. Saving the same numbers confirms them.`}
        </p>
      </form>
      <WaitingList place={place} words={words} undoing={undoing} />
    </section>
  );
}
