import type { LatLng } from '@kidcode/branches';

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
  readonly version: string;
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
