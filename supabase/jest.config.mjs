import { jestConfig } from '../tools/jest/jest-preset.mjs';

export default { ...jestConfig(import.meta.url), testMatch: ['<rootDir>/functions/**/*.test.ts'] };
