import {
  dueLeads,
  forgetDelivered,
  keepLead,
  nextDueAt,
  outboxTransition,
  refusedLeads,
  type Lead,
  type LeadDeliveryEvent,
  type LeadId,
  type Outbox,
} from '@kidcode/leads';

import type { SendOutcome } from './send-lead';

/** Where the outbox lives between two looks at it. */
export interface OutboxStore {
  readonly load: () => Outbox;
  readonly save: (outbox: Outbox) => void;
  /** Whether what is kept outlives the page. */
  readonly isSafe: () => boolean;
}

export interface OutboxPorts {
  readonly store: OutboxStore;
  readonly send: (lead: Lead) => Promise<SendOutcome>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs one task at a time, over all tabs of the site. */
  readonly oneAtATime: (task: () => Promise<void>) => Promise<void>;
  /** Told once for each lead that this page delivered. */
  readonly onDelivered: (lead: Lead) => void;
  /** Told of a lead that was refused for good and that no form waits for. */
  readonly onRefused: (lead: Lead) => void;
}

/** How a lead ends: the school has it, or will never take it as it is. */
export type LeadEnd = 'delivered' | 'refused';

export interface LeadOutbox {
  /** Keeps a lead; the next look at the outbox sends it, if nothing else does before. */
  readonly keep: (lead: Lead) => void;
  /** Sends a kept lead now. Answers after one attempt; a failed one goes on by itself. */
  readonly sendNow: (id: LeadId) => Promise<LeadEnd | 'waiting'>;
  /** Takes a lead back that another one replaces. */
  readonly discard: (id: LeadId) => void;
  /** Something happened that gives every kept lead another chance. */
  readonly wake: (cause: 'visitStarted' | 'connectionReturned') => Promise<void>;
  /** Told when a lead of this page has ended. Returns how to stop. */
  readonly watch: (id: LeadId, onEnd: (end: LeadEnd) => void) => () => void;
  /** Another tab has changed the outbox. */
  readonly refresh: () => void;
  /** Whether what is kept outlives the page. */
  readonly isSafe: () => boolean;
}

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
export function makeLeadOutbox(ports: OutboxPorts): LeadOutbox {
  const { store, send, now, oneAtATime, onDelivered, onRefused } = ports;
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
      onDelivered(lead);
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

  const tellRefused = () => {
    refusedLeads(store.load()).forEach(refuse);
  };

  return {
    keep: (lead) => {
      own.set(lead.id, lead);
      store.save(load());
    },
    sendNow: async (id) => {
      awaited.add(id);
      await sendDue({ type: 'retryRequested', at: now() }, id);
      awaited.delete(id);
      return ends.get(id) ?? 'waiting';
    },
    discard,
    wake: async (cause) => {
      await sendDue({ type: cause, at: now() });
      if (cause !== 'visitStarted') return;
      setTimeout(tellRefused, REFUSAL_TOLD_AFTER_MS);
    },
    watch: (id, onEnd) => {
      const told = watchers.get(id) ?? new Set();
      watchers.set(id, told.add(onEnd));
      return () => {
        told.delete(onEnd);
        if (told.size === 0) watchers.delete(id);
      };
    },
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
