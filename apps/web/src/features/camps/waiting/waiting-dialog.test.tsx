import { act } from 'react';

import { render, settled, typeInto } from '../../../../test/render';
import { WaitingDialog } from './waiting-dialog';

jest.mock('../../leads/send-lead', () => ({ loadSending: () => undefined }));

const onClose = jest.fn();
const show = () =>
  render(
    <WaitingDialog
      place={{ edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless' }}
      subject="Winter Camp 2025, week 1, Euless"
      onClose={onClose}
    />,
  );
const field = (name: string) => document.querySelector<HTMLInputElement>(`form input[name=${name}]`)!;

// Back left the page of the camp, and where another document stood before it, what was typed went, too.
it('is closed by Back, on the page that it stands on, and opens again with what was typed', async () => {
  window.history.replaceState({ registration: 'begun' }, '');
  const steps = window.history.length;
  const first = await show();
  expect(window.history.length).toBe(steps + 1);
  typeInto(field('name'), 'Ana');
  await act(async () => {
    window.history.back();
    await settled();
  });
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
  unmount();
  await settled();
  expect(window.history.state).toEqual({ registration: 'begun' });
});
