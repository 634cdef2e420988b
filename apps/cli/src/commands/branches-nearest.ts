import { CENTERS, formatDistance, NEAREST_RADIUS_MILES, nearestCenter } from '@kidcode/branches';

import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';

type Place = { readonly lat: number; readonly lng: number; readonly radius?: number };

/** `kidcode branches nearest`: the nearest center within the radius in miles, and how far each one is. */
export function branchesNearestCommand({ lat, lng, radius = NEAREST_RADIUS_MILES }: Place): Outcome {
  const { center, distanceMiles, withinRadius, distances } = nearestCenter({ lat, lng }, CENTERS, radius);
  const data = { center: center?.id ?? null, distanceMiles, withinRadius, distances };
  const verdict =
    center === null
      ? `No center within ${radius} miles.`
      : `Nearest center: ${center.name}, ${formatDistance(distanceMiles)}.`;
  const rows = distances.map(({ id, distanceMiles: miles }) => [id, formatDistance(miles)]);
  return report(data, `${verdict}\n\n${printTable([['CENTER', 'DISTANCE'], ...rows])}`);
}
