import { placeKey, type PlacesLeft } from '@kidcode/booking';
import { siteDay, type Season } from '@kidcode/school';
import { act } from 'react';

import { render } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { dayBegan } from '../clock/clock-slice';
import { FamilyExample } from './family-example';

let places: PlacesLeft = {};
jest.mock('../camps/use-places', () => ({ usePlaces: () => places }));

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

const full = (...weeks: readonly number[]): PlacesLeft =>
  Object.fromEntries(
    weeks.map((week) => [
      placeKey({ edition: 'winter-2025', week, part: 'full_day', center: 'flower-mound' }),
      0,
    ]),
  );

async function show(center: 'euless' | 'flower-mound', known: PlacesLeft) {
  places = known;
  const { container, store } = await render(<FamilyExample center={center} />);
  act(() => void store.dispatch(dayBegan(siteDay('2025-12-01'))));
  return container;
}

// The example held the full week and named it, beside the price of the other one alone; and one without a place as well.
it.each([
  ['euless', {}, 'in Euless, week 2, full day', '$254'],
  ['flower-mound', {}, 'in Flower Mound, weeks 1 and 2, full day', '$508'],
  ['flower-mound', full(1), 'in Flower Mound, week 2, full day', '$254'],
] as const)(
  'the example of %s with the places %j is of the weeks that can be booked there',
  async (...row) => {
    const [center, known, words, price] = row;
    const container = await show(center, known);
    const line = container.querySelector('[aria-label="Line by line"] > li')!;
    expect(wordsOf(line)).toContain(words);
    expect(wordsOf(line.querySelector('[data-sum]')!)).toContain(price);
  },
);

it('there is no example where no week has a place', async () => {
  expect(wordsOf(await show('flower-mound', full(1, 2)))).toBe('');
});
