import type * as v from 'valibot';

import { distanceMiles } from '../distance';
import type { centerDocument } from './branch-document';
import type { Places } from './places';
import type { Mistake, ReadDocument } from './read-document';

/** Miles that a ZIP may reach from its middle. */
const REACH_OF_ZIP = 30;

/** ZIPs that there are none of, and points that lie elsewhere. */
export function unknownZips(
  centers: readonly { readonly id: string; readonly value: v.InferOutput<typeof centerDocument> }[],
  documents: ReadonlyMap<string, ReadDocument<unknown>>,
  places: Places,
): readonly Mistake[] {
  return centers.flatMap(({ id, value: { zip, coordinates } }) => {
    const document = documents.get(`branches/${id}.yaml`);
    const place = places(zip);
    if (document === undefined) return [];
    if (place === undefined) return [document.mistakeAt(['zip'], `there is no ZIP ${zip}.`)];
    const miles = distanceMiles(coordinates, place);
    if (miles <= REACH_OF_ZIP) return [];
    const minus = distanceMiles({ lat: coordinates.lat, lng: -coordinates.lng }, place) <= REACH_OF_ZIP;
    const hint = minus ? ` In the United States the second number is negative: ${-coordinates.lng}?` : '';
    const far = Math.round(miles).toLocaleString('en-US');
    return [document.mistakeAt(['coordinates'], `this point lies ${far} miles from the ZIP ${zip}.${hint}`)];
  });
}
