import { jestConfig } from './jest/jest-preset.mjs';

const base = jestConfig(import.meta.url);

/** The Markdown reader is ESM-only, and so is all that it is made of. */
const MARKDOWN =
  'micromark[^/]*|mdast-util-[^/]*|unist-util-[^/]*|character-[^/]*|decode-named-character-reference|devlop';

export default {
  ...base,
  transformIgnorePatterns: base.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', `(?!(${MARKDOWN}|`),
  ),
  testMatch: ['<rootDir>/test/**/*.test.mjs', '<rootDir>/test/**/*.test.ts'],
};
