import type { School } from '@kidcode/school';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { currentSchool, schoolConditions, schoolSources } from '../../tools/school/current-school.mjs';
import { schoolFacts } from '../../tools/school/read-documents.mjs';
import { bundledModules, centerData, noCircles, ownContent, schoolPages } from './build/plugins.ts';
import { schoolFiles } from './build/school-files.ts';

/** Calls without side effects that the bundler cannot know about; unused results are dropped. */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

/**
 * Emotion imports the one, and that the other, for `withTheme`, which nothing here uses: CommonJS without a
 * `sideEffects` field, so they would stay (0.9 KiB). Whoever names an export of theirs still gets them.
 */
const UNUSED_UNLESS_NAMED = /node_modules.(hoist-non-react-statics|react-is)./;

const { CENTERS, PAGES } = await schoolFacts<School>(currentSchool());

/**
 * Which modules share a file. The start of every page is two files, since a slow phone evaluates each in a task of its
 * own; what many pages need is two more, by how many. No file imports another in a circle (`noCircles`).
 */
const SHARED_FILES = [
  {
    name: 'libraries',
    tags: ['$initial'] as ['$initial'],
    test: /node_modules.(?!@chakra-ui|@emotion|@pandacss|stylis)/,
    priority: 30,
    includeDependenciesRecursively: false,
  },
  {
    name: 'site',
    tags: ['$initial'] as ['$initial'],
    priority: 20,
    includeDependenciesRecursively: false,
  },
  // A school of a few pages shares among these. What only two or three share stays out: of eight pages, each then loaded what
  // its dialogs and forms need, too.
  { name: 'shared-20', minShareCount: Math.min(20, PAGES.length), priority: 10 },
  { name: 'shared-7', minShareCount: Math.min(7, Math.max(4, Math.ceil(PAGES.length / 4))), priority: 9 },
  {
    name: 'camps',
    test: /src.(features.camps.|shared.week-strip)|libs.booking.src.(places|season-offer)/,
    minShareCount: 2,
    priority: 8,
  },
];

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [
    ownContent(schoolSources()),
    react(),
    schoolPages(PAGES),
    centerData(CENTERS, true),
    schoolFiles(`${schoolSources()}/public`),
    noCircles,
    bundledModules(`${process.env.WEB_DIST}/bundled-modules.json`),
  ],
  // Read, validated and handed over by build/build.mjs.
  define: { __SITE_CONFIG__: process.env.SITE_CONFIG_JSON ?? 'undefined' },
  resolve: {
    conditions: [...schoolConditions(), ...defaultClientConditions],
  },
  ssr: {
    // The built renderer stands alone; the development server leaves packages to Node, for many are CommonJS.
    noExternal: isSsrBuild ? true : [new RegExp('^@kidcode/')],
    resolve: { conditions: [...schoolConditions(), ...defaultServerConditions] },
  },
  build: {
    outDir: `${process.env.WEB_DIST}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    sourcemap: false,
    target: 'es2022',
    minify: mode === 'production' && !isSsrBuild,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      treeshake: {
        manualPureFunctions: PURE,
        moduleSideEffects: [{ test: UNUSED_UNLESS_NAMED, sideEffects: false }],
      },
      // Short names: each stands in every page's list of scripts.
      ...(!isSsrBuild && {
        output: {
          // A hash may begin with a low line, which hosts keep to themselves (`_redirects`).
          chunkFileNames: 'assets/k[hash:7].js',
          codeSplitting: { groups: SHARED_FILES },
        },
      }),
    },
    copyPublicDir: !isSsrBuild,
  },
}));
