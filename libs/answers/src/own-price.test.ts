import type { CampRates, Season } from '@kidcode/school';

import { tell } from '../test/school-deck';

/** The school with a price of its own at one center. */
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

// The card said that camps cost the same in both centers, whatever the documents said.
it.each([
  ['is it the same price in euless and flower mound', 'not the same: Winter Camp 2025 Euless $316'],
  ['cuesta lo mismo en euless y flower mound?', 'distintos: Winter Camp 2025 Euless $316'],
])('%p tells which center asks for what', (question, told) => {
  expect(tell(question).message).toContain(told);
});
