import { seasonStatus, siteDay } from '@kidcode/scheduling';

import { initialRegistration, registrationAgain, type RegistrationState } from './registration-form';
import { seasonOffer } from './season-offer';

const WINTER = seasonOffer('winter');
const SUMMER = seasonOffer('summer');
const weekly = { ...initialRegistration(WINTER), registrationType: 'weekly' } as const;

// Back and a reload opened the form anew: one week had become the full camp, at twice the price.
it.each<RegistrationState>([
  initialRegistration(WINTER),
  { ...weekly, weeks: [2] },
  { ...weekly, weeks: [1, 2] },
  { ...weekly, weeks: [] },
])('is the form as it was left: %j', (left) => {
  expect(registrationAgain(left, WINTER)).toEqual(left);
});

it('keeps the part of the day and weeks that are not the first', () => {
  const chosen = { registrationType: 'weekly', duration: 'second_half', weeks: [3, 5] } as const;
  const left = { ...initialRegistration(SUMMER), ...chosen };
  expect(registrationAgain(left, SUMMER)).toMatchObject(chosen);
});

it('leaves out what is not offered any more, or never was', () => {
  const late = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
  expect(registrationAgain(initialRegistration(WINTER), late)).toEqual(initialRegistration(late));
  expect(registrationAgain({ ...weekly, weeks: [1, 2] }, late).weeks).toEqual([2]);
  expect(registrationAgain({ ...weekly, duration: 'first_half', weeks: [2, 9] }, WINTER)).toEqual({
    ...weekly,
    weeks: [2],
  });
});
