import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const WORKSPACE = fileURLToPath(new URL('.', import.meta.url));
const DOMAIN_LIBS = ['pricing', 'branches', 'scheduling', 'booking', 'leads', 'site'];
const SOURCES = ['**/*.{ts,tsx,mts,js,mjs,cjs}'];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', '**/test/**'];

/** Time and chance are arguments in a domain library (style 3). */
const IMPURE = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Take the day as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance as an argument.',
  },
];

/** One direction inside the site: shared -> features -> pages -> app (style 15). */
const noUpward = (...groups) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: groups.map((group) => ({
        group: [group],
        message: 'Imports go shared -> features -> pages -> app.',
      })),
    },
  ],
});

export default tseslint
  .config(
    {
      ignores: [
        '**/dist/**',
        '**/dist-development/**',
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
      plugins: { '@nx': nx },
      rules: {
        '@nx/enforce-module-boundaries': [
          'error',
          {
            enforceBuildableLibDependency: false,
            // The workspace's own settings are no project, and each project's settings start from them.
            allow: [
              '../eslint.config.mjs',
              '../../eslint.config.mjs',
              '../../tools/jest/jest-preset.mjs',
              '../../tools/markdown/plugins.mjs',
              '../../../tools/markdown/plugins.mjs',
              '../../scripts/tally.mjs',
            ],
            depConstraints: [
              { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:domain'] },
              { sourceTag: 'type:ui', onlyDependOnLibsWithTags: ['type:ui'] },
              { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:ui'] },
            ],
          },
        ],
      },
    },
    {
      files: ['libs/{pricing,branches,scheduling,booking,leads,site}/src/**/*.ts'],
      ignores: TESTS,
      rules: {
        'no-restricted-syntax': [
          'error',
          ...IMPURE,
          { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
        ],
      },
    },
    {
      files: ['libs/{pricing,branches,scheduling}/src/**/*.ts'],
      rules: notFrom(['@kidcode/*'], 'pricing, branches and scheduling stand on the ground.'),
    },
    {
      files: ['libs/leads/src/**/*.ts'],
      rules: notFrom(
        ['@kidcode/*'],
        'A lead is a form and its way to the school; leads knows no other library.',
      ),
    },
    {
      files: ['libs/booking/src/**/*.ts'],
      rules: notFrom(
        ['@kidcode/leads', '@kidcode/site'],
        'booking may use branches, pricing and scheduling.',
      ),
    },
    {
      files: ['libs/site/src/**/*.ts'],
      rules: notFrom(
        ['@kidcode/pricing', '@kidcode/booking', '@kidcode/leads'],
        'site may use branches and scheduling.',
      ),
    },
    {
      files: ['**/*.tsx'],
      plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
      rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
    },
    {
      files: ['apps/web/src/features/**/*.{ts,tsx}'],
      ignores: TESTS,
      rules: noUpward('**/pages/**', '**/app/**'),
    },
    {
      files: ['apps/web/src/shared/**/*.{ts,tsx}'],
      ignores: TESTS,
      rules: noUpward('**/features/**', '**/pages/**', '**/app/**'),
    },
    { files: ['apps/web/src/pages/**/*.{ts,tsx}'], ignores: TESTS, rules: noUpward('**/app/**') },
    {
      files: ['**/*.{js,mjs,cjs}', 'apps/{cli,sandbox}/**/*.ts', 'e2e/**/*.ts'],
      languageOptions: { globals: { ...globals.node } },
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

/** Imports that a library may not make although its tag would allow them (design, "The house"). */
function notFrom(group, message) {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ group, message }] }] };
}
