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

it('sends a kept request again, although it was the last one of the hour', async () => {
  send.mockResolvedValueOnce('failed').mockResolvedValueOnce('sent');
  const times = Array.from({ length: LEAD_LIMIT.count - 1 }, () => deviceNow().getTime() - 60_000);
  localStorage.setItem(STORAGE_KEYS.leadTimes, JSON.stringify(times));
  const { container } = await render(<InfoRequestForm />);
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
  await submit();
  expect(container.textContent).toContain('There was an issue sending your request.');
  await submit();
  expect(container.textContent).toContain('Thank you. Your question has reached us.');
  const [first, second] = send.mock.calls.map(([lead]) => lead.id);
  expect(second).toBe(first);
});
