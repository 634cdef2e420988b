import type { LatLng } from '@kidcode/branches';
import { fail, succeed, type Result } from '@kidcode/school';

/** The part of a Google map that the finder moves. */
export interface GoogleCamera {
  panTo(at: LatLng): void;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  fitBounds(bounds: GoogleBounds, padding: number): void;
}

interface GoogleBounds {
  extend(at: LatLng): unknown;
}

/** The part of Google's maps API that the finder uses besides google-map-react. */
export interface GoogleMaps {
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
