import type { ZipPlace } from '@kidcode/branches';

/** The places of the finder page as JSON, built in (build/collect-zip-places.mjs). */
declare const KIDCODE_ZIP_PLACES: string;

/** The ZIP codes that are known here, and where each one lies. */
export const zipPlaces = (): readonly ZipPlace[] => JSON.parse(KIDCODE_ZIP_PLACES) as readonly ZipPlace[];
