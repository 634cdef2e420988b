import { isBlank, listOf, readWholeNumber } from './raw-list';
import { succeed } from './result';
import type { Result } from './result';
import { SEASON_WEEKS } from './season-weeks';
import { refuse } from './selection-error';
import type { SelectionError } from './selection-error';
import type { PricedSeason } from './selection';

const namedWeeks = (season: PricedSeason): string =>
  `of the ${season} camp: ${SEASON_WEEKS[season].join(', ')}`;

/**
 * Reads the weeks of a season from a list or a text such as '2,1'. A season only has its own weeks (D-10).
 *
 * @returns each week once, ascending, at least one.
 */
export function parseWeeks(season: PricedSeason, raw: unknown): Result<readonly number[], SelectionError> {
  const offered: readonly number[] = SEASON_WEEKS[season];
  if (isBlank(raw)) return refuse('no-week', 'weeks', `at least one week ${namedWeeks(season)}`, raw);
  const weeks = new Set<number>();
  for (const item of listOf(raw)) {
    const week = readWholeNumber(item);
    if (week === undefined || !offered.includes(week)) {
      return refuse('unknown-week', 'weeks', `weeks ${namedWeeks(season)}`, item);
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
export function refuseSomeWeeks(
  season: PricedSeason,
  raw: unknown,
): Result<never, SelectionError> | undefined {
  if (isBlank(raw)) return undefined;
  const weeks = parseWeeks(season, raw);
  if (weeks.ok && weeks.value.length === SEASON_WEEKS[season].length) return undefined;
  const all = SEASON_WEEKS[season].join(', ');
  return refuse(
    'weeks-not-applicable',
    'weeks',
    `no weeks with full_camp, which has all of them: ${all}`,
    raw,
  );
}
