import { OUTBOX_KEY, type Lead } from '@kidcode/leads';

import { STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import { makeLeadOutbox, type LeadOutbox } from './lead-outbox';
import { makeOutboxStore } from './outbox-store';
import { sendLead } from './send-lead';

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
let tellRefused: (lead: Lead) => void = () => undefined;

/** Who tells a parent that a request was refused for good when no form is there to do it. */
export function onRefusedLead(tell: (lead: Lead) => void): void {
  tellRefused = tell;
}

/** The outbox of this page, made on first need; from then on it listens to the connection and to other tabs. */
export function siteOutbox(): LeadOutbox {
  if (outbox) return outbox;
  const made = makeLeadOutbox({
    store: makeOutboxStore(),
    send: sendLead,
    now: () => deviceNow().getTime(),
    oneAtATime,
    onRefused: (lead) => tellRefused(lead),
    onDelivered: ({ kind }) => {
      if (kind === 'coupon') writeStored(STORAGE_KEYS.hasSeenOffer, 'true');
    },
  });
  window.addEventListener('online', () => void made.wake('connectionReturned'));
  window.addEventListener('storage', ({ key }) => {
    if (key === OUTBOX_KEY) made.refresh();
  });
  outbox = made;
  return made;
}
