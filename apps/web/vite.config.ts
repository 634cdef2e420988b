import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Calls without side effects that the bundler cannot know about; unused results are dropped. */
const PURE = ['createSystem', 'defineConfig', 'defineRecipe', 'defineSlotRecipe', 'mergeConfigs'];

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [react()],
  // Read, validated and handed over by build/build.mjs.
  define: { __SITE_CONFIG__: process.env.SITE_CONFIG_JSON ?? 'undefined' },
  ssr: { noExternal: true },
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
      treeshake: { manualPureFunctions: PURE },
      // One file for all that every page starts with, and short names: each stands in the list of preloads.
      ...(!isSsrBuild && {
        output: {
          chunkFileNames: 'assets/[hash:8].js',
          codeSplitting: {
            groups: [{ name: 'site', tags: ['$initial'], includeDependenciesRecursively: false }],
          },
        },
      }),
    },
    copyPublicDir: !isSsrBuild,
  },
}));
