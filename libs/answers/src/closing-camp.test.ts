import { siteDay } from '@kidcode/school';

import { ON } from '../test/on';
import { tell } from '../test/school-deck';

/** What is said on a day, after the questions before. */
const on = (day: string, ...questions: readonly string[]): string =>
  tell(questions, { ...ON, today: siteDay(day) }).message;

// After its deadline the whole camp was priced, and said to be open, as long as a week was.
it('prices no whole camp that can be booked no more, and its weeks as long as they can', () => {
  const price = on('2025-12-16', 'how much is winter camp?');
  expect(price).toContain('registration is open for single weeks:');
  expect(price).toContain('one week: **$254**');
  expect(price).not.toMatch(/whole camp|\$508/);
  expect(on('2025-12-16', 'price for both weeks of winter camp')).toContain('- 2 weeks: **$508**');
  const compared = on('2025-12-16', 'is the full camp cheaper than single weeks in winter');
  expect(compared).toMatch(/for single weeks; one week \*\*\$254\*\*/);
  expect(on('2025-12-15', 'how much is winter camp?')).toContain('- the whole camp: **$508**');
});

// Week 1 was priced and said to be open after the Friday before it.
it.each([
  'can I register for week 1?',
  'winter camp december 22-26 can I still register',
  'how much is week 1 of winter camp',
  'price for both weeks of winter camp',
  'two weeks of winter camp for two kids price',
])('%s is told which week is closed, and which is open', (question) => {
  for (const day of ['2025-12-20', '2025-12-21']) {
    const message = on(day, 'when is winter camp', question);
    expect(message).toContain('week 1 Dec 22-26 (registration is closed)');
    expect(message).toContain('registration is open for week 2');
    expect(message).not.toContain('$');
  }
});

it('prices the week that is left, also where camps are compared, and says so in Spanish', () => {
  const week = 'one week **$254** instead of $299; registration is open for week 2.';
  expect(on('2025-12-20', 'compare the camps')).toContain(week);
  expect(on('2025-12-20', 'how much is winter camp?')).toContain('registration is open for week 2:');
  const spanish = on('2025-12-20', 'cuánto cuesta el campamento de invierno');
  expect(spanish).toContain('la inscripción está abierta para la semana 2:');
  expect(spanish).not.toContain('completo');
});

// Prices of a camp that had begun were said not to be published yet, and a mail promised for its registration.
it.each([
  ['2025-12-27', 'how much is winter camp?'],
  ['2026-06-20', 'summer camp price'],
  ['2026-03-10', 'spring camp price'],
])('says on %s to %p that it has begun, and promises a mail for the next one', (day, question) => {
  const message = on(day, question);
  expect(message).toContain('has begun and cannot be joined any more');
  expect(message).toContain('to hear when the next one opens');
  expect(message).not.toContain('not published yet');
});

// A camp that was over was told as one that there is.
it('lists no camp that is over, and says so where none is left', () => {
  const question = 'Are there camps on Thanksgiving or in fall?';
  expect(on('2026-05-01', question)).toContain('Camps: Summer Camp 2026 June 2 - August 8, 2026.');
  expect(on('2026-05-01', 'hay campamentos en otoño?')).toContain('Campamentos: Summer Camp 2026');
  expect(on('2026-09-01', question)).toContain('Camps: new dates are not published yet.');
  expect(on('2026-05-01', 'Are there classes on holidays?')).not.toContain('Winter Camp');
});

// The discount of a camp that had begun, or was over, was told as holding.
it('says that an early bird of a camp without a price is over, and tells it before', () => {
  for (const day of ['2025-12-27', '2026-01-05']) {
    const message = on(day, 'is winter early bird still on?');
    expect(message).toContain('Winter Early Bird: not at the moment.');
    expect(message).not.toContain('15%');
  }
  expect(on('2026-01-05', '¿qué es Early Bird?')).toContain('Winter Early Bird: no por ahora.');
  expect(on('2025-12-20', 'is winter early bird still on?')).toContain('15% off winter camp');
});
