import { LEAD_LIMIT } from '@kidcode/leads';
import { act } from 'react';

import { render, settled } from '../../../test/render';
import { STORAGE_KEYS } from '../../shared/browser-storage';
import { deviceNow } from '../../shared/device-clock';
import { InfoRequestForm } from './contact-forms';
import { sendLead } from './send-lead';

jest.mock('./send-lead', () => ({
  sendLead: jest.fn(),
  leadSteps: () => null,
  loadSending: () => undefined,
}));

const send = jest.mocked(sendLead);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // Each look at the clock is ten seconds later than the one before: nobody is taken for a program.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** The question form, filled in by a parent who has sent some requests within the hour. */
async function questionAfter(sentBefore: number) {
  const times = Array.from({ length: sentBefore }, () => deviceNow().getTime() - 60_000);
  localStorage.setItem(STORAGE_KEYS.leadTimes, JSON.stringify(times));
  const { container, unmount } = await render(<InfoRequestForm />);
  const form = container.querySelector('form')!;
  const values = { subject: 'Robots', message: 'When?', email: 'ana@example.com' };
  for (const [name, value] of Object.entries(values)) {
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  const submit = () =>
    act(async () => {
      form.requestSubmit();
      await settled();
    });
  return { container, submit, unmount };
}

it('tells the sixth request of an hour when it can go, and sends nothing', async () => {
  send.mockClear();
  const { container, submit, unmount } = await questionAfter(LEAD_LIMIT.count);
  await submit();
  expect(container.textContent).toContain('You can send the next one in 59 minutes.');
  expect(send).not.toHaveBeenCalled();
  unmount();
});

it('sends a kept request again, although it was the last one of the hour', async () => {
  send.mockClear().mockResolvedValueOnce('failed').mockResolvedValueOnce('sent');
  const { container, submit, unmount } = await questionAfter(LEAD_LIMIT.count - 1);
  await submit();
  expect(container.textContent).toContain('There was an issue sending your request.');
  await submit();
  expect(container.textContent).toContain('Thank you. Your question has reached us.');
  const [first, second] = send.mock.calls.map(([lead]) => lead.id);
  expect(second).toBe(first);
  unmount();
});
