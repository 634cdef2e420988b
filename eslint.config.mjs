import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { housePlugin } from './tools/eslint/house-plugin.mjs';
import { moduleBoundaries } from './tools/eslint/modules.mjs';
import {
  AT_LOAD,
  CLOCK_IN_PACKAGES,
  COLOURS,
  EVERYWHERE,
  IMPORTS,
  IN_BROWSER,
  IN_TESTS,
  MESSAGES,
  NODE,
  OUT_OF_PLACE,
  PRICES,
  RAW,
  UNREADABLE,
} from './tools/eslint/syntax.mjs';
import { SITE_TERRITORIES } from './tools/eslint/territories.mjs';

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url));
/** A domain library's tsconfig.json leaves its tests out, so that the library stays pure; they have their own. */
const TESTED_APART = readdirSync(`${WORKSPACE}libs`).filter((lib) =>
  existsSync(`${WORKSPACE}libs/${lib}/tsconfig.test.json`),
);
const SOURCES = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', '**/test/**'];

/** What is shipped; tests and settings may use more packages. */
const SHIPPED = ['libs/*/src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'];
const SITE = 'apps/web/src/**/*.{ts,tsx}';
/** What holds in libraries, schools and the site. */
const HOUSE = [...EVERYWHERE, ...MESSAGES, ...OUT_OF_PLACE, ...UNREADABLE, ...CLOCK_IN_PACKAGES];
/** Jest takes its set-up from the default export. */
const DEFAULT_DEMANDED = ['apps/cli/test/build-command-line.mjs', 'apps/sandbox/test/build-server.mjs'];
const SETTINGS = ['**/*.config.{ts,mts,mjs,cjs}'];

export default tseslint
  .config(
    {
      ignores: [
        '**/dist/**',
        '**/dist-*/**',
        '**/node_modules/**',
        '**/coverage/**',
        '**/test-results/**',
        '**/generated/**',
        '**/.nx/**',
        '**/.cache/**',
        'libs/pure.d.ts',
        // What a new school begins with is checked where it lies then.
        'tools/school/new-school/',
      ],
    },
    js.configs.recommended,
    {
      files: ['**/*.{ts,tsx,mts}'],
      extends: [...tseslint.configs.strictTypeChecked],
      languageOptions: { parserOptions: { projectService: true } },
      rules: {
        '@typescript-eslint/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowBoolean: true },
        ],
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/triple-slash-reference': [
          'error',
          { lib: 'never', path: 'never', types: 'never' },
        ],
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      },
    },
    ...TESTED_APART.map((lib) => ({
      files: [`libs/${lib}/src/**/*.test.ts`],
      languageOptions: {
        parserOptions: {
          projectService: false,
          project: `libs/${lib}/tsconfig.test.json`,
          tsconfigRootDir: WORKSPACE,
        },
      },
    })),
    {
      files: SOURCES,
      plugins: { '@nx': nx, house: housePlugin },
      rules: {
        '@nx/enforce-module-boundaries': ['error', moduleBoundaries({ packages: false })],
        'house/file-names': 'error',
      },
    },
    {
      files: SHIPPED,
      ignores: TESTS,
      rules: { '@nx/enforce-module-boundaries': ['error', moduleBoundaries({ packages: true })] },
    },
    {
      files: ['libs/*/src/**/*.ts', 'supabase/functions/**/*.ts'],
      ignores: TESTS,
      rules: { 'house/say-returns': 'error' },
    },
    {
      files: [SITE],
      ignores: TESTS,
      rules: {
        'house/arrows': ['error', ...SITE_TERRITORIES],
        // The site's state is empty until the features add their parts to it.
        '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^SiteState$' }],
      },
    },
    {
      files: [SITE, 'libs/ui/src/**/*.{ts,tsx}'],
      // The browser's own entries are loaded nowhere else.
      ignores: [...TESTS, 'apps/web/src/app/entry-{client,office}.tsx'],
      rules: { 'house/no-browser-at-module-scope': 'error' },
    },
    {
      files: SOURCES,
      // Tables of tests are as long as they are.
      ignores: TESTS,
      rules: { 'max-lines': ['error', 250] },
    },
    // One rule holds one list: of these, the last that fits a file counts.
    { files: SOURCES, ignores: [...SETTINGS, ...DEFAULT_DEMANDED], rules: noSyntax(EVERYWHERE) },
    { files: ['**/*.test.{ts,tsx}'], rules: noSyntax(EVERYWHERE, IN_TESTS) },
    {
      files: SOURCES,
      ignores: [...SETTINGS, ...DEFAULT_DEMANDED, ...TESTS],
      rules: noSyntax(EVERYWHERE, MESSAGES),
    },
    {
      files: ['libs/*/src/**/*.{ts,tsx}'],
      ignores: [...TESTS, ...DEFAULT_DEMANDED],
      rules: noSyntax(HOUSE, AT_LOAD, NODE, PRICES),
    },
    { files: ['libs/pricing/src/**/*.ts'], ignores: TESTS, rules: noSyntax(HOUSE, AT_LOAD, NODE) },
    {
      files: ['libs/ui/src/**/*.{ts,tsx}'],
      ignores: [...TESTS, 'libs/ui/src/theme/**'],
      rules: noSyntax(HOUSE, AT_LOAD, NODE, PRICES, COLOURS),
    },
    {
      files: ['apps/{cli,sandbox}/src/**/*.ts', 'supabase/functions/**/*.ts'],
      ignores: TESTS,
      rules: noSyntax(HOUSE, PRICES),
    },
    {
      files: [SITE],
      ignores: TESTS,
      rules: noSyntax(HOUSE, AT_LOAD, IN_BROWSER, PRICES, COLOURS, ...Object.values(RAW)),
    },
    {
      files: ['apps/web/src/app/entry-{client,office}.tsx'],
      rules: noSyntax(HOUSE, IN_BROWSER, PRICES, COLOURS, ...Object.values(RAW)),
    },
    { files: ['apps/web/src/app/branch-styles.ts'], rules: noSyntax(HOUSE) },
    // Each raw thing has one file that makes something better of it.
    ...Object.entries(RAW).map(([name, refused]) => ({
      files: [`apps/web/src/shared/${name}.ts`],
      rules: noSyntax(
        HOUSE,
        AT_LOAD,
        IN_BROWSER,
        PRICES,
        COLOURS,
        ...Object.values(RAW).filter((raw) => raw !== refused),
      ),
    })),
    {
      // The one file that reads the device's clock, what is built, and tests that set a clock.
      files: ['apps/web/src/shared/device-clock.ts', 'apps/web/build/**', ...TESTS],
      rules: { '@typescript-eslint/no-deprecated': 'off' },
    },
    {
      files: SHIPPED,
      ignores: TESTS,
      rules: { 'no-restricted-imports': ['error', { patterns: IMPORTS }] },
    },
    {
      files: ['**/*.tsx', SITE, 'libs/ui/src/**/*.ts'],
      plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
      rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
    },
    {
      files: ['**/*.{js,mjs,cjs}', 'apps/{cli,sandbox}/**/*.ts', 'e2e/**/*.ts'],
      languageOptions: { globals: { ...globals.node } },
    },
    {
      // Deno's own entries, which no project of TypeScript's knows: `deno check` reads their types. They choose ports and
      // decide nothing.
      files: ['supabase/functions/*/index.ts'],
      extends: [tseslint.configs.disableTypeChecked],
      rules: {
        'no-restricted-globals': ['error', 'console', 'Date', 'Math', 'crypto', 'globalThis', 'performance'],
      },
    },
    {
      // What it hands to the page runs there.
      files: ['scripts/screenshots.mjs'],
      languageOptions: { globals: { ...globals.browser } },
    },
    {
      files: ['**/*.cjs'],
      rules: { '@typescript-eslint/no-require-imports': 'off' },
      languageOptions: { globals: { ...globals.jest } },
    },
    {
      files: TESTS,
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
    prettier,
    // Each project lints from its own folder; the patterns above are meant from the workspace's.
  )
  .map((config) => ({ ...config, basePath: WORKSPACE }));

/** The options of `no-restricted-syntax`: every selector of these groups. */
function noSyntax(...groups) {
  return { 'no-restricted-syntax': ['error', ...groups.flat()] };
}
