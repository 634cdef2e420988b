import type { Season } from '@kidcode/school';

import { ON } from '../test/on';
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

// A week that staff have counted full is full to the assistant, at the center that it is about.
it('tells of a week without a place left, and names no price of it', () => {
  const left = { 'winter-2025/2/full_day/euless': 0 };
  const at = (branch: 'euless' | 'flower-mound' | null) => ({ ...ON, branch, left });
  const price = 'how much is week 2 of winter camp';
  expect(tell(price, at('euless')).message).not.toContain('$');
  expect(tell(price, at('flower-mound')).message).toContain('**$254**');
  expect(tell(price, at(null)).message).toContain('**$254**');
  const dates = 'when is winter camp';
  expect(tell(dates, at('euless')).message).toMatch(/2 Dec 29 - Jan 2 \(is full\)/);
  expect(tell(dates, at('flower-mound')).message).not.toMatch(/Jan 2 \(is full\)/);
});

// Beside one full week, the other was said not to be sold.
it.each(['what does winter camp cost in Euless', 'how much is one week of winter camp in Euless'])(
  '%p is told the price of the week that is sold, and which one is full',
  (question) => {
    const { message } = tell(question);
    expect(message).toContain('registration is open for week 2:');
    expect(message).toContain('- one week: **$254**');
    expect(message).toContain('week 1 Dec 22-26 (is full)');
    expect(message).not.toContain('whole camp');
  },
);

it('says that a camp is full where no week of it has a place', () => {
  const left = { 'winter-2025/2/full_day/euless': 0 };
  const { message } = tell('what does winter camp cost', { ...ON, branch: 'euless', left });
  expect(message).toContain('is full');
  expect(message).not.toContain('$');
});
