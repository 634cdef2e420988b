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
  CLOCK_AND_CHANCE,
  EVERYWHERE,
  HEX_COLOURS,
  MESSAGES,
  NODE,
  RAW_NAVIGATION,
  RAW_STORE_HOOKS,
  UNREADABLE,
} from './tools/eslint/syntax.mjs';
import { SCHOOL_TERRITORIES, SITE_TERRITORIES } from './tools/eslint/territories.mjs';

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url));
const DOMAIN_LIBS = [
  'answers',
  'pricing',
  'branches',
  'scheduling',
  'puzzles',
  'booking',
  'plan',
  'leads',
  'school',
  'site',
];
const SOURCES = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', '**/test/**'];

const LIBRARY_SOURCES = ['libs/*/src/**/*.{ts,tsx}', 'schools/**/*.ts', 'supabase/functions/**/*.ts'];
const SITE = 'apps/web/src/**/*.{ts,tsx}';
/** What holds in libraries, schools and the site. */
const HOUSE = [...EVERYWHERE, ...MESSAGES, ...UNREADABLE];
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
        'supabase/functions/*/index.ts',
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
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      },
    },
    // A domain library's tsconfig.json leaves its tests out, so that the library stays pure; they have their own.
    ...DOMAIN_LIBS.map((lib) => ({
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
      files: LIBRARY_SOURCES,
      ignores: TESTS,
      rules: { '@nx/enforce-module-boundaries': ['error', moduleBoundaries({ packages: true })] },
    },
    { files: ['schools/**/*.ts'], rules: { 'house/arrows': ['error', ...SCHOOL_TERRITORIES] } },
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
      // The browser's own entry is loaded nowhere else.
      ignores: [...TESTS, 'apps/web/src/app/entry-client.tsx'],
      rules: { 'house/no-browser-at-module-scope': 'error' },
    },
    {
      files: SOURCES,
      // Tables of tests and the facts of a school are as long as they are.
      ignores: [...TESTS, 'schools/**', 'apps/web/src/content/**'],
      rules: { 'max-lines': ['error', 250] },
    },
    // One rule holds one list: of these, the last that fits a file counts.
    { files: SOURCES, ignores: [...SETTINGS, ...DEFAULT_DEMANDED], rules: noSyntax(EVERYWHERE) },
    {
      files: SOURCES,
      ignores: [...SETTINGS, ...DEFAULT_DEMANDED, ...TESTS],
      rules: noSyntax(EVERYWHERE, MESSAGES),
    },
    {
      files: ['libs/*/src/**/*.{ts,tsx}', 'schools/**/*.ts'],
      ignores: [...TESTS, ...DEFAULT_DEMANDED],
      rules: noSyntax(HOUSE, CLOCK_AND_CHANCE, NODE),
    },
    {
      files: [SITE],
      ignores: TESTS,
      rules: noSyntax(HOUSE, CLOCK_AND_CHANCE, RAW_STORE_HOOKS, RAW_NAVIGATION, HEX_COLOURS),
    },
    {
      files: ['apps/web/src/shared/device-clock.ts'],
      rules: noSyntax(HOUSE, RAW_STORE_HOOKS, RAW_NAVIGATION, HEX_COLOURS),
    },
    {
      files: ['apps/web/src/shared/store-hooks.ts'],
      rules: noSyntax(HOUSE, CLOCK_AND_CHANCE, RAW_NAVIGATION, HEX_COLOURS),
    },
    {
      files: ['apps/web/src/shared/navigation.ts'],
      rules: noSyntax(HOUSE, CLOCK_AND_CHANCE, RAW_STORE_HOOKS, HEX_COLOURS),
    },
    {
      files: ['**/*.tsx'],
      plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
      rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
    },
    {
      files: ['**/*.{js,mjs,cjs}', 'apps/{cli,sandbox}/**/*.ts', 'e2e/**/*.ts'],
      languageOptions: { globals: { ...globals.node } },
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
