/** A text that a fence must refuse, wherever it stands in its file. */
export interface Planting {
  readonly fact: string;
  readonly file: string;
  /** Each of them must be refused. */
  readonly sources: readonly string[];
  /** One of these must refuse it. */
  readonly rules: readonly string[];
  /** The sources are lines of one text, and lint knows its types. */
  readonly isTyped?: true;
}

export const BOUNDARIES = '@nx/enforce-module-boundaries';
export const SYNTAX = 'no-restricted-syntax';
export const ARROWS = 'house/arrows';

/** The boundary rule does not look into types such as `import('…').Planted`; they are refused as such. */
const TYPE_IMPORTS = '@typescript-eslint/consistent-type-imports';

/** Texts that must be refused in each of some files. */
export const planted = (
  fact: string,
  files: string | readonly string[],
  sources: readonly string[],
  rule = SYNTAX,
): readonly Planting[] => [files].flat().map((file) => ({ fact, file, sources, rules: [rule] }));

/** A module that a file may not import in any way. */
export const refused = (fact: string, file: string, module: string, rule = BOUNDARIES): Planting => ({
  fact,
  file,
  sources: [
    `export { planted } from '${module}';\n`,
    `export * from '${module}';\n`,
    `import '${module}';\n`,
    `export const planted = () => import('${module}');\n`,
    `import type { Planted } from '${module}';\nexport type Here = Planted;\n`,
    `export type Here = import('${module}').Planted;\n`,
  ],
  rules: [rule, TYPE_IMPORTS],
});

/** The libraries that decide, and the one that shows. */
export const DOMAIN_LIBRARIES = [
  'school',
  'pricing',
  'branches',
  'scheduling',
  'puzzles',
  'booking',
  'leads',
  'plan',
  'site',
] as const;
export const LIBRARIES = [...DOMAIN_LIBRARIES, 'ui'] as const;
export const inLibrary = (name: (typeof LIBRARIES)[number]) => `libs/${name}/src/index.ts`;

export const FEATURE = 'apps/web/src/features/branch/branch-slice.ts';
export const COMPONENT = 'apps/web/src/features/branch/planted.tsx';
export const PAGE = 'apps/web/src/pages/contact-page.tsx';
export const SHARED = 'apps/web/src/shared/leaving.ts';
export const APP = 'apps/web/src/app/store.ts';
export const FUNCTIONS = 'supabase/functions/_shared/index.ts';
export const ENTRY = 'supabase/functions/lead/index.ts';
export const TERMINAL = 'apps/cli/src/main.ts';
