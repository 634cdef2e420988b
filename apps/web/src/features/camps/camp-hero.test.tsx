import { placeKey, shownCamp, withPlaces, type PlacesLeft } from '@kidcode/booking';
import { siteDay } from '@kidcode/scheduling';

import { render } from '../../../test/render';
import { wordsOf } from '../../../test/static-page';
import { CampHero } from './camp-hero';

let places: PlacesLeft = {};
jest.mock('./use-places', () => ({ usePlaces: () => places }));

const SHOWN = shownCamp('winter', siteDay('2025-12-01'), 'euless');

async function heroWithFull(...weeks: readonly number[]): Promise<string> {
  const keys = weeks.flatMap((week) =>
    SHOWN.camp.dayLengths.map(({ id }) =>
      placeKey({ edition: SHOWN.camp.editionId, week, part: id, center: 'euless' }),
    ),
  );
  places = Object.fromEntries(keys.map((key) => [key, 0]));
  const { container } = await render(
    <CampHero shown={withPlaces(SHOWN, places, ['euless'])} branchId="euless" register={null} />,
  );
  return wordsOf(container);
}

// The first screen sold week 1, and the form below it said that it was full.
it.each([
  [[], 'Week 1', true],
  [[1], 'Week 2', true],
  [[1, 2], 'Week 1', false],
] as const)('with the weeks %j full the first screen shows %s', async (full, week, hasPrice) => {
  const words = await heroWithFull(...full);
  expect(/Week \d/.exec(words)?.[0]).toBe(week);
  expect(words.includes('$254')).toBe(hasPrice);
});
