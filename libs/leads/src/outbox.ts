import type { ConsentRecord } from './consent';
import { dueAt, isDue, leadDeliveryTransition, queuedLead } from './lead-delivery';
import type { LeadDelivery, LeadDeliveryEvent } from './lead-delivery';
import type { LeadKind } from './lead-forms';
import type { LeadId } from './lead-id';
import type {
  CouponTemplateParams,
  InfoTemplateParams,
  SeasonTemplateParams,
  TeacherTemplateParams,
  WaitingTemplateParams,
} from './template-params';

type ParamsOf = {
  readonly coupon: CouponTemplateParams;
  readonly info: InfoTemplateParams;
  readonly teacher: TeacherTemplateParams;
  readonly season: SeasonTemplateParams;
  readonly waiting: WaitingTemplateParams;
};

/** A lead of one kind with the mail it becomes; a coupon, a wish to hear of a season and one for a waiting list always have the parent's consent. */
export type Lead = {
  [Kind in LeadKind]: {
    readonly id: LeadId;
    readonly kind: Kind;
    readonly params: ParamsOf[Kind];
    readonly consent: Kind extends 'coupon' | 'season' | 'waiting' ? ConsentRecord : null;
    /** The id of the branch that it is about; absent when the parent has chosen none. */
    readonly branch?: string;
  };
}[LeadKind];

/** A lead that is kept until it is known to be delivered. */
export type OutboxEntry = { readonly lead: Lead; readonly delivery: LeadDelivery };

/** The leads of this visitor, oldest first, each id once. */
export type Outbox = readonly OutboxEntry[];

/** Keeps a lead before anything is sent; an id that is kept already changes nothing. `now` in epoch milliseconds. */
export function keepLead(outbox: Outbox, lead: Lead, now: number): Outbox {
  if (outbox.some((entry) => entry.lead.id === lead.id)) return outbox;
  return [...outbox, { lead, delivery: queuedLead(now) }];
}

/** The outbox after something happened to one lead, or to all of them. */
export function outboxTransition(outbox: Outbox, event: LeadDeliveryEvent, id?: LeadId): Outbox {
  return outbox.map((entry) =>
    id === undefined || entry.lead.id === id
      ? { ...entry, delivery: leadDeliveryTransition(entry.delivery, event) }
      : entry,
  );
}

/** The leads to send now, oldest first. */
export const dueLeads = (outbox: Outbox, now: number): readonly Lead[] =>
  outbox.filter(({ delivery }) => isDue(delivery, now)).map(({ lead }) => lead);

/** The leads that the receiver will never take as they are. */
export const refusedLeads = (outbox: Outbox): readonly Lead[] =>
  outbox.filter(({ delivery }) => delivery.status === 'refused').map(({ lead }) => lead);

/** When to look again, in epoch milliseconds, or null when nothing waits; past when something is due. */
export function nextDueAt(outbox: Outbox, now: number): number | null {
  const times = outbox.flatMap(({ delivery }) => dueAt(delivery, now) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

/** The outbox without what was delivered: personal data stays no longer than it is needed. */
export const forgetDelivered = (outbox: Outbox): Outbox =>
  outbox.filter(({ delivery }) => delivery.status !== 'delivered');
