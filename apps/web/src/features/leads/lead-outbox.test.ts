import { keepLead, leadIdFrom, leadOf, outboxTransition, parseOutbox } from '@kidcode/leads';

import { STORAGE_KEYS } from '../../shared/browser-storage';
import { makeLeadOutbox, makeOutboxStore } from './lead-outbox';
import type { SendOutcome } from './send-lead';

const LEAD = leadOf(
  'info',
  { subject: 'Robots', message: 'When?', email: 'ana@example.com', phone: '' },
  {
    id: leadIdFrom(new Uint8Array(12)),
    now: '2025-12-01T12:00:00.000Z',
    recipient: 'info@example.com',
  },
);

/** What every tab of a test shares. */
const stored = () => parseOutbox(localStorage.getItem(STORAGE_KEYS.leadOutbox));
const overwritten = () => localStorage.removeItem(STORAGE_KEYS.leadOutbox);

/** A tab whose sends answer what the test says. */
function tab() {
  const answers: ((outcome: SendOutcome) => void)[] = [];
  const sent: string[] = [];
  const onRefused = jest.fn();
  const outbox = makeLeadOutbox({
    send: ({ id }) => {
      sent.push(id);
      return new Promise((resolve) => answers.push(resolve));
    },
    onRefused,
  });
  const answer = async (outcome: SendOutcome) => {
    await jest.advanceTimersByTimeAsync(0);
    answers.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { outbox, sent, answer, onRefused };
}

/** A tab was closed in the middle of sending. */
function closedWhileSending() {
  const kept = keepLead([], LEAD, Date.now());
  makeOutboxStore().save(outboxTransition(kept, { type: 'sendStarted', at: Date.now() }));
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

// The cause of "two tabs", which failed on a busy machine: the connection came back while a send was failing, and the
// next try was half a minute away. No test let both happen at once.
it('sends at once when the connection comes back while a send is failing', async () => {
  const { outbox, sent, answer } = tab();
  outbox.keep(LEAD);
  const end = outbox.sendNow(LEAD.id);
  await jest.advanceTimersByTimeAsync(0);
  const woken = outbox.wake('connectionReturned');
  await answer('failed');
  expect(await end).toBe('waiting');
  expect(sent).toHaveLength(2);
  await answer('sent');
  await woken;
});

// The outbox of another tab, read a moment too early, wrote over a lead: it was gone, and the form said "delivered".
it('does not take a lead that another tab has overwritten for delivered', async () => {
  const { outbox, sent, answer } = tab();
  outbox.keep(LEAD);
  overwritten();
  const end = outbox.sendNow(LEAD.id);
  await answer('failed');
  expect(await end).toBe('waiting');
  expect([sent.length, stored().length]).toEqual([1, 1]);
});

it('asks the school when another tab has sent its lead, before it says so', async () => {
  const { outbox, sent, answer } = tab();
  const onEnd = jest.fn();
  outbox.keep(LEAD);
  outbox.watch(LEAD.id, onEnd);
  overwritten();
  outbox.refresh();
  await jest.advanceTimersByTimeAsync(0);
  expect([sent.length, onEnd.mock.calls.length]).toEqual([1, 0]);
  await answer('sent');
  expect(onEnd.mock.calls).toEqual([['delivered']]);
});

it('tries again when its pause is over, to the second, and as long as the page is open', async () => {
  const { outbox, sent, answer } = tab();
  outbox.keep(LEAD);
  void outbox.sendNow(LEAD.id);
  await answer('failed');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
  // The school cannot be reached for three hours.
  const back = Date.now() + 3 * 3_600_000;
  while (Date.now() < back) {
    await answer('failed');
    await jest.advanceTimersByTimeAsync(60_000);
  }
  const before = sent.length;
  await answer('failed');
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(sent.length).toBeGreaterThan(before);
  await answer('sent');
  expect(outbox.isSafe()).toBe(true);
});

it('sends what a tab left behind in the middle of sending, without another visit', async () => {
  closedWhileSending();
  const later = tab();
  await later.outbox.wake('visitStarted');
  expect(later.sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(later.sent).toEqual([LEAD.id]);
  await later.answer('sent');
  expect(stored()).toEqual([]);
});

it('does not believe a send that begins in the future', async () => {
  jest.setSystemTime(new Date('2026-12-01T12:00:00Z'));
  closedWhileSending();
  jest.setSystemTime(new Date('2025-12-01T12:00:00Z'));
  const later = tab();
  const woken = later.outbox.wake('visitStarted');
  await later.answer('sent');
  await woken;
  expect([later.sent, stored()]).toEqual([[LEAD.id], []]);
});

describe('a lead that is refused for good', () => {
  it('is told by the visit on which it is refused, when its form is gone', async () => {
    const earlier = tab();
    earlier.outbox.keep(LEAD);
    const later = tab();
    const woken = later.outbox.wake('visitStarted');
    await later.answer('refused');
    await woken;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(later.onRefused.mock.calls).toEqual([[LEAD]]);
    expect(stored()).toEqual([]);
  });

  it('is told by the tab with the form when another tab has sent it', async () => {
    const form = tab();
    const onEnd = jest.fn();
    form.outbox.keep(LEAD);
    form.outbox.watch(LEAD.id, onEnd);
    const other = tab();
    const woken = other.outbox.wake('visitStarted');
    await other.answer('refused');
    await woken;
    form.outbox.refresh();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(onEnd.mock.calls).toEqual([['refused']]);
    expect([other.onRefused.mock.calls, stored()]).toEqual([[], []]);
  });
});

/** Whether the browser would ask before it leaves the page. */
const leavingWarns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// "Nothing is lost" was said of what lived as long as the page.
it('keeps the outbox in the browser; where storage is full for the page only, says so, and warns', () => {
  const outbox = keepLead([], LEAD, 0);
  const store = makeOutboxStore();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  store.save(outbox);
  expect(store.load()).toEqual(outbox);
  expect([store.isSafe(), leavingWarns()]).toEqual([false, true]);
  full.mockRestore();
  store.save(outbox);
  expect(makeOutboxStore().load()).toEqual(outbox);
  expect([store.isSafe(), leavingWarns()]).toEqual([true, false]);
});
