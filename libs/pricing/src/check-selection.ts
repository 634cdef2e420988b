import { assert } from './assert';
import { SEASON_WEEKS, SUMMER_MONTHS } from './season-weeks';
import type { MonthRequest, PricedSeason, RegistrationSelection } from './selection';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

function checkWeeks(season: PricedSeason, weeks: readonly number[]): void {
  const offered: readonly number[] = SEASON_WEEKS[season];
  assert(weeks.length > 0, 'a weekly selection names at least one week');
  assert(isUnique(weeks), 'a weekly selection names each week once');
  assert(
    weeks.every((week) => offered.includes(week)),
    `a weekly selection names weeks of the ${season} camp`,
  );
}

function checkMonths(requests: readonly MonthRequest[]): void {
  assert(requests.length > 0, 'a monthly selection names at least one month');
  assert(isUnique(requests.map(({ month }) => month)), 'a monthly selection names each month once');
  for (const { month, days = 1 } of requests) {
    const inMonth = Number.isInteger(days) && days >= 1 && days <= SUMMER_MONTHS[month].days;
    assert(inMonth, `${month} has 1 to ${SUMMER_MONTHS[month].days} camp days, got ${days}`);
  }
}

/**
 * Guards the price against what the types cannot say: no week, a week of another season, one week twice, more
 * days than a month has. `parseSelection` never makes such a selection, so meeting one is a bug.
 *
 * @throws Error that names the broken rule.
 */
export function checkSelection(selection: RegistrationSelection): void {
  if (selection.registrationType === 'weekly') checkWeeks(selection.season, selection.weeks);
  if (selection.registrationType === 'monthly') checkMonths(selection.months);
}
