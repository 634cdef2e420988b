import { filterOf } from './inbox-filters';

// The start of yesterday stood for two days: at noon it was a day and a half, just after midnight one day.
it('asks for what is older than two days by the age, not by the calendar', () => {
  const { since, daysOld } = filterOf(new URLSearchParams('age=late'));
  expect({ since, daysOld }).toEqual({ since: undefined, daysOld: 2 });
});
