import { siteDay } from '@kidcode/school';

import { ON } from '../test/on';
import { DECK, tell } from '../test/school-deck';
import { answerCard } from './answer';
import { fill } from './facts';
import { hasUnsaidDay, seasonToday } from './season-facts';
import { readMessage } from './reading';

/** The school with the days of the recipe "Close on single days". */
jest.mock('@kidcode/current-school', () => ({
  ...jest.requireActual<object>('@kidcode/current-school'),
  HOLIDAYS: { closed: ['2025-12-24', '2025-12-25', '2026-01-01'], open: [] },
}));

const on = { ...ON, today: siteDay('2025-12-01') };

// The assistant said that no such days were published, and days as documents write them.
it('says on which days the school is closed, as people write days', () => {
  expect(fill('{policy holidays}', 'en', on)).toBe(
    'The school is closed on December 24, 2025, December 25, 2025 and January 1, 2026.',
  );
  expect(fill('{open-holidays}', 'en', on)).toBe(
    'Winter Camp 2025: no camp on December 24, 2025, December 25, 2025 and January 1, 2026.',
  );
  expect(fill('{open-holidays}', 'es', on)).toContain(
    'no hay campamento el 24 de diciembre de 2025, el 25 de',
  );
  expect(hasUnsaidDay(seasonToday('winter', on).camp, ['12-25'])).toBe(false);
});

it('names no day that lies behind', () => {
  expect(fill('{policy holidays}', 'en', { ...on, today: siteDay('2025-12-26') })).toBe(
    'The school is closed on January 1, 2026.',
  );
  expect(fill('{policy holidays}', 'en', { ...on, today: siteDay('2026-02-01') })).toContain(
    'has not published on which holidays',
  );
});

// A week was told for its closed day without a word.
it.each([
  [
    'are you running winter camp on Dec 24',
    '(week 1 Dec 22-26), ages',
    '; no camp on December 24, 2025; registration is open.',
  ],
  [
    'hay campamento de invierno el 24 de diciembre, ya abrió?',
    '(semana 1',
    '; no hay campamento el 24 de diciembre de 2025; ',
  ],
])('%p names the week, and that there is no camp on the day', (question, week, off) => {
  const read = readMessage(DECK, question, [], on);
  if ('sentence' in read) throw new Error(read.sentence);
  const message = answerCard(DECK, question, 'winter-dates', read.reading, on)?.message;
  expect(message).toContain(week);
  expect(message).toContain(off);
});

// The usual hours were told without a word of the closed day.
it('is not open on a closed day, and says when it opens again', () => {
  const today = siteDay('2025-12-24');
  const now = { weekday: 3, minutes: 930, day: today } as const;
  const { message } = tell('are you open now?', { ...on, today, now, branch: 'euless' });
  expect(message).toContain('The school is closed on December 24, 2025.');
  expect(message).toContain('closed now, opens Friday at 3:00 PM');
});
