import { assert } from './assert';
import type { PricedCamp } from './priced-camps';
import type { RegistrationSelection } from './selection';

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Guards the price against what the types cannot say: no week, a week of another season, one week twice, more
 * days than a month has. `parseSelection` never makes such a selection, so meeting one is a bug.
 *
 * @throws Error that names the broken rule.
 */
export function checkSelection(selection: RegistrationSelection, camp: PricedCamp): void {
  if (selection.registrationType === 'weekly') {
    const { weeks } = selection;
    assert(weeks.length > 0, 'a weekly selection names at least one week');
    assert(isUnique(weeks), 'a weekly selection names each week once');
    const known = weeks.every((week) => camp.weeks.includes(week));
    assert(known, `a weekly selection names weeks of the ${camp.season} camp`);
  }
  if (selection.registrationType === 'monthly') {
    const requests = selection.months;
    assert(requests.length > 0, 'a monthly selection names at least one month');
    assert(isUnique(requests.map(({ month }) => month)), 'a monthly selection names each month once');
    for (const { month, days = 1 } of requests) {
      const all = camp.months.find(({ id }) => id === month)?.days ?? 0;
      const inMonth = Number.isInteger(days) && days >= 1 && days <= all;
      assert(inMonth, `${month} has 1 to ${all} camp days, got ${days}`);
    }
  }
}
