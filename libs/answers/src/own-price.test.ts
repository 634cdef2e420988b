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

// Whoever named the center was told the price of the first one, with its page; two children, the sum of that one.
it('tells the price of the center that is named, and names it where none is', () => {
  const { message } = tell('how much is one week of winter camp in Euless');
  expect(message).toContain('/camps/winter/euless');
  expect(message).toContain('**$316**');
  expect(message).not.toContain('$254');
  expect(tell('how much is one week of winter camp').message).toContain('one week, Euless: **$316**');
  expect(tell('what would one week of winter camp in Euless cost for my two kids').message).toContain(
    '**$632**',
  );
});
