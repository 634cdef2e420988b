import root from '../../eslint.config.mjs';

const BOUNDARIES = '@nx/enforce-module-boundaries';
const [level, options] = root.find(({ rules }) => rules?.[BOUNDARIES])?.rules[BOUNDARIES] ?? ['error', {}];

/** The sandbox hosts the backend's functions, which are no package: they run as they are on Supabase. */
export default [
  ...root,
  {
    files: ['**/*.ts'],
    rules: { [BOUNDARIES]: [level, { ...options, allow: ['supabase/functions/_shared/'] }] },
  },
];
