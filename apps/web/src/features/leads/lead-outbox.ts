import {
  dueLeads,
  forgetDelivered,
  keepLead,
  nextDueAt,
  outboxTransition,
  parseOutbox,
  refusedLeads,
  waitingLeads,
  type Lead,
  type LeadDeliveryEvent,
  type LeadId,
  type LeadKind,
  type Outbox,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';

import { keepStored, readStored, STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import type { LateDispatch } from '../../shared/store-hooks';
import { toastShown } from '../notifications/notifications-slice';
import type { SendOutcome } from './send-lead';

const warn = (event: Event) => event.preventDefault();

/**
 * Keeps the outbox in local storage, which all tabs share, and in memory where storage is absent, blocked or full: a
 * lead then lives as long as the page, and leaving warns.
 */
export function makeOutboxStore() {
  let unstored: Outbox | null = null;
  return {
    load: (): Outbox => unstored ?? parseOutbox(readStored(STORAGE_KEYS.leadOutbox)),
    save: (outbox: Outbox) => {
      const text = outbox.length === 0 ? null : JSON.stringify(outbox);
      unstored = keepStored(STORAGE_KEYS.leadOutbox, text) ? null : outbox;
      const change = unstored === null ? 'removeEventListener' : 'addEventListener';
      window[change]('beforeunload', warn);
    },
    /** Whether what is kept outlives the page. */
    isSafe: () => unstored === null,
  };
}

const LOCK = 'kidcode-lead-outbox';

/** A tab that sleeps in the middle of sending does not hold up the others for longer. Milliseconds. */
const LOCK_WAIT_MS = 30_000;

/**
 * Two tabs do not send at the same time: each waits for its turn, where locks can be had. If they ever do, the receiver's
 * ids prevent doubles.
 */
async function oneAtATime(task: () => Promise<void>): Promise<void> {
  let run: Promise<void> | undefined;
  const begin = () => (run ??= task());
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_WAIT_MS) }, begin);
  } catch {
    // There are no locks, or the turn did not come; what has begun does not begin again.
    await begin();
  }
}

interface OutboxPorts {
  readonly send: (lead: Lead) => Promise<SendOutcome>;
  /** Told of a lead that was refused for good and that no form waits for. */
  readonly onRefused: (lead: Lead) => void;
}

/** How a lead ends: the school has it, or will never take it as it is. */
export type LeadEnd = 'delivered' | 'refused';

/** So long the tab whose lead was refused has time to say so itself. Milliseconds. */
const REFUSAL_TOLD_AFTER_MS = 5_000;

/**
 * The leads of this visitor until they are known to be delivered. `libs/leads` decides what happens to a lead; this keeps,
 * sends and looks again when the next one is due.
 *
 * Tabs share the storage, but each reads it through a copy that may be a moment old. So a lead of this page is put back
 * when it is missing there, and only the school's own answer says that it is delivered: it keeps one row for each id, and
 * sending again does no harm.
 */
export function makeLeadOutbox({ send, onRefused }: OutboxPorts) {
  const store = makeOutboxStore();
  const now = () => deviceNow().getTime();
  /** What was kept on this page and has not ended. */
  const own = new Map<LeadId, Lead>();
  const ends = new Map<LeadId, LeadEnd>();
  const awaited = new Set<LeadId>();
  const watchers = new Map<LeadId, Set<(end: LeadEnd) => void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();

  const load = (): Outbox =>
    [...own.values()].reduce((outbox, lead) => keepLead(outbox, lead, now()), store.load());
  const change = (event: LeadDeliveryEvent, id?: LeadId): Outbox => {
    const outbox = outboxTransition(load(), event, id);
    store.save(outbox);
    return outbox;
  };
  const discard = (id: LeadId) => {
    own.delete(id);
    store.save(load().filter(({ lead }) => lead.id !== id));
  };
  const end = ({ id }: Lead, how: LeadEnd) => {
    own.delete(id);
    ends.set(id, how);
    for (const tell of watchers.get(id) ?? []) tell(how);
  };
  const refuse = (lead: Lead) => {
    const isAwaited = awaited.has(lead.id) || watchers.has(lead.id);
    discard(lead.id);
    end(lead, 'refused');
    if (!isAwaited) onRefused(lead);
  };

  const attempt = async (lead: Lead) => {
    change({ type: 'sendStarted', at: now() }, lead.id);
    const outcome = await send(lead);
    const at = now();
    if (outcome === 'sent') {
      const outbox = change({ type: 'sendSucceeded', at }, lead.id);
      end(lead, 'delivered');
      store.save(forgetDelivered(outbox));
      if (lead.kind === 'coupon') writeStored(STORAGE_KEYS.hasSeenOffer, 'true');
      return;
    }
    change({ type: 'sendFailed', at, ...(outcome === 'refused' && { final: true }) }, lead.id);
    if (outcome === 'refused' && own.has(lead.id)) refuse(lead);
  };

  /** What happened is noted when nobody is sending: a send that fails just then is repeated at once, not minutes later. */
  const sendDue = (event?: LeadDeliveryEvent, id?: LeadId): Promise<void> => {
    const task = async () => {
      if (event) change(event, id);
      for (;;) {
        const [lead] = dueLeads(load(), now());
        if (lead === undefined) return;
        await attempt(lead);
      }
    };
    const run = turn.then(() => oneAtATime(task)).finally(plan);
    turn = run.catch(() => undefined);
    return run;
  };
  const plan = () => {
    const due = nextDueAt(load(), now());
    clearTimeout(timer);
    if (due !== null) timer = setTimeout(() => void sendDue(), Math.max(1_000, due - now()));
  };

  return {
    /** Keeps a lead; the next look at the outbox sends it, if nothing else does before. */
    keep: (lead: Lead) => {
      own.set(lead.id, lead);
      store.save(load());
    },
    /** Sends a kept lead now. Answers after one attempt; a failed one goes on by itself. */
    sendNow: async (id: LeadId): Promise<LeadEnd | 'waiting'> => {
      awaited.add(id);
      await sendDue({ type: 'retryRequested', at: now() }, id);
      awaited.delete(id);
      return ends.get(id) ?? 'waiting';
    },
    /** The newest lead on its way of this kind and about this, by what it says under these names; null when there is none. */
    waiting: (kind: LeadKind, about: Readonly<Record<string, string>>): Lead | null => {
      const isAbout = (params: Readonly<Record<string, string>>) =>
        Object.entries(about).every(([name, value]) => (params[name] ?? value) === value);
      return waitingLeads(load()).findLast((lead) => lead.kind === kind && isAbout(lead.params)) ?? null;
    },
    /** Takes a lead back that another one replaces. */
    discard,
    /** Something happened that gives every kept lead another chance; a new visit also tells what is refused for good. */
    wake: async (cause: 'visitStarted' | 'connectionReturned') => {
      await sendDue({ type: cause, at: now() });
      if (cause !== 'visitStarted') return;
      setTimeout(() => refusedLeads(store.load()).forEach(refuse), REFUSAL_TOLD_AFTER_MS);
    },
    /** Told when a lead of this page has ended. Returns how to stop. */
    watch: (id: LeadId, onEnd: (end: LeadEnd) => void) => {
      const told = watchers.get(id) ?? new Set();
      watchers.set(id, told.add(onEnd));
      return () => {
        told.delete(onEnd);
        if (told.size === 0) watchers.delete(id);
      };
    },
    /** Another tab has changed the outbox. */
    refresh: () => {
      const stored = store.load();
      refusedLeads(stored)
        .filter(({ id }) => own.has(id))
        .forEach(refuse);
      const isMissing = [...own.keys()].some((id) => stored.every(({ lead }) => lead.id !== id));
      if (isMissing) void sendDue();
    },
    isSafe: store.isSafe,
  };
}

/** The sending, with the libraries that do it: a page is shown without them. */
export const loadSender = () => import('./send-lead');

let outbox: ReturnType<typeof makeLeadOutbox> | undefined;

/** The outbox of this page, made on first need; from then on it listens to the connection and to other tabs. */
export function siteOutbox(dispatch: LateDispatch) {
  if (outbox) return outbox;
  const made = makeLeadOutbox({
    send: (lead) =>
      loadSender().then(
        ({ leadSteps, sendLead }) => sendLead(lead, leadSteps(dispatch)),
        () => 'failed',
      ),
    // Told wherever on the site the parent is by then.
    onRefused: ({ id }) =>
      dispatch(
        toastShown({
          title: 'Your request was not accepted',
          description: `It will not be sent again. Please call ${BRAND.phone.display}. Your reference: ${id}`,
          variant: 'destructive',
          // In the notifier, where the next message does not drive it out.
          place: 'notifier',
          duration: Number.POSITIVE_INFINITY,
        }),
      ),
  });
  window.addEventListener('online', () => void made.wake('connectionReturned'));
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.leadOutbox) made.refresh();
  });
  outbox = made;
  return made;
}
