/** Where a lead is on its way. Times in epoch milliseconds. */
export type LeadDelivery =
  | { readonly status: 'queued'; readonly attempts: number; readonly dueAt: number }
  | { readonly status: 'sending'; readonly attempts: number; readonly startedAt: number }
  | { readonly status: 'delivered'; readonly attempts: number; readonly deliveredAt: number }
  | { readonly status: 'failed'; readonly attempts: number; readonly failedAt: number }
  | { readonly status: 'refused'; readonly attempts: number; readonly refusedAt: number };

export type LeadDeliveryEvent =
  | { readonly type: 'sendStarted'; readonly at: number }
  | { readonly type: 'sendSucceeded'; readonly at: number }
  /** `final`: the receiver refused it for good; trying the same again cannot help. */
  | { readonly type: 'sendFailed'; readonly at: number; readonly final?: true }
  | { readonly type: 'retryRequested'; readonly at: number }
  | { readonly type: 'connectionReturned'; readonly at: number }
  | { readonly type: 'visitStarted'; readonly at: number };

/** The wait before each further attempt, in milliseconds; after the last one the lead counts as failed. */
export const RETRY_DELAYS_MS = [5_000, 30_000, 120_000, 600_000] as const;

/** A send that has not answered for so long is given up: its tab was closed. */
export const SENDING_GIVEN_UP_MS = 60_000;

/** A lead that has just been kept and is to be sent at once. */
export const queuedLead = (now: number): LeadDelivery => ({ status: 'queued', attempts: 0, dueAt: now });

/** Whether a lead should be sent now. */
export const isDue = (delivery: LeadDelivery, now: number): boolean =>
  delivery.status === 'queued' && delivery.dueAt <= now;

function afterFailure(attempts: number, at: number, final: boolean): LeadDelivery {
  if (final) return { status: 'refused', attempts, refusedAt: at };
  const delay = RETRY_DELAYS_MS[attempts - 1];
  if (delay === undefined) return { status: 'failed', attempts, failedAt: at };
  return { status: 'queued', attempts, dueAt: at + delay };
}

/** Brings a waiting or failed lead back to the front; with a new visit one that was never answered as well. */
function queueAgain(delivery: LeadDelivery, event: LeadDeliveryEvent): LeadDelivery {
  if (delivery.status === 'delivered' || delivery.status === 'refused') return delivery;
  if (delivery.status === 'queued') return { ...delivery, dueAt: Math.min(delivery.dueAt, event.at) };
  if (delivery.status === 'failed') return queuedLead(event.at);
  const isLost = event.type === 'visitStarted' && event.at - delivery.startedAt >= SENDING_GIVEN_UP_MS;
  return isLost ? { status: 'queued', attempts: delivery.attempts, dueAt: event.at } : delivery;
}

/**
 * A lead's delivery after an event: queued, sending, then delivered, failed after the last attempt, or refused for good.
 * Nothing leaves `delivered`, so an id is delivered at most once from here; a send whose answer was lost is repeated
 * under the same id, and the receiver keeps one row per id. Nothing but a late success leaves `refused`.
 */
export function leadDeliveryTransition(delivery: LeadDelivery, event: LeadDeliveryEvent): LeadDelivery {
  switch (event.type) {
    case 'sendStarted':
      if (delivery.status !== 'queued') return delivery;
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
      return queueAgain(delivery, event);
  }
}
