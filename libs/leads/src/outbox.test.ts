import fc from 'fast-check';
import { isLeadId, leadIdFrom, leadOf, type Lead, type LeadId } from './lead';
import {
  checkVisitorLimit,
  dueAt,
  dueLeads,
  forgetDelivered,
  judgeSubmission,
  keepLead,
  LEAD_LIMIT,
  type LeadDelivery,
  type LeadDeliveryEvent,
  leadDeliveryTransition,
  LONGEST_PAUSE_MS,
  nextDueAt,
  type Outbox,
  outboxTransition,
  parseOutbox,
  queuedLead,
  refusedLeads,
  RETRY_DELAYS_MS,
  SENDING_GIVEN_UP_MS,
  waitingLeads,
} from './outbox';
fc.configureGlobal({ seed: 20251201 });

const context = (n: number) => ({
  id: leadIdFrom(Array.from({ length: 12 }, () => n)),
  now: '2025-12-01T12:00:00.000Z',
  recipient: 'info@example.com',
});
const person = { email: 'ada@example.com', phone: '9725550110' };

const coupon = leadOf('coupon', { firstName: 'A', lastName: 'L', ...person, agreement: true }, context(1));
const info = leadOf('info', { subject: 's', message: 'm', ...person }, context(2));
const teacherForm = {
  teacherName: 'T',
  teacherEmail: 't@example.com',
  fromName: 'A',
  fromEmail: person.email,
};
const teacher = leadOf('teacher', { ...teacherForm, message: 'm', subject: 's' }, context(3));
const seasonForm = { name: 'A', ...person, season: 'winter', branch: 'euless', agreement: true };
const season = leadOf('season', seasonForm, context(4));

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

  // Five tries took 13 minutes; after that a request lay there until the next visit.
  it('waits longer after each failure, up to a longest pause, and never gives up', () => {
    const pauses = [...RETRY_DELAYS_MS, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS];
    let delivery = queuedLead(0);
    for (const [index, pause] of pauses.entries()) {
      delivery = after(
        [
          { type: 'sendStarted', at: 0 },
          { type: 'sendFailed', at: 100 },
        ],
        delivery,
      );
      expect(delivery).toEqual({ status: 'queued', attempts: index + 1, dueAt: 100 + pause });
    }
    expect([...RETRY_DELAYS_MS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS_MS);
    expect(LONGEST_PAUSE_MS).toBe(Math.max(...RETRY_DELAYS_MS));
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
    '%s brings a waiting lead to the front, and leaves one alone that is being sent',
    (type) => {
      const waiting: LeadDelivery = { status: 'queued', attempts: 2, dueAt: 900 };
      expect(leadDeliveryTransition(waiting, { type, at: 50 })).toEqual({ ...waiting, dueAt: 50 });
      expect(leadDeliveryTransition({ ...waiting, dueAt: 10 }, { type, at: 50 })).toMatchObject({
        dueAt: 10,
      });
      const sending: LeadDelivery = { status: 'sending', attempts: 1, startedAt: 0 };
      expect(leadDeliveryTransition(sending, { type, at: 50 })).toBe(sending);
    },
  );

  // A clock that ran a year ahead during a send left it under way for that year.
  it.each<[string, LeadDelivery, number, number | null]>([
    ['a lead that waits: when its pause is over', { status: 'queued', attempts: 1, dueAt: 900 }, 50, 900],
    [
      'the longest pause there is: when it is over',
      { status: 'queued', attempts: 1, dueAt: 50 + LONGEST_PAUSE_MS },
      50,
      50 + LONGEST_PAUSE_MS,
    ],
    [
      'a pause longer than any, set by a clock that was wrong: now',
      { status: 'queued', attempts: 1, dueAt: 51 + LONGEST_PAUSE_MS },
      50,
      50,
    ],
    [
      'a send under way: when it must have answered',
      { status: 'sending', attempts: 1, startedAt: 40 },
      50,
      40 + SENDING_GIVEN_UP_MS,
    ],
    ['a send that begins in the future: now', { status: 'sending', attempts: 1, startedAt: 51 }, 50, 50],
    ['a delivered lead: never', { status: 'delivered', attempts: 1, deliveredAt: 1 }, 50, null],
    ['a refused lead: never', { status: 'refused', attempts: 1, refusedAt: 1 }, 50, null],
  ])('%s', (_, delivery, now, at) => expect(dueAt(delivery, now)).toBe(at));

  it('starts a second send only when the first is not believed any more', () => {
    const sending = after([{ type: 'sendStarted', at: 5 }]);
    for (const at of [6, 4 + SENDING_GIVEN_UP_MS]) {
      expect(leadDeliveryTransition(sending, { type: 'sendStarted', at })).toBe(sending);
    }
    for (const at of [4, 5 + SENDING_GIVEN_UP_MS]) {
      expect(leadDeliveryTransition(sending, { type: 'sendStarted', at })).toEqual({
        status: 'sending',
        attempts: 2,
        startedAt: at,
      });
    }
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
    expect(nextDueAt(outbox, 5)).toBe(10);
    expect(nextDueAt([], 5)).toBeNull();
    const sending = outboxTransition(outbox, { type: 'sendStarted', at: 10 }, info.id);
    expect(nextDueAt(sending, 10)).toBe(10);
    expect(nextDueAt(outboxTransition(sending, { type: 'sendSucceeded', at: 12 }), 12)).toBeNull();
  });

  it('tells which are on their way: no delivered one, and none that is refused', () => {
    const sending = outboxTransition(outbox, { type: 'sendStarted', at: 10 }, info.id);
    expect(waitingLeads(sending)).toEqual([coupon, info, teacher]);
    const refused = outboxTransition(sending, { type: 'sendFailed', at: 11, final: true }, info.id);
    expect(waitingLeads(refused)).toEqual([coupon, teacher]);
    const done = outboxTransition(refused, { type: 'sendSucceeded', at: 20 }, coupon.id);
    expect(waitingLeads(done)).toEqual([teacher]);
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
      const box = states
        .slice(0, index + 1)
        .reduce((now, event) => outboxTransition(now, event), keepLead(outbox, season, 10));
      expect(parseOutbox(JSON.stringify(box))).toEqual(box);
    }
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
      { ...entry, lead: { ...season, consent: null } },
      { ...entry, lead: { ...coupon, consent: { ...coupon.consent, at: undefined } } },
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

describe('judgeSubmission', () => {
  it.each([
    ['', 0, 3000, { verdict: 'send' }],
    ['', 0, 60_000, { verdict: 'send' }],
    ['', 0, 2999, { verdict: 'wait', waitMs: 1 }],
    ['', 5000, 5000, { verdict: 'wait', waitMs: 3000 }],
    ['', 5000, 0, { verdict: 'wait', waitMs: 3000 }],
    ['buy now', 0, 60_000, { verdict: 'drop' }],
    [' ', 0, 60_000, { verdict: 'drop' }],
  ])('honeypot "%s", opened at %i, submitted at %i: %j', (honeypot, openedAt, submittedAt, verdict) => {
    expect(judgeSubmission({ honeypot, openedAt, submittedAt })).toEqual(verdict);
  });
});

describe('checkVisitorLimit', () => {
  const { count, windowMs } = LEAD_LIMIT;
  const sent = [1, 2, 3, 4, 5];

  it('allows five leads an hour', () => {
    expect(count).toBe(5);
    expect(checkVisitorLimit([], 10)).toEqual({ allowed: true });
    expect(checkVisitorLimit(sent.slice(1), 10)).toEqual({ allowed: true });
    expect(checkVisitorLimit(sent, 10)).toEqual({ allowed: false, retryAfterMs: windowMs + 1 - 10 });
  });

  it('allows the next one when it says so', () => {
    const verdict = checkVisitorLimit([...sent].reverse(), 10);
    if (verdict.allowed) throw new Error('expected a limit');
    const then = 10 + verdict.retryAfterMs;
    expect(checkVisitorLimit(sent, then - 1).allowed).toBe(false);
    expect(checkVisitorLimit(sent, then).allowed).toBe(true);
  });

  // Five requests made while the clock ran a year ahead locked the form for that year.
  it('does not count what was sent in the future', () => {
    expect(checkVisitorLimit([...sent, 11, 1e12], 10).allowed).toBe(false);
    expect(checkVisitorLimit([11, 1e12, 1e12, 1e12, 1e12], 10)).toEqual({ allowed: true });
  });
});
