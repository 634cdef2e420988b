import type { Season } from '@kidcode/school';

import { tell } from '../test/school-deck';

/** The school with its first winter week full. */
jest.mock('@kidcode/current-school', () => {
  const school = jest.requireActual<{ SEASONS: readonly Season[] }>('@kidcode/current-school');
  const withFullWeek = (season: Season): Season => ({
    ...season,
    editions: season.editions.map((edition) => ({
      ...edition,
      weeks: edition.weeks.map((week) => (week.number === 1 ? { ...week, seats: 'full' } : week)),
    })),
  });
  return {
    ...school,
    SEASONS: school.SEASONS.map((season) => (season.id === 'winter' ? withFullWeek(season) : season)),
  };
});

// Tests asked for a full week's dates, never for its price.
it.each(['how much is week 1 of winter camp', 'what do both weeks of winter camp cost'])(
  '%p names no price of what is full',
  (question) => {
    expect(tell(question).message).not.toContain('$');
  },
);

it('still prices the week that has places', () => {
  expect(tell('how much is week 2 of winter camp').message).toContain('**$254**');
});
