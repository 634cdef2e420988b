import { createRequire } from 'node:module';

const { devDependencies } = createRequire(import.meta.url)('../../package.json');

/**
 * What each project may stand on, by its tag: projects by theirs, packages by their names. A project without an entry
 * for packages may use any that it declares itself. The drawing is in docs/architecture.md.
 */
const STANDS_ON = {
  'type:ui': {
    projects: ['type:ui'],
    packages: ['@chakra-ui/react', 'lucide-react', 'react', 'react-dom'],
  },
  'type:functions': {
    projects: ['type:domain'],
    packages: ['node-html-parser', 'valibot'],
  },
  'type:app': { projects: ['type:domain', 'type:ui'] },
  // The sandbox hosts the functions, as Supabase does in production.
  'type:host': { projects: ['type:domain', 'type:functions'] },
  'type:domain': { projects: ['type:domain'] },
  'domain:school': { projects: [], packages: ['date-fns', 'date-fns/*', 'valibot', 'yaml'] },
  'domain:school-data': { projects: ['domain:school'], packages: [] },
  'domain:pricing': { projects: ['domain:school', 'domain:school-data'], packages: [] },
  'domain:branches': { projects: ['domain:school', 'domain:school-data'], packages: [] },
  'domain:puzzles': { projects: ['domain:school'], packages: [] },
  'domain:scheduling': {
    projects: ['domain:school', 'domain:school-data'],
    packages: ['date-fns', 'date-fns/*'],
  },
  'domain:booking': {
    projects: ['domain:school', 'domain:pricing', 'domain:branches', 'domain:scheduling'],
    packages: ['jose'],
  },
  'domain:plan': {
    projects: ['domain:school', 'domain:pricing', 'domain:branches', 'domain:scheduling', 'domain:booking'],
    packages: ['date-fns', 'date-fns/*', '@date-fns/tz', 'ical-generator', 'valibot'],
  },
  'domain:answers': {
    projects: [
      'domain:school',
      'domain:school-data',
      'domain:pricing',
      'domain:branches',
      'domain:scheduling',
      'domain:booking',
      'domain:plan',
      'domain:site',
    ],
    packages: ['valibot', 'yaml'],
  },
  'domain:leads': { projects: ['domain:school', 'domain:branches'], packages: ['valibot'] },
  'domain:site': {
    projects: ['domain:school', 'domain:school-data', 'domain:branches', 'domain:scheduling'],
    packages: [],
  },
};

/**
 * The options of `@nx/enforce-module-boundaries`.
 *
 * @param {{ packages: boolean }} limits whether the packages are limited, too: in sources yes, in tests and settings no.
 */
export const moduleBoundaries = ({ packages: areLimited }) => ({
  enforceBuildableLibDependency: false,
  // A test that plants another school loads the libraries afresh; bundles are watched by their budgets.
  checkDynamicDependenciesExceptions: ['.*'],
  // Settings, builds and tests start from these, which are no project's; each is found at whatever depth.
  allow: [
    'tools/jest/jest-preset.mjs',
    'tools/notices/third-party-notices.mjs',
    'tools/notices/write-bundle-notices.mjs',
    'tools/school/current-school.mjs',
    'tools/school/generate.mjs',
    'tools/school/input-stamp.cjs',
    'tools/school/read-documents.mjs',
    'tools/school/school-pages.mjs',
    'tools/school/typed-facts.mjs',
    'scripts/releases.mjs',
    'scripts/tally.mjs',
    'schools/(kidcode|harbor)/generated/facts/school',
  ],
  // What a project has not declared is there only because another needs it.
  banTransitiveDependencies: areLimited,
  depConstraints: [
    ...(areLimited ? [{ sourceTag: '*', bannedExternalImports: Object.keys(devDependencies) }] : []),
    ...Object.entries(STANDS_ON).map(([sourceTag, { projects, packages }]) => ({
      sourceTag,
      onlyDependOnLibsWithTags: projects,
      ...(areLimited && packages !== undefined && { allowedExternalImports: packages }),
    })),
  ],
});
