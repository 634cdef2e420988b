// Bundles the command line into dist/kidcode.cjs: one CommonJS file starts fastest.
import { readFileSync, realpathSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { writeBundleNotices } from '../../tools/notices/write-bundle-notices.mjs';
import {
  at,
  currentSchool,
  currentSchoolOrExit,
  schoolConditions,
  schoolFolder,
  schoolSources,
} from '../../tools/school/current-school.mjs';
import { answerFiles, schoolFacts } from '../../tools/school/read-documents.mjs';
import { writeStamp } from '../../tools/school/input-stamp.cjs';
import { pageBlocks } from '../../tools/school/school-pages.mjs';
import { sampleDocuments, typedFacts } from '../../tools/school/typed-facts.mjs';
import { collectSiteLinks, collectZipPlaces, zipPlacesModule } from './build/collect.mjs';

const ROOT = at('');
/** Read whole, for its links. */
const SITE_SOURCES = 'apps/web/src';
/** The packages from outside, and this build itself. */
const MAKERS = [
  'package-lock.json',
  'apps/cli/build.mjs',
  'apps/cli/build',
  'tools/school',
  'tools/markdown',
  'tools/notices',
];

const IS_GENERATED = /^schools\/[^/]+\/generated\//;

/**
 * Builds the command line into a file, with the notices of others' work beside it; the tests build one of their own.
 *
 * @returns {Promise<string[]>} what the bundle was made of: files and folders, named from the workspace's root.
 */
export async function buildCommandLine(outfile) {
  const [siteSources, zipPlaces, blocks] = await Promise.all([
    collectSiteLinks(),
    collectZipPlaces(),
    pageBlocks(),
  ]);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    metafile: true,
    entryPoints: [at('apps/cli/src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    conditions: [...schoolConditions(), 'module'],
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      KIDCODE_SITE_SOURCES: JSON.stringify(siteSources),
      // As a text: a value would be made anew whenever the program starts, for one command that needs it.
      KIDCODE_ZIP_PLACES: JSON.stringify(JSON.stringify(zipPlaces)),
    },
  });
  const school = currentSchool();
  const beside = {
    blocks,
    words: JSON.parse(readFileSync(join(schoolSources(), 'generated/words.json'), 'utf8')),
    answers: answerFiles(school),
    notices: typedFacts(school, await schoolFacts(school)),
    samples: sampleDocuments(school),
  };
  await writeFile(join(dirname(outfile), 'documents.json'), JSON.stringify(beside));
  writeBundleNotices(dirname(outfile), metafile, ROOT, [zipPlacesModule()]);
  const sources = Object.keys(metafile.inputs).filter(
    (input) => !/node_modules\/|^</.test(input) && !IS_GENERATED.test(input),
  );
  // The school's modules that are imported are made of its documents.
  const documents = relative(ROOT, schoolSources()).replaceAll('\\', '/');
  return [...MAKERS, SITE_SOURCES, documents, ...sources];
}

/** Builds the command line of the current school into its folder, with the stamp that says what it was made of. */
export async function renewCommandLine() {
  const dist = at(`apps/cli/${schoolFolder('dist')}`);
  await rm(dist, { recursive: true, force: true });
  const inputs = await buildCommandLine(`${dist}/kidcode.cjs`);
  writeStamp(`${dist}/inputs.json`, ROOT, inputs);
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  currentSchoolOrExit();
  await renewCommandLine();
}
