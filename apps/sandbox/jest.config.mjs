import { jestConfig } from '../../tools/jest/jest-preset.mjs';

/** The server and its threads run as they are shipped, so they are built before the tests. */
export default {
  ...jestConfig(import.meta.url),
  globalSetup: '<rootDir>/test/build-server.mjs',
  // A database of its own takes a moment.
  testTimeout: 120_000,
};
