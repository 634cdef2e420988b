import type { TokenRequest } from '@kidcode/booking';

import { click, render, settled } from '../../../test/render';
import { useRegister } from './register';

const signed = jest.fn<Promise<unknown>, []>();
jest.mock('./camp-calls', () => ({
  signRegistration: () => signed(),
  refreshPlaces: () => Promise.resolve(),
}));

const WEEKS: TokenRequest = {
  branchId: 'euless',
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [1, 2],
};

function Form() {
  const { register } = useRegister();
  return <button onClick={() => register(WEEKS)}>Register Now</button>;
}

// Every refusal but a full week said to try again, which was refused again for ever.
it.each([
  ['week-full', 'No place is left', /What is free stands beside the form/],
  ['week-closed', 'A week can no longer be booked', /choose other weeks.*check the date of your device/],
  ['type-not-offered', 'This can no longer be booked', /reload the page and choose again/],
  ['registration-closed', 'This can no longer be booked', /reload the page and choose again/],
  ['unreachable', 'Registration Error', /try again/],
])('a registration that is refused as %s says what to do', async (code, title, words) => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  signed.mockResolvedValue({ ok: false, error: { code } });
  const { container, store } = await render(<Form />);
  await click(container.querySelector('button')!);
  await settled();
  const [toast] = store.getState().notifications.toasts;
  expect(toast).toMatchObject({ title, description: expect.stringMatching(words) as string });
});
