import {
  dueLeads,
  forgetDelivered,
  keepLead,
  nextDueAt,
  outboxTransition,
  SENDING_GIVEN_UP_MS,
  type Lead,
  type LeadDeliveryEvent,
  type LeadId,
  type Outbox,
} from '@kidcode/leads';

import type { OutboxStore } from './outbox-store';
import type { SendOutcome } from './send-lead';

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly send: (lead: Lead) => Promise<SendOutcome>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs one task at a time, over all tabs of the site. */
  readonly oneAtATime: (task: () => Promise<void>) => Promise<void>;
  /** Told once for each lead that this page delivered. */
  readonly onDelivered: (lead: Lead) => void;
}

export interface LeadOutbox {
  /** Keeps a lead; the next look at the outbox sends it, if nothing else does before. */
  readonly keep: (lead: Lead) => void;
  /** Sends a kept lead now. Answers after one attempt; a failed one goes on by itself. */
  readonly sendNow: (id: LeadId) => Promise<'delivered' | 'waiting'>;
  /** Takes a lead back that another one replaces. */
  readonly discard: (id: LeadId) => void;
  /** Something happened that gives every kept lead another chance. */
  readonly wake: (cause: 'visitStarted' | 'connectionReturned') => Promise<void>;
  /** Told when a kept lead has left the outbox, by this page or by another tab. Returns how to stop. */
  readonly watch: (id: LeadId, onGone: () => void) => () => void;
  /** Another tab has changed the outbox. */
  readonly refresh: () => void;
}

/**
 * The leads of this visitor until they are known to be delivered. Booking decides what happens to a lead; this keeps,
 * sends and looks again when the next one is due. The receiver keeps one row per id, so sending twice does no harm.
 */
export function makeLeadOutbox({ store, send, now, oneAtATime, onDelivered }: OutboxPorts): LeadOutbox {
  const watchers = new Map<LeadId, Set<() => void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isKept = (id: LeadId) => store.load().some(({ lead }) => lead.id === id);
  const change = (event: LeadDeliveryEvent, id?: LeadId): Outbox => {
    const outbox = outboxTransition(store.load(), event, id);
    store.save(outbox);
    return outbox;
  };
  const refresh = () => {
    for (const [id, onGone] of watchers) if (!isKept(id)) for (const tell of onGone) tell();
  };

  const attempt = async (lead: Lead) => {
    change({ type: 'sendStarted', at: now() }, lead.id);
    const outcome = await send(lead);
    const at = now();
    if (outcome !== 'sent') {
      change({ type: 'sendFailed', at, ...(outcome === 'refused' && { final: true }) }, lead.id);
      return;
    }
    store.save(forgetDelivered(change({ type: 'sendSucceeded', at }, lead.id)));
    onDelivered(lead);
    refresh();
  };

  const sendDue = async () => {
    await oneAtATime(async () => {
      for (;;) {
        const [lead] = dueLeads(store.load(), now());
        if (lead === undefined) return;
        await attempt(lead);
      }
    });
    const due = nextDueAt(store.load());
    clearTimeout(timer);
    if (due !== null) timer = setTimeout(() => void sendDue(), Math.max(1_000, due - now()));
  };

  return {
    keep: (lead) => store.save(keepLead(store.load(), lead, now())),
    sendNow: async (id) => {
      change({ type: 'retryRequested', at: now() }, id);
      await sendDue();
      return isKept(id) ? 'waiting' : 'delivered';
    },
    discard: (id) => store.save(store.load().filter(({ lead }) => lead.id !== id)),
    wake: async (cause) => {
      const outbox = change({ type: cause, at: now() });
      if (cause === 'visitStarted' && outbox.some(({ delivery }) => delivery.status === 'sending')) {
        // Its tab may have been closed a moment ago; by then we know.
        setTimeout(() => {
          change({ type: 'visitStarted', at: now() });
          void sendDue();
        }, SENDING_GIVEN_UP_MS);
      }
      await sendDue();
    },
    watch: (id, onGone) => {
      const told = watchers.get(id) ?? new Set();
      watchers.set(id, told.add(onGone));
      return () => {
        told.delete(onGone);
        if (told.size === 0) watchers.delete(id);
      };
    },
    refresh,
  };
}
