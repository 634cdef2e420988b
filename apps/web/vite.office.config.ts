import type { School } from '@kidcode/school';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

import { currentSchool, schoolConditions, schoolSources } from '../../tools/school/current-school.mjs';
import { schoolFacts } from '../../tools/school/read-documents.mjs';
import { bundledModules, centerData, ownContent } from './build/plugins.ts';

const { CENTERS } = await schoolFacts<School>(currentSchool());

/**
 * The office, bundled apart from the site: one file that nothing else loads, so that no page of the site carries a byte of it or is
 * cut into other files because of it (D-149). In a folder of its own, which the service worker does not keep.
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    ownContent(schoolSources()),
    react(),
    centerData(CENTERS, false),
    bundledModules(`${process.env.WEB_DIST}/office-modules.json`),
  ],
  define: { __SITE_CONFIG__: process.env.SITE_CONFIG_JSON ?? 'undefined' },
  resolve: { conditions: [...schoolConditions(), ...defaultClientConditions] },
  build: {
    outDir: `${process.env.WEB_DIST}/client`,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/office.json',
    target: 'es2022',
    minify: mode === 'production',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: 'src/app/entry-office.tsx',
      output: { entryFileNames: 'assets/office/k[hash:7].js', codeSplitting: false },
    },
  },
}));
