import { fittedZoom, MAP_VIEW } from '@kidcode/branches';

import type { MapTarget } from '../camera';
import type { MapProblem } from '../map-provider';
import type { GoogleCamera, GoogleMaps } from './google-api';

/** What a failure to look at a target is called. Specification 2, section 8. */
const PROBLEM = { map: 'focus', list: 'pan' } as const;

/**
 * Makes a Google map look at a target: pans and zooms to a center, or fits all with 100 px around them and goes back to
 * zoom 13 where that came nearer than 15. Specification 2, sections 4 and 9.
 *
 * @returns what failed, or null.
 */
export function moveCamera(map: GoogleCamera, maps: GoogleMaps, target: MapTarget): MapProblem | null {
  try {
    if (target.kind === 'fit') {
      const { north, south, east, west } = target.bounds;
      const bounds = new maps.LatLngBounds();
      bounds.extend({ lat: south, lng: west });
      bounds.extend({ lat: north, lng: east });
      // The fit is done when the map comes to rest; only then is its zoom known.
      maps.event.addListenerOnce(map, 'idle', () => {
        const zoom = map.getZoom() ?? MAP_VIEW.zoom;
        if (fittedZoom(zoom) !== zoom) map.setZoom(fittedZoom(zoom));
      });
      map.fitBounds(bounds, MAP_VIEW.fitPaddingPx);
    } else {
      map.panTo(target.at);
      map.setZoom(target.zoom);
    }
    return null;
  } catch {
    return target.kind === 'center' ? PROBLEM[target.from] : 'initialize';
  }
}
