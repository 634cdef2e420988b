import { chakra } from '@chakra-ui/react';
import { fittedZoom, MAP_VIEW, mappableCenters } from '@kidcode/branches';
import { succeed, type Result } from '@kidcode/school';
import { Skeleton } from '@kidcode/ui';
import GoogleMapReact from 'google-map-react';
import { createElement, useEffect, useState } from 'react';

import type { MapTarget } from '../camera';
import { MapMarker, VisitorMark } from '../map-marker';
import type { MapProblem, MapShown, MapViewProps } from '../map-provider';
import { loadGoogleMaps, type GoogleCamera, type GoogleMaps } from './load-google-maps';

/** What a failure to look at a target is called. Specification 2, section 8. */
const PROBLEM = { map: 'focus', list: 'pan' } as const;

/**
 * Makes a Google map look at a target: pans and zooms to a center, or fits all with 100 px around them and goes back to
 * zoom 13 where that came nearer than 15. Specification 2, sections 4 and 9.
 *
 * @returns what failed, or null.
 */
function moveCamera(map: GoogleCamera, maps: GoogleMaps, target: MapTarget): MapProblem | null {
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

/** Where google-map-react puts a child: its upper left corner stands on the place. */
const Place = ({
  children,
}: {
  readonly children: React.ReactNode;
  readonly lat: number;
  readonly lng: number;
}) => <>{children}</>;

const OPTIONS = { gestureHandling: 'cooperative', fullscreenControl: false, clickableIcons: false };

/** Google's map, given that its API is there. Nothing in here may suspend: google-map-react does not survive it. */
function GoogleMap(props: MapViewProps & { readonly maps: GoogleMaps }) {
  const { maps, centers, target, selectedId, from, fromName, onMarkerPress, onProblem } = props;
  const [map, setMap] = useState<GoogleCamera | null>(null);
  const ready = ({ map: made }: { readonly map: GoogleCamera | null }) => {
    setMap(made);
    if (!made) onProblem('initialize');
  };
  // Its type says that nothing is returned, but a promise is awaited.
  const loader = (): unknown => Promise.resolve(maps);
  useEffect(() => {
    if (map) onProblem(moveCamera(map, maps, target));
  }, [map, maps, target, onProblem]);
  return (
    <chakra.div position="absolute" inset="0">
      <GoogleMapReact
        defaultCenter={MAP_VIEW.center}
        defaultZoom={MAP_VIEW.zoom}
        options={OPTIONS}
        googleMapLoader={loader}
        yesIWantToUseGoogleMapApiInternals
        onGoogleApiLoaded={ready}
      >
        {mappableCenters(centers).map(({ id, name, coordinates: { lat, lng } }) => (
          <Place key={id} lat={lat} lng={lng}>
            <MapMarker id={id} name={name} selected={id === selectedId} onPress={onMarkerPress} />
          </Place>
        ))}
        {from && (
          <Place key="visitor" lat={from.lat} lng={from.lng}>
            <VisitorMark name={fromName} />
          </Place>
        )}
      </GoogleMapReact>
      {!map && (
        <chakra.div position="absolute" inset="0" background="bg.sunken">
          <Skeleton />
        </chakra.div>
      )}
    </chakra.div>
  );
}

export { onKeyRefused } from './load-google-maps';

/** Google's map as one of the finder's two map providers. Loaded only by a site that has a key. */
export async function loadGoogleProvider(key: string): Promise<Result<MapShown, string>> {
  const outcome = await loadGoogleMaps(key);
  if (!outcome.ok) return outcome;
  return succeed((props) => createElement(GoogleMap, { ...props, maps: outcome.value }));
}
