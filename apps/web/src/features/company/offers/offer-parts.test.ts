import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';
import { siteDay } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

import { policyAnswer } from '../policy-answer';
import { offerFigure } from './offer-parts';

const TODAY = siteDay('2025-12-01');

it.each(ADVERTISED_OFFERS.flatMap(({ values }) => values))('says the same as the data: %j', (value) => {
  const { figure, words } = offerFigure(value);
  const said = `${figure} ${words}`.replace('extra, off', 'off');
  expect(describeOfferValue(value).replace('Extra ', '')).toBe(said);
});

it('says what the school says', () =>
  expect(policyAnswer({ subject: 'when it snows', answer: 'We stay open.' }, TODAY)).toBe('We stay open.'));

it('says that nothing is published, and offers a person', () => {
  const text = policyAnswer({ subject: 'when it snows', answer: null }, TODAY);
  expect(text).toContain('has not published when it snows');
  expect(text).toContain(BRAND.phone.display);
});
