import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { schoolConditions } from '../school/current-school.mjs';

const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: react },
      transform: react ? { react: { runtime: 'automatic' } } : {},
    },
    module: { type: 'commonjs' },
  },
];

/** ESM-only packages that Jest must translate because it loads CommonJS. */
const ESM_PACKAGES = [
  ...['jose', 'date-fns', 'fast-check', 'pure-rand', 'uqr', '@kidcode'],
  // What tools/markdown reads Markdown with.
  ...['micromark[^/]*', 'mdast-util-[^/]*', 'unist-util-[^/]*', 'character-[^/]*'],
  ...['decode-named-character-reference', 'devlop'],
];

/** One file per project, and per time zone where the tests run in several. */
const resultsFile = (workspace, rootDir) =>
  join(
    workspace,
    'test-results',
    relative(workspace, rootDir),
    `unit-${(process.env.TZ ?? 'here').replaceAll('/', '-')}.json`,
  );

/**
 * Jest settings every project shares: swc, workspace packages followed to their sources,
 * its results left where `npm test` adds them up, and a guard that fails a test on any unexpected console.error or console.warn.
 *
 * @param {string} configUrl `import.meta.url` of the project's jest.config.mjs.
 * @param {{ react?: boolean }} [options] `react` adds JSX and the jsdom environment.
 */
export function jestConfig(configUrl, { react = false } = {}) {
  const rootDir = dirname(fileURLToPath(configUrl));
  const workspace = fileURLToPath(new URL('../..', import.meta.url));
  const conditions = schoolConditions();
  return {
    rootDir,
    displayName: basename(rootDir),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/test/**/*.test.{ts,tsx}'],
    testEnvironment: react ? `${workspace}tools/jest/browser-environment.cjs` : 'node',
    // Without another school's condition each environment has Jest's own.
    ...(conditions.length > 0 && {
      testEnvironmentOptions: {
        customExportConditions: [...(react ? ['browser'] : ['node', 'node-addons']), ...conditions],
      },
    }),
    transform: {
      '\\.[jt]sx?$': swc(react),
      '\\.mjs$': swc(react),
      '\\.bin$': `${workspace}tools/jest/bytes.cjs`,
    },
    transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
    // A laptop that does other things meanwhile is slow, not wrong.
    testTimeout: 60_000,
    reporters: [
      'default',
      [`${workspace}tools/jest/results-reporter.cjs`, { file: resultsFile(workspace, rootDir) }],
    ],
    setupFilesAfterEnv: [`${workspace}tools/jest/fail-on-console.cjs`],
    collectCoverageFrom: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/index.ts'],
    coverageDirectory: `${workspace}coverage/${basename(rootDir)}`,
  };
}

/**
 * Jest settings of a pure domain library: node environment, branch coverage of at least 95 %, and a realm in which its
 * sources find no clock, no zone, no chance and no surroundings (pure-realm.cjs).
 *
 * @param {{ branches?: number }} [options]
 */
export function domainJestConfig(configUrl, { branches = 95 } = {}) {
  return {
    ...jestConfig(configUrl),
    setupFiles: [fileURLToPath(new URL('pure-realm.cjs', import.meta.url))],
    collectCoverage: true,
    coverageReporters: ['text-summary', 'json-summary'],
    coverageThreshold: { global: { branches } },
  };
}
