import { jestConfig } from '../../tools/jest/jest-preset.mjs';

/** The command is tested as a process, so it is built before the tests. */
export default {
  ...jestConfig(import.meta.url),
  globalSetup: '<rootDir>/test/build-command-line.mjs',
  testTimeout: 30_000,
};
