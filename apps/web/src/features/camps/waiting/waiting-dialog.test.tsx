import { keepLead, leadIdFrom, leadOf } from '@kidcode/leads';
import { act } from 'react';

import { render, settled, typeInto } from '../../../../test/render';
import { STORAGE_KEYS } from '../../../shared/browser-storage';
import { WaitingDialog } from './waiting-dialog';

jest.mock('../../leads/send-lead', () => ({ loadSending: () => undefined }));

const onClose = jest.fn();
const show = (week = 1) =>
  render(
    <WaitingDialog
      place={{ edition: 'winter-2025', week, part: 'full_day', center: 'euless' }}
      subject={`Winter Camp 2025, week ${week}, Euless`}
      onClose={onClose}
    />,
  );
/** Until the history has made the step back: it does so when it has time. */
const stepBack = (step: () => void) =>
  act(async () => {
    const isBack = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    step();
    await isBack;
    await settled();
  });
const field = (name: string) => document.querySelector<HTMLInputElement>(`form input[name=${name}]`)!;

// Back left the page of the camp, and where another document stood before it, what was typed went, too.
it('is closed by Back, on the page that it stands on, and opens again with what was typed', async () => {
  window.history.replaceState({ registration: 'begun' }, '');
  const steps = window.history.length;
  const first = await show();
  expect(window.history.length).toBe(steps + 1);
  typeInto(field('name'), 'Ana');
  await stepBack(() => window.history.back());
  expect(onClose).toHaveBeenCalledTimes(1);
  // As the page left it.
  expect(window.history.state).toEqual({ registration: 'begun' });
  first.unmount();
  await show();
  expect(field('name').value).toBe('Ana');
});

it('takes its step of the history with it when it is closed in any other way', async () => {
  window.history.replaceState({ registration: 'begun' }, '');
  const { unmount } = await show();
  expect(window.history.state).toHaveProperty('step');
  await stepBack(unmount);
  expect(window.history.state).toEqual({ registration: 'begun' });
});

it('says that a request for the same week waits already, and asks for another week', async () => {
  const place = { edition: 'winter-2025', week: '1', part: 'full_day', branch: 'euless' };
  const lead = leadOf(
    'waiting',
    { name: 'Ana', childAge: '8', email: 'ana@example.com', phone: '', agreement: true, ...place },
    { id: leadIdFrom(new Uint8Array(12)), now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' },
  );
  localStorage.setItem(STORAGE_KEYS.leadOutbox, JSON.stringify(keepLead([], lead, 0)));
  const first = await show();
  expect(document.querySelector('[role=dialog] [role=alert]')!.textContent).toContain(lead.id);
  expect(document.querySelector('form')).toBeNull();
  first.unmount();
  await settled();
  await show(2);
  expect(document.querySelector('[role=dialog] [role=alert]')).toBeNull();
  expect(document.querySelector('form')).not.toBeNull();
});
