import { siteDay } from '@kidcode/scheduling';
import { usd, type CampRates, type Season } from '@kidcode/school';

import { bookablePrices, pricesElsewhere, shownCamp } from './shown-camp';

/** The school with a dearer week and the same whole camp at one center. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ SEASONS: readonly Season[] }>('@kidcode/current-school');
  const dearer = ({ weekly, ...rates }: CampRates): CampRates => ({
    ...rates,
    weekly: { ...weekly, fullDay: 37_200 as typeof weekly.fullDay },
  });
  return {
    ...school,
    SEASONS: school.SEASONS.map((season) =>
      season.id !== 'winter' || season.sale === null
        ? season
        : { ...season, at: { euless: { sale: { ...season.sale, rates: dearer(season.sale.rates) } } } },
    ),
  };
});

const OPEN = siteDay('2025-12-01');
const usual = (day = OPEN) => shownCamp('winter', day);

it('where a center asks for another price, it is named with it', () => {
  expect(bookablePrices(usual()).week?.discountedPrice).toBe(usd(254));
  expect(
    pricesElsewhere(usual(), OPEN, 'week').map(({ center, quote }) => [center, quote.discountedPrice]),
  ).toEqual([['euless', usd(316)]]);
});

it('nothing is named that costs the same, is of another season, or cannot be booked any more', () => {
  const over = siteDay('2026-01-03');
  expect(pricesElsewhere(usual(), OPEN, 'fullCamp')).toEqual([]);
  expect(pricesElsewhere(shownCamp('summer', OPEN), OPEN, 'week')).toEqual([]);
  expect(pricesElsewhere(usual(over), over, 'week')).toEqual([]);
});
