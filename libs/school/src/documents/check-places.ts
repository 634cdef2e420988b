import type * as v from 'valibot';

import { distanceMiles } from '../distance';
import type { centerDocument } from './branch-document';
import type { Places } from './places';
import type { Mistake } from './read-document';
import type { SchoolShelf } from './school-shelf';

/** Miles that a ZIP may reach from its middle. */
const REACH_OF_ZIP = 30;

/** ZIPs that there are none of, and points that lie elsewhere. */
export function unknownZips(parts: SchoolShelf['parts'], places: Places): readonly Mistake[] {
  return [...parts].flatMap(([file, document]) => {
    const { zip, coordinates } = document.fields as Partial<v.InferOutput<typeof centerDocument>>;
    if (!file.startsWith('branches/') || zip === undefined) return [];
    const place = places(zip);
    if (place === undefined) return [document.mistakeAt(['zip'], `there is no ZIP ${zip}.`)];
    if (coordinates === undefined) return [];
    const miles = distanceMiles(coordinates, place);
    if (miles <= REACH_OF_ZIP) return [];
    const minus = distanceMiles({ lat: coordinates.lat, lng: -coordinates.lng }, place) <= REACH_OF_ZIP;
    const far = Math.round(miles).toLocaleString('en-US');
    return [
      minus
        ? document.mistakeAt(
            ['coordinates'],
            `this point lies ${far} miles from the ZIP ${zip}. In the United States the second number is negative: ${-coordinates.lng}?`,
          )
        : document.mistakeAt(
            ['zip'],
            `${zip} is ${place.city}, ${place.state}, ${far} miles from these coordinates; one of the two is wrong.`,
          ),
    ];
  });
}
