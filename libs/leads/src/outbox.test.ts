import fc from 'fast-check';
import { consentRecord } from './consent';
import { leadDeliveryTransition, queuedLead, RETRY_DELAYS_MS, SENDING_GIVEN_UP_MS } from './lead-delivery';
import type { LeadDelivery, LeadDeliveryEvent } from './lead-delivery';
import { isLeadId, leadIdFrom } from './lead-id';
import type { LeadId } from './lead-id';
import { dueLeads, forgetDelivered, keepLead, nextDueAt, outboxTransition, refusedLeads } from './outbox';
import type { Lead, Outbox } from './outbox';
import { parseOutbox, serializeOutbox } from './outbox-storage';
import {
  couponTemplateParams,
  infoTemplateParams,
  seasonTemplateParams,
  teacherTemplateParams,
} from './template-params';

fc.configureGlobal({ seed: 20251201 });

const context = { now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' };
const idOf = (n: number) => leadIdFrom(Array.from({ length: 12 }, () => n));

const coupon: Lead = {
  id: idOf(1),
  kind: 'coupon',
  params: couponTemplateParams(
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '9725550110',
      agreement: true,
    },
    context,
  ),
  consent: consentRecord(context.now, 'coupon-dialog'),
};
const info: Lead = {
  id: idOf(2),
  kind: 'info',
  params: infoTemplateParams({ subject: 's', message: 'm', email: 'ada@example.com', phone: '' }, context),
  consent: null,
};
const teacher: Lead = {
  id: idOf(3),
  kind: 'teacher',
  params: teacherTemplateParams(
    {
      teacherName: 'T',
      teacherEmail: 't@example.com',
      fromName: 'A',
      fromEmail: 'a@example.com',
      message: 'm',
      subject: 's',
    },
    context,
  ),
  consent: null,
};
const season: Lead = {
  id: idOf(4),
  kind: 'season',
  params: seasonTemplateParams(
    { name: 'A', email: 'a@example.com', phone: '', season: 'winter', branch: 'euless', agreement: true },
    'Winter Camp, Euless',
    context,
  ),
  consent: consentRecord(context.now, 'season-form'),
};

const after = (events: readonly LeadDeliveryEvent[], start: LeadDelivery = queuedLead(0)): LeadDelivery =>
  events.reduce(leadDeliveryTransition, start);

describe('leadIdFrom', () => {
  it('spells twelve random bytes without letters to mishear', () => {
    expect(leadIdFrom([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 31])).toBe('KC-0123-4567-89ZZ');
    expect(() => leadIdFrom([1, 2, 3])).toThrow('leads: a lead id needs 12 random bytes');
  });

  it('is always an id', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 20 }), (bytes) => isLeadId(leadIdFrom(bytes))),
    );
  });

  it.each(['KC-0123-4567-89IL', 'kc-0123-4567-89ab', 'KC-0123-4567', '', 7])('%j is none', (value) => {
    expect(isLeadId(value)).toBe(false);
  });

  it('is a brand of its own', () => {
    // @ts-expect-error any text is no lead id
    const id: LeadId = 'KC-0123-4567-89ZZ';
    expect(isLeadId(id)).toBe(true);
  });
});

describe('leadDeliveryTransition', () => {
  it('goes from queued over sending to delivered', () => {
    const sending = after([{ type: 'sendStarted', at: 5 }]);
    expect(sending).toEqual({ status: 'sending', attempts: 1, startedAt: 5 });
    expect(leadDeliveryTransition(sending, { type: 'sendSucceeded', at: 9 })).toEqual({
      status: 'delivered',
      attempts: 1,
      deliveredAt: 9,
    });
  });

  it('waits longer after each failure, then counts as failed', () => {
    let delivery = queuedLead(0);
    for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
      delivery = after(
        [
          { type: 'sendStarted', at: 0 },
          { type: 'sendFailed', at: 100 },
        ],
        delivery,
      );
      expect(delivery).toEqual({ status: 'queued', attempts: index + 1, dueAt: 100 + delay });
    }
    delivery = after(
      [
        { type: 'sendStarted', at: 0 },
        { type: 'sendFailed', at: 100 },
      ],
      delivery,
    );
    expect(delivery).toEqual({ status: 'failed', attempts: RETRY_DELAYS_MS.length + 1, failedAt: 100 });
    expect([...RETRY_DELAYS_MS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS_MS);
  });

  // It counted as failed: each visit posted it once more, with name and e-mail in the storage for ever.
  it('ends when the receiver refuses it for good, and is never sent again', () => {
    const events: LeadDeliveryEvent[] = [
      { type: 'sendStarted', at: 1 },
      { type: 'sendFailed', at: 2, final: true },
    ];
    const refused = after(events);
    expect(refused).toEqual({ status: 'refused', attempts: 1, refusedAt: 2 });
    for (const type of ['retryRequested', 'connectionReturned', 'visitStarted'] as const) {
      expect(leadDeliveryTransition(refused, { type, at: 1e9 })).toBe(refused);
    }
    const [entry] = keepLead([], coupon, 0);
    expect(refusedLeads([{ ...entry!, delivery: refused }])).toEqual([coupon]);
  });

  it.each(['retryRequested', 'connectionReturned', 'visitStarted'] as const)(
    '%s brings a failed or waiting lead to the front',
    (type) => {
      const failed: LeadDelivery = { status: 'failed', attempts: 5, failedAt: 1 };
      expect(leadDeliveryTransition(failed, { type, at: 50 })).toEqual(queuedLead(50));
      const waiting: LeadDelivery = { status: 'queued', attempts: 2, dueAt: 900 };
      expect(leadDeliveryTransition(waiting, { type, at: 50 })).toEqual({ ...waiting, dueAt: 50 });
      expect(leadDeliveryTransition({ ...waiting, dueAt: 10 }, { type, at: 50 })).toMatchObject({
        dueAt: 10,
      });
    },
  );

  it('repeats on a new visit a send that was never answered, and not one under way in another tab', () => {
    const sending: LeadDelivery = { status: 'sending', attempts: 1, startedAt: 0 };
    expect(leadDeliveryTransition(sending, { type: 'visitStarted', at: SENDING_GIVEN_UP_MS })).toEqual({
      status: 'queued',
      attempts: 1,
      dueAt: SENDING_GIVEN_UP_MS,
    });
    expect(leadDeliveryTransition(sending, { type: 'visitStarted', at: 5 })).toBe(sending);
    expect(leadDeliveryTransition(sending, { type: 'connectionReturned', at: 1e9 })).toBe(sending);
  });

  it('never starts a second send while one is under way', () => {
    const sending = after([{ type: 'sendStarted', at: 5 }]);
    expect(leadDeliveryTransition(sending, { type: 'sendStarted', at: 6 })).toBe(sending);
    expect(leadDeliveryTransition(queuedLead(0), { type: 'sendFailed', at: 6 })).toEqual(queuedLead(0));
  });

  it('never leaves delivered, whatever happens', () => {
    const types = ['sendStarted', 'sendSucceeded', 'sendFailed', 'retryRequested', 'visitStarted'] as const;
    const events = fc.array(fc.record({ type: fc.constantFrom(...types), at: fc.nat() }));
    fc.assert(
      fc.property(events, (given) => {
        const delivered = after([
          { type: 'sendStarted', at: 0 },
          { type: 'sendSucceeded', at: 1 },
        ]);
        expect(after(given, delivered)).toBe(delivered);
      }),
    );
  });
});

describe('the outbox', () => {
  const outbox: Outbox = [coupon, info, teacher].reduce<Outbox>((box, lead) => keepLead(box, lead, 10), []);

  it('keeps each id once', () => {
    expect(outbox).toHaveLength(3);
    expect(keepLead(outbox, coupon, 99)).toBe(outbox);
  });

  it('sends the oldest first, and only what is due', () => {
    expect(dueLeads(outbox, 9)).toEqual([]);
    expect(dueLeads(outbox, 10)).toEqual([coupon, info, teacher]);
    const sending = outboxTransition(outbox, { type: 'sendStarted', at: 10 }, coupon.id);
    expect(dueLeads(sending, 10)).toEqual([info, teacher]);
  });

  it('knows when to look again', () => {
    expect(nextDueAt(outbox)).toBe(10);
    expect(nextDueAt([])).toBeNull();
    expect(nextDueAt(outboxTransition(outbox, { type: 'sendStarted', at: 10 }))).toBeNull();
  });

  it('forgets what is delivered and keeps the rest', () => {
    const done = outboxTransition(outbox, { type: 'sendSucceeded', at: 20 }, info.id);
    expect(forgetDelivered(done).map(({ lead }) => lead.id)).toEqual([coupon.id, teacher.id]);
  });

  it('reads back what was stored, in every state', () => {
    const states: LeadDeliveryEvent[] = [
      { type: 'sendStarted', at: 1 },
      { type: 'sendFailed', at: 2, final: true },
      { type: 'retryRequested', at: 3 },
      { type: 'sendStarted', at: 4 },
      { type: 'sendSucceeded', at: 5 },
    ];
    for (const [index] of states.entries()) {
      const box = states.slice(0, index + 1).reduce((now, event) => outboxTransition(now, event), outbox);
      expect(parseOutbox(serializeOutbox(box))).toEqual(box);
    }
  });

  it('reads back a wish to hear of a season, never one without its consent', () => {
    const box = keepLead([], season, 10);
    expect(parseOutbox(serializeOutbox(box))).toEqual(box);
    const [entry] = box;
    expect(parseOutbox(JSON.stringify([{ ...entry, lead: { ...season, consent: null } }]))).toEqual([]);
  });

  it('keeps sound entries beside corrupt ones', () => {
    const [entry] = outbox;
    const broken = [
      null,
      {},
      { ...entry, lead: null },
      { ...entry, lead: { ...coupon, id: 'x' } },
      { ...entry, lead: { ...coupon, kind: 'fax' } },
      { ...entry, lead: { ...coupon, consent: null } },
      { ...entry, lead: { ...coupon, consent: { ...coupon.consent, wordingVersion: 'none' } } },
      { ...entry, lead: { ...coupon, params: null } },
      { ...entry, lead: { ...coupon, params: { ...coupon.params, name: 1 } } },
      { ...entry, lead: { ...info, consent: coupon.consent } },
      { ...entry, delivery: null },
      { ...entry, delivery: { status: 'lost' } },
      { ...entry, delivery: { status: 'queued', attempts: 1, dueAt: 'soon' } },
      { ...entry, delivery: { status: 'queued', attempts: -1, dueAt: 1 } },
    ];
    expect(parseOutbox(JSON.stringify([...broken, entry, entry]))).toEqual([entry]);
  });

  it.each([null, '', 'x', '{}', '7', '[[]]'])('is empty when %j is stored', (raw) => {
    expect(parseOutbox(raw)).toEqual([]);
  });

  it('never throws on what is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (raw) => Array.isArray(parseOutbox(raw))));
  });

  it('wants a consent with every coupon', () => {
    // @ts-expect-error a coupon without consent is no lead
    const lead: Lead = { ...coupon, consent: null };
    expect(lead.kind).toBe('coupon');
  });
});
