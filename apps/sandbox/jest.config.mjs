import { jestConfig } from '../../tools/jest/jest-preset.mjs';

export default {
  ...jestConfig(import.meta.url),
  // A database of its own takes a moment.
  testTimeout: 120_000,
};
