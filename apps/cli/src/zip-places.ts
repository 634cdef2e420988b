import type { ZipPlace } from '@kidcode/branches';

/** The places of the finder page, built in (build/collect-zip-places.mjs). */
declare const KIDCODE_ZIP_PLACES: readonly ZipPlace[];

/** The ZIP codes that are known here, and where each one lies. */
export const zipPlaces = (): readonly ZipPlace[] => KIDCODE_ZIP_PLACES;
