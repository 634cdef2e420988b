import { keepLead, infoTemplateParams, leadIdFrom } from '@kidcode/leads';

import { STORAGE_KEYS } from '../../shared/browser-storage';
import { makeOutboxStore } from './site-outbox';

const OUTBOX = keepLead(
  [],
  {
    id: leadIdFrom(Array.from({ length: 12 }, () => 7)),
    kind: 'info',
    params: infoTemplateParams(
      { subject: 's', message: 'm', email: 'a@example.com', phone: '' },
      { now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' },
    ),
    consent: null,
  },
  0,
);

/** Whether the browser would ask before it leaves the page. */
const leavingWarns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('keeps the outbox in the browser, and lets a parent leave', () => {
  const store = makeOutboxStore();
  store.save(OUTBOX);
  expect(makeOutboxStore().load()).toEqual(OUTBOX);
  expect([store.isSafe(), leavingWarns()]).toEqual([true, false]);
});

// "Nothing is lost" was said of what lived as long as the page.
it.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
])('with storage that is %s keeps it for the page only, says so, and warns', (_, spyOn) => {
  spyOn().mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const store = makeOutboxStore();
  store.save(OUTBOX);
  expect(store.load()).toEqual(OUTBOX);
  expect([store.isSafe(), leavingWarns()]).toEqual([false, true]);
  store.save([]);
  expect(leavingWarns()).toBe(false);
});

it('is safe again when there is room', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const store = makeOutboxStore();
  store.save(OUTBOX);
  full.mockRestore();
  store.save(OUTBOX);
  expect([store.isSafe(), leavingWarns(), localStorage.getItem(STORAGE_KEYS.leadOutbox) !== null]).toEqual([
    true,
    false,
    true,
  ]);
});
