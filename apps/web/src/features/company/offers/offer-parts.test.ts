import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';

import { offerFigure } from './offer-parts';

it.each(ADVERTISED_OFFERS.flatMap(({ values }) => values))('says the same as the data: %j', (value) => {
  const { figure, words } = offerFigure(value);
  const said = `${figure} ${words}`.replace('extra, off', 'off');
  expect(describeOfferValue(value).replace('Extra ', '')).toBe(said);
});
