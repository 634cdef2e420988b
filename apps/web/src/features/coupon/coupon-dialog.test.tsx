import { act } from 'react';

import { click, render, settled, typeInto } from '../../../test/render';
import { sendLead } from '../leads/send-lead';
import { CouponDialog } from './coupon-dialog';

jest.mock('../leads/send-lead', () => ({
  sendLead: jest.fn(() => Promise.resolve('sent')),
  leadSteps: () => null,
  loadSending: () => undefined,
}));

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

const field = (name: string) => document.querySelector<HTMLInputElement>(`form input[name=${name}]`)!;
const NAMES = ['firstName', 'lastName', 'email', 'phone'];
const WORDS = ['Ana', 'Lopez', 'ana@example.com', '(972) 555-0101'];

// One press beside the dialog, or Escape, threw away everything that a parent had typed.
it('a closed dialog has what was typed when it is opened again, until it is sent', async () => {
  const first = await render(<CouponDialog onClose={() => undefined} />);
  NAMES.forEach((name, index) => typeInto(field(name), WORDS[index]!));
  await click(field('agreement'));
  first.unmount();

  const second = await render(<CouponDialog onClose={() => undefined} />);
  expect(NAMES.map((name) => field(name).value)).toEqual(WORDS);
  // Consent is given, not remembered.
  expect(field('agreement').checked).toBe(false);
  await click(field('agreement'));
  await act(async () => {
    field('email').form!.requestSubmit();
    await settled();
  });
  expect(sendLead).toHaveBeenCalledTimes(1);
  second.unmount();

  await render(<CouponDialog onClose={() => undefined} />);
  expect(NAMES.map((name) => field(name).value)).toEqual(['', '', '', '']);
});
