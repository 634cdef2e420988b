import { RETENTION } from '@kidcode/current-school';
import { leadIdFrom } from '@kidcode/leads';

import { type Answers, posted, testPorts } from '../test/test-ports.ts';
import { leadHandler, type LeadPorts } from './lead-handlers.ts';

const COUPON = {
  reference: leadIdFrom(Array.from({ length: 12 }, () => 4)),
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
const WAITING = { ...COUPON, kind: 'waiting', consent: { version: 'waiting-1', channel: 'waiting-form' } };
const KEPT = { outcome: 'kept', mailed: false };
const { reference } = COUPON;

async function ask(body: object, answers: Answers = {}, ports: Partial<LeadPorts> = {}) {
  const test = testPorts({ store_lead: KEPT, store_waiting: KEPT, ...answers });
  return { ...(await posted(leadHandler({ ...test.ports, ...ports }), body)), ...test };
}

describe('lead', () => {
  it.each([false, true])('keeps a request, and says whether it was mailed already: %p', async (mailed) => {
    const { status, body, calls } = await ask(COUPON, { store_lead: { outcome: 'kept', mailed } });
    expect([status, body]).toEqual([200, { reference, mailed }]);
    expect(calls).toEqual([['store_lead', { p_lead: COUPON, p_keep_months: RETENTION.leadMonths }]]);
  });

  it('keeps for which place a child waits', async () => {
    const { status, body, calls } = await ask({ ...WAITING, waits: WEEK });
    expect([status, body]).toEqual([200, { reference, mailed: false }]);
    const args = { p_lead: WAITING, p_keep_months: RETENTION.leadMonths };
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
    ['a week of no school', { ...WAITING, waits: { ...WEEK, edition: 'winter-2099' } }, 422, 'bad-waiting'],
    ['a center of no school', { ...WAITING, branch: 'mars', waits: WEEK }, 422, 'bad-waiting'],
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

  it.each([
    ['budget of its own', {}, { limit: 40, windowSeconds: 600 }],
    ["host's", { perVisitor: { limit: 1, windowSeconds: 5 } }, { limit: 1, windowSeconds: 5 }],
  ])('counts by the %s', async (_, ports, budget) => {
    expect((await ask(COUPON, {}, ports)).taken).toEqual([['lead:ann', budget]]);
  });
});
