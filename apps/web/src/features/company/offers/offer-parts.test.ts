import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';
import { BRAND } from '@kidcode/site';

import { policyAnswer } from '../policy-answer';
import { offerFigure } from './offer-parts';

it.each(ADVERTISED_OFFERS.flatMap(({ values }) => values))('says the same as the data: %j', (value) => {
  const { figure, words } = offerFigure(value);
  const said = `${figure} ${words}`.replace('extra, off', 'off');
  expect(describeOfferValue(value).replace('Extra ', '')).toBe(said);
});

it('says what the school says', () =>
  expect(policyAnswer({ subject: 'when it snows', answer: 'We stay open.' })).toBe('We stay open.'));

it('says that nothing is published, and offers a person', () => {
  const text = policyAnswer({ subject: 'when it snows', answer: null });
  expect(text).toContain('has not published when it snows');
  expect(text).toContain(BRAND.phone.display);
});
