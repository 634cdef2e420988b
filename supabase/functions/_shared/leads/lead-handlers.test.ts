import { RETENTION } from '@kidcode/current-school';
import { leadIdFrom, type ReceivedLead } from '@kidcode/leads';

import { type Answers, answerOf, hanging, posted, testPorts } from '../test/test-ports.ts';
import {
  emailJsMailer,
  leadHandler,
  leadMailHandler,
  type LeadMailPorts,
  type Mailer,
  mailUnmailed,
} from './lead-handlers.ts';

const LEAD: ReceivedLead = {
  reference: leadIdFrom(Array.from({ length: 12 }, () => 4)),
  kind: 'info',
  name: '',
  email: 'ana@example.com',
  phone: '',
  subject: 'Robots',
  message: 'When?',
  branch: 'euless',
  receivedAt: '2025-12-01T12:00:00+00:00',
  consent: null,
};

const ROW = { ...LEAD, consent: { version: 'sms-email-2', channel: 'coupon-dialog', at: LEAD.receivedAt } };

/** The mail service as it is reached where `answer` stands for it. */
const mailerOver = (answer: typeof fetch, options: { timeoutMs?: number; pauseMs?: number } = {}) =>
  emailJsMailer(
    {
      origin: 'https://mail.example',
      publicKey: 'public',
      privateKey: 'private',
      serviceId: 'service',
      templateIds: { coupon: 'c', info: 'i', teacher: 't', season: 's', waiting: 's' },
    },
    { recipient: 'school@example.com', pauseMs: 0, fetch: answer, ...options },
  );
const GOING_ON = () => new AbortController().signal;

describe('the mail service', () => {
  it("is sent a request with the server's key, under its reference, by the template of its kind", async () => {
    const calls: Request[] = [];
    const mailer = mailerOver((input, init) => {
      calls.push(new Request(input, init));
      return Promise.resolve(new Response(null));
    });
    await mailer.send(LEAD, GOING_ON());
    expect(calls.map(({ url, method, headers }) => [method, url, headers.get('Content-Type')])).toEqual([
      ['POST', 'https://mail.example/api/v1.0/email/send', 'application/json'],
    ]);
    expect(await calls[0]?.json()).toMatchObject({
      user_id: 'public',
      accessToken: 'private',
      service_id: 'service',
      template_id: 'i',
      template_params: {
        lead_id: LEAD.reference,
        recipient_email: 'school@example.com',
        subject: 'Robots',
        message: 'When?',
        email: 'ana@example.com',
      },
    });
  });

  it.each([400, 403, 429, 500])('that answers %i is a failure, which tells no key', async (status) => {
    const mailer = mailerOver(() => Promise.resolve(new Response('no', { status })));
    await expect(mailer.send(LEAD, GOING_ON())).rejects.toThrow(`mail: ${LEAD.reference} answered ${status}`);
  });

  it.each([
    ['does not answer in time', GOING_ON(), 5],
    ['is not waited for any more', AbortSignal.abort(), 60_000],
  ])('is given up when it %s', async (_, signal, timeoutMs) => {
    await expect(mailerOver(hanging, { timeoutMs }).send(LEAD, signal)).rejects.toThrow('stopped');
  });

  it('has a second between one mail and the next', async () => {
    jest.useFakeTimers();
    let isSent = false;
    const mailer = mailerOver(() => Promise.resolve(new Response('OK')), { pauseMs: 1_100 });
    const sent = mailer.send(LEAD, GOING_ON()).then(() => (isSent = true));
    await jest.advanceTimersByTimeAsync(1_099);
    expect(isSent).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await sent;
    jest.useRealTimers();
  });
});

const [FIRST, SECOND] = [ROW, { ...ROW, reference: leadIdFrom(Array.from({ length: 12 }, () => 5)) }];
const WAITING = { waiting: 2, oldestSeconds: 1_200 };

/** The function over a database that gives these requests out, and a mail service that takes all but one. */
function mailing(claimed: readonly object[], overrides: Partial<LeadMailPorts> = {}, bad = '') {
  const { ports, ...seen } = testPorts({ claim_unmailed: claimed, unmailed_leads: WAITING });
  const sent: unknown[] = [];
  const send: Mailer['send'] = (lead) => {
    if (lead.reference === bad) return Promise.reject(new Error('mail: answered 500'));
    sent.push(lead);
    return Promise.resolve();
  };
  const handler = leadMailHandler({ ...ports, mailer: { send }, ...overrides });
  return { ...seen, sent, get: () => answerOf(handler, {}), post: (body: object) => posted(handler, body) };
}

describe('lead-mail', () => {
  it('mails what waits, twenty at most, and notes each', async () => {
    const run = mailing([FIRST, SECOND]);
    expect(await run.post({ send: true })).toEqual({
      status: 200,
      body: { mailed: 2, ...WAITING, hasKey: true },
    });
    expect(run.sent).toEqual([FIRST, SECOND]);
    expect(run.calls).toEqual([
      ['claim_unmailed', { p_limit: 20 }],
      ['lead_mailed', { p_reference: FIRST.reference }],
      ['lead_mailed', { p_reference: SECOND.reference }],
      ['unmailed_leads', {}],
    ]);
    expect(run.taken).toEqual([['lead-mail:ann', { limit: 20, windowSeconds: 3_600 }]]);
  });

  it('goes on to the next when the mail of one fails, and reports it', async () => {
    const run = mailing([FIRST, SECOND], {}, FIRST.reference);
    expect((await run.post({ send: true })).body).toMatchObject({ mailed: 1 });
    expect(run.calls).not.toContainEqual(['lead_mailed', { p_reference: FIRST.reference }]);
    expect(run.failures).toEqual([new Error('mail: answered 500')]);
  });

  it.each([
    ['when it is only asked', {}, {}, true],
    ['for a word in the place of a yes', { send: 'true' }, {}, true],
    ['without a key', { send: true }, { mailer: null }, false],
  ])('mails nothing %s, and says how many wait', async (_, body, ports, hasKey) => {
    const run = mailing([FIRST], ports);
    expect((await run.post(body)).body).toEqual({ mailed: 0, ...WAITING, hasKey });
    expect(run.calls).toEqual([['unmailed_leads', {}]]);
  });

  it.each([
    ['reference', 'no-reference'],
    ['kind', 'gift'],
    ['consent', {}],
  ])('mails nothing where the database gives out a %s that is none', async (field, value) => {
    const run = mailing([{ ...ROW, [field]: value }]);
    expect([(await run.post({ send: true })).status, run.sent, run.failures.length]).toEqual([500, [], 1]);
  });

  it('tells a GET what waits beside what every function says, and mails nothing', async () => {
    const probe = () => Promise.resolve({ school: 'mark' });
    const run = mailing([FIRST], { probe, mailer: null });
    const body = { name: 'lead-mail', school: 'mark', ...WAITING, hasKey: false };
    expect(await run.get()).toEqual({ status: 200, body });
    expect((await mailing([], { probe }).get()).body).toMatchObject({ hasKey: true });
    expect(run.calls).toEqual([['unmailed_leads', {}]]);
    expect((await mailing([]).get()).status).toBe(405);
  });

  it('mails nobody any more once it was told to stop', async () => {
    const send = jest.fn(() => Promise.resolve());
    const mailed = await mailUnmailed({
      database: { call: () => Promise.resolve([ROW]) },
      mailer: { send },
      reportFailure: () => undefined,
      signal: AbortSignal.abort(),
    });
    expect([mailed, send.mock.calls]).toEqual([0, []]);
  });
});

const COUPON = {
  reference: LEAD.reference,
  kind: 'coupon',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  phone: '972-555-0101',
  subject: '10% Off Coupon Request',
  message: '',
  branch: 'euless',
  consent: { version: 'sms-email-2', channel: 'coupon-dialog' },
};
const WEEK = { edition: 'winter-2025', week: 1, part: 'full_day', childAge: 8 };
const WAITING_LEAD = {
  ...COUPON,
  kind: 'waiting',
  consent: { version: 'waiting-1', channel: 'waiting-form' },
};
const KEPT = { outcome: 'kept', mailed: false };
const { reference } = COUPON;

async function ask(body: object, answers: Answers = {}) {
  const { ports, ...seen } = testPorts({ store_lead: KEPT, store_waiting: KEPT, ...answers });
  return { ...(await posted(leadHandler(ports), body)), ...seen };
}

describe('lead', () => {
  it.each([false, true])('keeps a request, and says whether it was mailed already: %p', async (mailed) => {
    const { status, body, calls, taken } = await ask(COUPON, { store_lead: { outcome: 'kept', mailed } });
    expect([status, body]).toEqual([200, { reference, mailed }]);
    expect(taken).toEqual([['lead:ann', { limit: 40, windowSeconds: 600 }]]);
    expect(calls).toEqual([['store_lead', { p_lead: COUPON, p_keep_months: RETENTION.leadMonths }]]);
  });

  it('keeps for which place a child waits', async () => {
    const { status, body, calls } = await ask({ ...WAITING_LEAD, waits: WEEK });
    expect([status, body]).toEqual([200, { reference, mailed: false }]);
    const args = { p_lead: WAITING_LEAD, p_keep_months: RETENTION.leadMonths };
    expect(calls).toEqual([['store_waiting', { ...args, p_waits: { ...WEEK, center: 'euless' } }]]);
  });

  it('notes that its mail went out', async () => {
    const { status, body, calls } = await ask({ reference, mailed: true });
    expect([status, body]).toEqual([200, { reference, mailed: true }]);
    expect(calls).toEqual([['lead_mailed', { p_reference: reference }]]);
  });

  it('refuses other content under a reference that is taken', async () => {
    const { status, body } = await ask(COUPON, { store_lead: { outcome: 'other-content', mailed: true } });
    const message = 'Another request has this reference already.';
    expect([status, body]).toEqual([409, { error: { code: 'reference-taken', message } }]);
  });

  it.each([
    ['nothing', {}, 422, 'bad-reference'],
    ['a mail of nothing', { mailed: true }, 422, 'bad-reference'],
    ['no way to answer', { ...COUPON, email: '' }, 422, 'bad-field'],
    ['an invented consent', { ...COUPON, consent: { version: 'x', channel: 'y' } }, 422, 'bad-consent'],
    ['a novel', { ...COUPON, message: 'x'.repeat(50_000) }, 413, 'too-large'],
    // Found by attack: children waited for weeks that no school has, and the office saw them nowhere.
    [
      'a week of no school',
      { ...WAITING_LEAD, waits: { ...WEEK, edition: 'winter-2099' } },
      422,
      'bad-waiting',
    ],
    ['a center of no school', { ...WAITING_LEAD, branch: 'mars', waits: WEEK }, 422, 'bad-waiting'],
  ])('refuses %s, and keeps nothing', async (_, body, status, code) => {
    const answer = await ask(body);
    const message = expect.stringMatching(/^[A-Z].+\.$/) as string;
    expect([answer.status, answer.body]).toEqual([status, { error: { code, message } }]);
    expect(answer.calls).toEqual([]);
  });

  it('fails where the database says something else', async () => {
    const { status, failures } = await ask(COUPON, { store_lead: { outcome: 'lost', mailed: false } });
    expect([status, failures.length]).toEqual([500, 1]);
  });
});
