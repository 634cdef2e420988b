import { jestConfig } from './jest/jest-preset.mjs';

export default {
  ...jestConfig(import.meta.url),
  testMatch: ['<rootDir>/test/**/*.test.mjs', '<rootDir>/test/**/*.test.ts'],
};
