import { better, type Basket } from './purchase';

const basket = (toPay: number, registrations: number): Basket => ({
  selections: Array.from({ length: registrations }, (_, week) => ({
    season: 'winter',
    registrationType: 'weekly',
    duration: 'full_day',
    weeks: [week + 1],
  })),
  toPay,
});

it.each([
  ['what costs less', basket(500, 1), basket(400, 3), 1],
  ['of equals the one with fewer registrations', basket(500, 2), basket(500, 1), 1],
  ['of the very same the first', basket(500, 1), basket(500, 1), 0],
])('%s is better', (_fact, one, other, place) => {
  expect(better(one, other)).toBe([one, other][place]);
});
