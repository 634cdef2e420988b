import { CENTERS, formatDistance, NEAREST_RADIUS_MILES, nearestCenter } from '@kidcode/branches';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';
import type { PlaceFlags } from '../read-place';
import { readPlace } from '../read-place';

type Flags = PlaceFlags & { readonly radius?: number };

/** `kidcode branches nearest`: the nearest center within the radius in miles, and how far each one is. */
export function branchesNearestCommand({ radius = NEAREST_RADIUS_MILES, ...flags }: Flags): Outcome {
  const place = readPlace(flags);
  if (!place.ok) return place;
  const { at, label } = place.value;
  const { center, distanceMiles, withinRadius, distances } = nearestCenter(at, CENTERS, radius);
  const data = { center: center?.id ?? null, distanceMiles, withinRadius, distances };
  const from = label === null ? '' : ` of ${label}`;
  const verdict =
    center === null
      ? `No center within ${radius} miles${from}.`
      : `Nearest center: ${center.name}, ${formatDistance(distanceMiles)}.`;
  const rows = distances.map(({ id, distanceMiles: miles }) => [id, formatDistance(miles)]);
  const table = (width: number) => printTable([['CENTER', 'DISTANCE'], ...rows], { width });
  const heading = label === null || center === null ? '' : `From ${label}.\n`;
  return report(data, (width) => `${heading}${verdict}\n\n${table(width)}`);
}
