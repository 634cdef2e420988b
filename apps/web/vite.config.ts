import type { School } from '@kidcode/school';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { viteMarkdown } from '../../tools/markdown/plugins.mjs';
import { currentSchool, schoolConditions, schoolSources } from '../../tools/school/current-school.mjs';
import { loadSchool } from '../../tools/school/load-school.mjs';
import { bundledModules } from './build/bundled-modules.ts';
import { ownContent } from './build/own-content.ts';
import { droppableRouterComponents, routerProductionBuild } from './build/lean-router.ts';
import { quickStyles } from './build/quick-styles.ts';
import { schoolFiles } from './build/school-files.ts';
import { schoolPages } from './build/school-pages.ts';
import { noCircles, plannedFile, planSharedFiles } from './build/shared-files.ts';

/** Calls without side effects that the bundler cannot know about; unused results are dropped. */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

/**
 * Emotion imports the one, and that the other, for `withTheme`, which nothing here uses: CommonJS without a
 * `sideEffects` field, so they would stay (0.9 KiB). Whoever names an export of theirs still gets them.
 */
const UNUSED_UNLESS_NAMED = /node_modules.(hoist-non-react-statics|react-is)./;

/** What every page starts with: a slow phone evaluates each of the two in a task of its own. */
const START_FILES = [
  { name: 'libraries', test: /node_modules.(?!@chakra-ui|@emotion|@pandacss|stylis)/ },
  { name: 'site' },
].map((file) => ({ ...file, tags: ['$initial'] as ['$initial'], priority: 1 }));

/** What every page asks for once it is hydrated, with all that it brings. */
const SHELL_FILE = {
  name: 'shell',
  test: /features.shell.(start-shell|start-offline|menu-manners|step-aside)\.|shared.(history-step|touch-guard)\./,
};

/** Which modules share a file is found out by a build that writes nothing else (build/shared-files.ts). */
const PLAN = `${process.env.WEB_DIST}/shared-files.json`;
const isPlanning = process.env.PLAN_SHARED_FILES === 'yes';

const { PAGES } = await loadSchool<School>(currentSchool());

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [
    ownContent(schoolSources()),
    viteMarkdown,
    quickStyles(),
    react(),
    schoolPages(PAGES),
    schoolFiles(`${schoolSources()}/public`),
    isPlanning ? planSharedFiles(PLAN) : noCircles,
    bundledModules(`${process.env.WEB_DIST}/bundled-modules.json`),
    ...(mode === 'production' ? [droppableRouterComponents] : []),
  ],
  // Read, validated and handed over by build/build.mjs.
  define: { __SITE_CONFIG__: process.env.SITE_CONFIG_JSON ?? 'undefined' },
  resolve: {
    alias: mode === 'production' ? routerProductionBuild : [],
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
    write: !isPlanning,
    sourcemap: false,
    target: 'es2022',
    minify: mode === 'production' && !isSsrBuild,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        manualPureFunctions: PURE,
        moduleSideEffects: [{ test: UNUSED_UNLESS_NAMED, sideEffects: false }],
      },
      // Short names: each stands in every page's list of scripts.
      ...(!isSsrBuild && {
        output: {
          // A hash may begin with a low line, which hosts keep to themselves (`_redirects`).
          chunkFileNames: 'assets/k[hash:7].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [...START_FILES, SHELL_FILE, ...(isPlanning ? [] : [{ name: plannedFile(PLAN) }])],
          },
        },
      }),
    },
    copyPublicDir: !isSsrBuild,
  },
}));
