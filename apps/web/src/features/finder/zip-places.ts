import type { ZipPlace } from '@kidcode/branches';

/** The ZIP codes of the school's region: not wanted yet, on their way (null), there, or not to be had. */
export type ZipPlaces = readonly ZipPlace[] | 'failed' | null;

let places: ZipPlaces = null;
let loading: Promise<ZipPlaces> | null = null;
const listeners = new Set<() => void>();

/** Loads the ZIP codes, once; after a failure the next call tries again. Never rejects. */
export function loadZipPlaces(): Promise<ZipPlaces> {
  loading ??= import('@kidcode/current-school/generated/zip-places')
    .then(
      ({ ZIP_PLACES }) => ZIP_PLACES,
      () => 'failed' as const,
    )
    .then((loaded) => {
      places = loaded;
      if (loaded === 'failed') loading = null;
      for (const tell of [...listeners]) tell();
      return loaded;
    });
  return loading;
}

export function subscribeZipPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const knownZipPlaces = (): ZipPlaces => places;
