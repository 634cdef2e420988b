import { jestConfig } from '../../tools/jest/jest-preset.mjs';

const config = jestConfig(import.meta.url);

/** The functions in supabase/ are hosted here, so their tests run here too. */
export default {
  ...config,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../../supabase/functions'],
  testMatch: ['**/*.test.ts'],
  // A database of its own takes a moment.
  testTimeout: 120_000,
};
