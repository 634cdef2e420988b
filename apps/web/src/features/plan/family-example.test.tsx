import { siteDay, type Season } from '@kidcode/school';
import { act } from 'react';

import { render } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { dayBegan } from '../clock/clock-slice';
import { FamilyExample } from './family-example';

/** The school with a full week at one center. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ SEASONS: readonly Season[] }>('@kidcode/current-school');
  const withFullWeek = (season: Season) =>
    season.editions.map((edition) => ({
      ...edition,
      weeks: edition.weeks.map((week) => (week.number === 1 ? { ...week, seats: 'full' } : week)),
    }));
  return {
    ...school,
    SEASONS: school.SEASONS.map((season) =>
      season.id === 'winter' ? { ...season, at: { euless: { editions: withFullWeek(season) } } } : season,
    ),
  };
});

// The example held the full week and named it, beside the price of the other one alone.
it.each([
  ['euless', 'in Euless, week 2, full day', '$254'],
  ['flower-mound', 'in Flower Mound, weeks 1 and 2, full day', '$508'],
] as const)('the example of %s is of the weeks that can be booked there', async (center, words, price) => {
  const { container, store } = await render(<FamilyExample center={center} />);
  act(() => void store.dispatch(dayBegan(siteDay('2025-12-01'))));
  const line = container.querySelector('[aria-label="Line by line"] > li')!;
  expect(wordsOf(line)).toContain(words);
  expect(wordsOf(line.querySelector('[data-sum]')!)).toContain(price);
});
