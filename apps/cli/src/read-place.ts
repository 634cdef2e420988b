import {
  BRANCH_IDS,
  BRANCHES,
  CENTER_IDS,
  findPlace,
  isBranchId,
  isCenterId,
  type Branch,
  type Center,
  type LatLng,
  type ZipPlace,
} from '@kidcode/branches';

import { badInput, type Read } from './outcome';

/** Reads a branch id. @param where names the argument in the error: '<id>' or '--branch'. */
export function readBranch(where: string, id: string): Read<Branch> {
  if (isBranchId(id)) return { ok: true, value: BRANCHES[id] };
  return badInput(`${where}: expected a branch: ${BRANCH_IDS.join(', ')}; got ${JSON.stringify(id)}`);
}

/** Reads the id of an in-person center. */
export function readCenter(where: string, id: string): Read<Center> {
  if (isCenterId(id)) return { ok: true, value: BRANCHES[id] };
  return badInput(`${where}: expected a center: ${CENTER_IDS.join(', ')}; got ${JSON.stringify(id)}`);
}

/** The places of the finder page as JSON, built in (build/collect-zip-places.mjs). */
declare const KIDCODE_ZIP_PLACES: string;

/** The ZIP codes that are known here, and where each one lies. */
export const zipPlaces = (): readonly ZipPlace[] => JSON.parse(KIDCODE_ZIP_PLACES) as readonly ZipPlace[];

/** The flags that name a place, each read for itself. */
export type PlaceFlags = { readonly zip?: string; readonly lat?: number; readonly lng?: number };

/** Where a place lies; a ZIP code also has a name for people. */
type Place = { readonly at: LatLng; readonly label: string | null };

const EXPECTED = 'expected a place: --zip, or --lat with --lng';

/** Reads a place: a ZIP code as the finder page knows them, or coordinates. */
export function readPlace({ zip, lat, lng }: PlaceFlags): Read<Place> {
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
