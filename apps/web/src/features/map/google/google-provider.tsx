import { chakra } from '@chakra-ui/react';
import { fittedZoom, type LatLng, MAP_VIEW, mappableCenters } from '@kidcode/branches';
import { fail, type Result, succeed } from '@kidcode/school';
import { Skeleton } from '@kidcode/ui';
import GoogleMapReact from 'google-map-react';
import { createElement, type PropsWithChildren, useEffect, useState } from 'react';

import type { MapProblem, MapShown, MapTarget, MapViewProps } from '../camera';
import { MapMarker, VisitorMark } from '../map-marker';

/** The part of a Google map that the finder moves. */
interface GoogleCamera {
  panTo(at: LatLng): void;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  fitBounds(bounds: GoogleBounds, padding: number): void;
}

interface GoogleBounds {
  extend(at: LatLng): unknown;
}

/** The part of Google's maps API that the finder uses besides google-map-react. */
interface GoogleMaps {
  readonly LatLngBounds: new () => GoogleBounds;
  readonly event: {
    addListenerOnce(map: unknown, name: string, listener: () => void): { remove(): void };
  };
}

declare global {
  interface Window {
    google?: { maps?: GoogleMaps } | undefined;
    /** Google calls it when it refuses the key, at any time after the script came. */
    gm_authFailure?: (() => void) | undefined;
    /** Google's script calls it when the API can be used. */
    __kidcodeMapsReady?: (() => void) | undefined;
  }
}

/** Why there is no Google map, as it is shown under the alert. */
const BLOCKED = 'The map script could not be loaded.';
const TIMED_OUT = 'The map script did not answer in time.';
const BAD_KEY = 'Google Maps did not accept the key of this site.';

/** How long the script may take before the embedded map steps in. */
export const MAPS_TIMEOUT_MS = 10_000;

/** Source: specification 2, section 7, Maps service. */
const LIBRARIES = 'places,geometry,visualization';

/** The API, or a sentence that says why there is none. */
type Outcome = Result<GoogleMaps, string>;

let loading: Promise<Outcome> | null = null;
const refusalListeners = new Set<(detail: string) => void>();

/** Google has taken back its API: the next attempt starts from nothing. */
function refused(): void {
  loading = null;
  window.google = undefined;
  for (const tell of [...refusalListeners]) tell(BAD_KEY);
}

/** Calls back when Google refuses the key, which it may do long after its script was loaded. Returns the way to stop. */
export function onKeyRefused(listener: (detail: string) => void): () => void {
  refusalListeners.add(listener);
  return () => void refusalListeners.delete(listener);
}

function scriptUrl(key: string): string {
  const url = new URL('https://maps.googleapis.com/maps/api/js');
  url.search = new URLSearchParams({
    key,
    libraries: LIBRARIES,
    loading: 'async',
    callback: '__kidcodeMapsReady',
  }).toString();
  return url.href;
}

function addScript(key: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const settle = (outcome: Outcome) => {
      clearTimeout(limit);
      stopListening();
      // A script that comes after its time still calls back.
      window.__kidcodeMapsReady = () => undefined;
      script.onerror = null;
      if (!outcome.ok) script.remove();
      resolve(outcome);
    };
    const limit = setTimeout(() => settle(fail(TIMED_OUT)), MAPS_TIMEOUT_MS);
    const stopListening = onKeyRefused((detail) => settle(fail(detail)));
    window.gm_authFailure = refused;
    window.__kidcodeMapsReady = () => {
      const maps = window.google?.maps;
      settle(maps ? succeed(maps) : fail(BLOCKED));
    };
    script.src = scriptUrl(key);
    script.async = true;
    script.onerror = () => settle(fail(BLOCKED));
    document.head.append(script);
  });
}

/**
 * Loads Google's maps script, once. A failure is not remembered: the next call adds the script anew, so that a retry
 * is one (google-map-react's own loader would answer with the failure for ever).
 *
 * @returns Never rejects: the API, or why there is none.
 */
export function loadGoogleMaps(key: string): Promise<Outcome> {
  loading ??= addScript(key).then((outcome) => {
    if (!outcome.ok) loading = null;
    return outcome;
  });
  return loading;
}

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
const Place = ({ children }: PropsWithChildren<LatLng>) => <>{children}</>;

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

/** Google's map as one of the finder's two map providers. Loaded only by a site that has a key. */
export async function loadGoogleProvider(key: string): Promise<Result<MapShown, string>> {
  const outcome = await loadGoogleMaps(key);
  if (!outcome.ok) return outcome;
  return succeed((props) => createElement(GoogleMap, { ...props, maps: outcome.value }));
}
