import type { LatLng } from '@kidcode/branches';
import { findPlace } from '@kidcode/branches';

import { badInput } from './outcome';
import { zipPlaces } from './zip-places';

/** The flags that name a place, each read for itself. */
export type PlaceFlags = { readonly zip?: string; readonly lat?: number; readonly lng?: number };

/** Where a place lies; a ZIP code also has a name for people. */
type Place = { readonly at: LatLng; readonly label: string | null };

type Read =
  | { readonly ok: true; readonly value: Place }
  | { readonly ok: false; readonly error: { readonly message: string } };

const EXPECTED = 'expected a place: --zip, or --lat with --lng';

/** Reads a place: a ZIP code as the finder page knows them, or coordinates. */
export function readPlace({ zip, lat, lng }: PlaceFlags): Read {
  if (zip !== undefined) {
    if (lat !== undefined || lng !== undefined) return badInput(`${EXPECTED}; got both`);
    const found = findPlace(zip, zipPlaces());
    if (found.ok) return { ok: true, value: found.value };
    const message = found.error.message.replace(/^E/, 'e').replace(/\.$/, '');
    return badInput(`--zip: ${message}; got ${JSON.stringify(zip)}`);
  }
  if (lat !== undefined && lng !== undefined) return { ok: true, value: { at: { lat, lng }, label: null } };
  if (lat === undefined && lng === undefined) return badInput(`${EXPECTED}; got none`);
  const missing = lat === undefined ? '--lat' : '--lng';
  return badInput(`required option '${missing} <degrees>' not specified; ${EXPECTED}`);
}
