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

import { badInput } from './outcome';

/** Reads a branch id. @param where names the argument in the error: '<id>' or '--branch'. */
export function readBranch(where: string, id: string): Branch {
  if (isBranchId(id)) return BRANCHES[id];
  badInput(`${where}: expected a branch: ${BRANCH_IDS.join(', ')}; got ${JSON.stringify(id)}`);
}

/** Reads the id of an in-person center. */
export function readCenter(where: string, id: string): Center {
  if (isCenterId(id)) return BRANCHES[id];
  badInput(`${where}: expected a center: ${CENTER_IDS.join(', ')}; got ${JSON.stringify(id)}`);
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

/** Reads a ZIP code as the finder page knows them. @param flag names the option in the error. */
export function readZip(flag: string, zip: string): Place {
  const found = findPlace(zip, zipPlaces());
  if (found.ok) return found.value;
  const message = found.error.message.replace(/^E/, 'e').replace(/\.$/, '');
  badInput(`${flag}: ${message}; got ${JSON.stringify(zip)}`);
}

/** Reads a place: a ZIP code, or coordinates. */
export function readPlace({ zip, lat, lng }: PlaceFlags): Place {
  if (zip !== undefined && (lat !== undefined || lng !== undefined)) badInput(`${EXPECTED}; got both`);
  if (zip !== undefined) return readZip('--zip', zip);
  if (lat !== undefined && lng !== undefined) return { at: { lat, lng }, label: null };
  if (lat === undefined && lng === undefined) badInput(`${EXPECTED}; got none`);
  const missing = lat === undefined ? '--lat' : '--lng';
  badInput(`required option '${missing} <degrees>' not specified; ${EXPECTED}`);
}
