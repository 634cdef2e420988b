import type { RegistrationSelection } from '@kidcode/pricing';
import { fridayBefore } from '@kidcode/scheduling';
import type { SiteDay } from '@kidcode/scheduling';
import type { PlanSeason } from './plan-school';

/** The last day on which all of a selection can be registered for; null where the season states none. */
export function registerBy(selection: RegistrationSelection, { camp }: PlanSeason): SiteDay | null {
  const type = selection.registrationType;
  const lastDay = camp.deadlines.find(({ option }) => option === type)?.lastDay ?? null;
  if (lastDay !== 'friday-before') return lastDay;
  if (type !== 'weekly') return fridayBefore(camp.firstDay);
  const starts = camp.weeks.flatMap(({ number, start }) =>
    selection.weeks.includes(number) && start !== null ? [start] : [],
  );
  const [first] = starts.sort();
  return first === undefined ? null : fridayBefore(first);
}
