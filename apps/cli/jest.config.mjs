import { jestConfig } from '../../tools/jest/jest-preset.mjs';
import { collectSiteLinks, collectZipPlaces } from './build/collect.mjs';

/** Most commands run inside their tests, with what a build puts into them; the examples run as a process, which is built before. */
export default async () => ({
  ...jestConfig(import.meta.url),
  globalSetup: '<rootDir>/test/build-command-line.mjs',
  globals: {
    KIDCODE_SITE_SOURCES: await collectSiteLinks(),
    KIDCODE_ZIP_PLACES: JSON.stringify(await collectZipPlaces()),
  },
  testTimeout: 30_000,
});
