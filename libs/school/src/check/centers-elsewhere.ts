import type { School } from '../school';
import { unless, type SchoolProblem } from './school-problem';

/**
 * Centers outside of the school's region. Finder, map and the clock of the school are those of its region: at such a center they
 * are not its own.
 *
 * @param zips those of the region.
 * @returns a notice for each.
 */
export function centersElsewhere(
  { CENTERS, REGION, TIME }: Pick<School, 'CENTERS' | 'REGION' | 'TIME'>,
  zips: readonly { readonly zip: string }[],
): readonly SchoolProblem[] {
  const known = new Set(zips.map(({ zip }) => zip));
  return CENTERS.flatMap(({ id, zip, city, state }) =>
    unless(
      known.has(zip),
      'center-elsewhere',
      `CENTERS.${id}.zip`,
      `Expected a ZIP of ${REGION.name}, got ${zip} (${city}, ${state}): no ZIP around it is known to the finder, and its times and calendar files are those of ${TIME.zone}.`,
    ),
  );
}
