import { succeed } from '@kidcode/school';
import type { Result } from '@kidcode/school';
import { isBlank, listOf, readWholeNumber } from './raw-list';
import type { PricedCamp } from './priced-camps';
import { refuse } from './selection-error';
import type { SelectionError } from './selection-error';

const namedWeeks = ({ season, weeks }: PricedCamp): string => `of the ${season} camp: ${weeks.join(', ')}`;

/**
 * Reads the weeks of a season from a list or a text such as '2,1'. A season only has its own weeks (D-10).
 *
 * @returns each week once, ascending, at least one.
 */
export function parseWeeks(camp: PricedCamp, raw: unknown): Result<readonly number[], SelectionError> {
  if (isBlank(raw)) return refuse('no-week', 'weeks', `at least one week ${namedWeeks(camp)}`, raw);
  const weeks = new Set<number>();
  for (const item of listOf(raw)) {
    const week = readWholeNumber(item);
    if (week === undefined || !camp.weeks.includes(week)) {
      return refuse('unknown-week', 'weeks', `weeks ${namedWeeks(camp)}`, item);
    }
    weeks.add(week);
  }
  return succeed([...weeks].sort((a, b) => a - b));
}

/**
 * Accepts the weeks that come along with a full camp: none, or all of the season's, as the form ticks them.
 *
 * @returns the error for any other list, else undefined.
 */
export function refuseSomeWeeks(camp: PricedCamp, raw: unknown): Result<never, SelectionError> | undefined {
  if (isBlank(raw)) return undefined;
  const weeks = parseWeeks(camp, raw);
  if (weeks.ok && weeks.value.length === camp.weeks.length) return undefined;
  const all = camp.weeks.join(', ');
  return refuse(
    'weeks-not-applicable',
    'weeks',
    `no weeks with full_camp, which has all of them: ${all}`,
    raw,
  );
}
