// The ZIP codes that the finder page knows, for the terminal: the same places, built in.
import { readFile } from 'node:fs/promises';

import esbuild from 'esbuild';

import { schoolSources } from '../../../tools/school/current-school.mjs';

/** The only place that says where they are kept; tools/school/generate.mjs makes the file. */
export const zipPlacesModule = () => `${schoolSources()}/generated/zip-places.ts`;

/** @returns {Promise<readonly { zip: string, city: string, lat: number, lng: number }[]>} as the finder page has them. */
export async function collectZipPlaces() {
  const source = await readFile(zipPlacesModule(), 'utf8');
  const { code } = await esbuild.transform(source, { loader: 'ts', format: 'esm' });
  const { ZIP_PLACES } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return ZIP_PLACES;
}
