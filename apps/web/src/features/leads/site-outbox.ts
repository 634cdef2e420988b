import { parseOutbox, type Lead, type Outbox } from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

import { readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import type { LateDispatch } from '../../shared/store-hooks';
import { toastShown } from '../notifications/notifications-slice';
import { makeLeadOutbox, type LeadOutbox, type OutboxStore } from './lead-outbox';
import { leadSteps, sendLead } from './send-lead';

const warn = (event: Event) => event.preventDefault();

/**
 * Keeps the outbox in local storage, which all tabs share, and in memory where storage is absent, blocked or full: a
 * lead then lives as long as the page, and leaving warns.
 */
export function makeOutboxStore(): OutboxStore {
  let unstored: Outbox | null = null;
  return {
    load: () => unstored ?? parseOutbox(readStored(STORAGE_KEYS.leadOutbox)),
    save: (outbox) => {
      const text = outbox.length === 0 ? null : JSON.stringify(outbox);
      writeStored(STORAGE_KEYS.leadOutbox, text);
      unstored = readStored(STORAGE_KEYS.leadOutbox) === text ? null : outbox;
      const change = unstored === null ? 'removeEventListener' : 'addEventListener';
      window[change]('beforeunload', warn);
    },
    isSafe: () => unstored === null,
  };
}

const LOCK = 'kidcode-lead-outbox';

/** A tab that sleeps in the middle of sending does not hold up the others for longer. Milliseconds. */
const LOCK_WAIT_MS = 30_000;

const noLock = () => undefined;

/** Waits for this tab's turn; the answer ends it. Where locks cannot be had, every tab has its turn at once. */
function takeTurn(): Promise<() => void> {
  return new Promise((begin) => {
    Promise.resolve()
      .then(() =>
        navigator.locks.request(
          LOCK,
          { signal: AbortSignal.timeout(LOCK_WAIT_MS) },
          () => new Promise<void>((end) => begin(end)),
        ),
      )
      .catch(() => begin(noLock));
  });
}

/** Two tabs do not send at the same time; if they ever do, the receiver's ids prevent doubles. */
async function oneAtATime(task: () => Promise<void>): Promise<void> {
  const endTurn = await takeTurn();
  try {
    await task();
  } finally {
    endTurn();
  }
}

let outbox: LeadOutbox | undefined;

/** Tells a parent, wherever on the site they are by then, that a request was refused for good. */
const refusedToast = ({ id }: Lead) =>
  toastShown({
    title: 'Your request was not accepted',
    description: `It will not be sent again. Please call ${BRAND.phone.display}. Your reference: ${id}`,
    variant: 'destructive',
    // In the notifier, where the next message does not drive it out.
    place: 'notifier',
    duration: Number.POSITIVE_INFINITY,
  });

/** The outbox of this page, made on first need; from then on it listens to the connection and to other tabs. */
export function siteOutbox(dispatch: LateDispatch): LeadOutbox {
  if (outbox) return outbox;
  const made = makeLeadOutbox({
    store: makeOutboxStore(),
    send: (lead) => sendLead(lead, leadSteps(dispatch)),
    now: () => deviceNow().getTime(),
    oneAtATime,
    onRefused: (lead) => dispatch(refusedToast(lead)),
    onDelivered: ({ kind }) => {
      if (kind === 'coupon') writeStored(STORAGE_KEYS.hasSeenOffer, 'true');
    },
  });
  window.addEventListener('online', () => void made.wake('connectionReturned'));
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.leadOutbox) made.refresh();
  });
  outbox = made;
  return made;
}

/** A new visit: what an earlier one could not send is tried again; what is refused for good is told. */
export const wakeOutbox = (dispatch: LateDispatch): Promise<void> =>
  siteOutbox(dispatch).wake('visitStarted');
