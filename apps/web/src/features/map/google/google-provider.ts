import { createElement } from 'react';

import type { MapView } from '../map-provider';
import { GoogleMap } from './google-map';
import { loadGoogleMaps, type MapsLoadError } from './load-google-maps';

export { onKeyRefused } from './load-google-maps';

export type GoogleProvider =
  { readonly ok: true; readonly View: MapView } | { readonly ok: false; readonly error: MapsLoadError };

/** Google's map as one of the finder's two map providers. Loaded only by a site that has a key. */
export async function loadGoogleProvider(key: string): Promise<GoogleProvider> {
  const outcome = await loadGoogleMaps(key);
  if (!outcome.ok) return outcome;
  const { maps } = outcome;
  return { ok: true, View: (props) => createElement(GoogleMap, { ...props, maps }) };
}
