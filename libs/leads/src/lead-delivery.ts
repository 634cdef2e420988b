/** Where a lead is on its way. Times in epoch milliseconds. */
export type LeadDelivery =
  | { readonly status: 'queued'; readonly attempts: number; readonly dueAt: number }
  | { readonly status: 'sending'; readonly attempts: number; readonly startedAt: number }
  | { readonly status: 'delivered'; readonly attempts: number; readonly deliveredAt: number }
  | { readonly status: 'refused'; readonly attempts: number; readonly refusedAt: number };

export type LeadDeliveryEvent =
  | { readonly type: 'sendStarted'; readonly at: number }
  | { readonly type: 'sendSucceeded'; readonly at: number }
  /** `final`: the receiver refused it for good; trying the same again cannot help. */
  | { readonly type: 'sendFailed'; readonly at: number; readonly final?: true }
  | { readonly type: 'retryRequested'; readonly at: number }
  | { readonly type: 'connectionReturned'; readonly at: number }
  | { readonly type: 'visitStarted'; readonly at: number };

/** No pause before a further attempt is longer, in milliseconds. */
export const LONGEST_PAUSE_MS = 1_800_000;

/** The wait before each further attempt, in milliseconds; the last one is repeated until the lead has arrived. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000, LONGEST_PAUSE_MS] as const;

/** A send that has not answered for so long is given up: its tab was closed. */
export const SENDING_GIVEN_UP_MS = 60_000;

/** A lead that has just been kept and is to be sent at once. */
export const queuedLead = (now: number): LeadDelivery => ({ status: 'queued', attempts: 0, dueAt: now });

/**
 * When to send a lead, in epoch milliseconds, or null when it has ended. A time that no clock which is right now can have
 * set - a pause longer than any, a send that begins in the future - is not believed: then it is `now`.
 */
export function dueAt(delivery: LeadDelivery, now: number): number | null {
  switch (delivery.status) {
    case 'queued':
      return delivery.dueAt > now + LONGEST_PAUSE_MS ? now : delivery.dueAt;
    case 'sending':
      return delivery.startedAt > now ? now : delivery.startedAt + SENDING_GIVEN_UP_MS;
    case 'delivered':
    case 'refused':
      return null;
  }
}

/** Whether a lead should be sent now: its pause is over, or its send was given up. */
export function isDue(delivery: LeadDelivery, now: number): boolean {
  const at = dueAt(delivery, now);
  return at !== null && at <= now;
}

function afterFailure(attempts: number, at: number, final: boolean): LeadDelivery {
  if (final) return { status: 'refused', attempts, refusedAt: at };
  return { status: 'queued', attempts, dueAt: at + (RETRY_DELAYS_MS[attempts - 1] ?? LONGEST_PAUSE_MS) };
}

/**
 * A lead's delivery after an event: queued, sending, then delivered or refused for good; until then it is tried again.
 * Nothing leaves `delivered`, so an id is delivered at most once from here; a send whose answer was lost is repeated
 * under the same id, and the receiver keeps one row per id. Nothing but a late success leaves `refused`.
 */
export function leadDeliveryTransition(delivery: LeadDelivery, event: LeadDeliveryEvent): LeadDelivery {
  switch (event.type) {
    case 'sendStarted':
      if (delivery.status !== 'queued' && !isDue(delivery, event.at)) return delivery;
      return { status: 'sending', attempts: delivery.attempts + 1, startedAt: event.at };
    case 'sendSucceeded':
      // A late success counts whatever state the lead is in by then: the receiver has it.
      if (delivery.status === 'delivered') return delivery;
      return { status: 'delivered', attempts: delivery.attempts, deliveredAt: event.at };
    case 'sendFailed':
      if (delivery.status !== 'sending') return delivery;
      return afterFailure(delivery.attempts, event.at, event.final === true);
    case 'retryRequested':
    case 'connectionReturned':
    case 'visitStarted':
      if (delivery.status !== 'queued') return delivery;
      return { ...delivery, dueAt: Math.min(delivery.dueAt, event.at) };
  }
}
