// Which small changes of a library's code no test sees. Usage: npm run mutants -- LIBRARY [FILES], such as `npm run mutants -- pricing`, or
// `npm run mutants -- supabase` for what the functions share; the result of an earlier run is used again where nothing changed.
// A library of more than MOST_LINES is not tried whole: whole files are drawn, always the same ones.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SEED = 2026;
/** About 700 mutants. */
const MOST_LINES = 900;
const root = fileURLToPath(new URL('..', import.meta.url));
const [library, ...named] = process.argv.slice(2);
const folder = library === 'supabase' ? 'supabase' : `libs/${library}`;
const config = `${folder}/jest.config.mjs`;

function end(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
if (library === undefined || !existsSync(root + config))
  end("A library is expected, with its folder's name: npm run mutants -- pricing [src/money.ts ...]");

const linesOf = (file) => readFileSync(root + file, 'utf8').split('\n').length;

/** The sources that git knows, without tests, types alone and lists of names. */
function sources() {
  const { stdout } = spawnSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter(
      (file) => /\/(src|_shared)\/.*\.ts$/.test(file) && !/(\.test|\.d|\/index)\.ts$|\/test\//.test(file),
    );
}

/** The same files each time, in an order that says nothing of what is in them. */
function drawn(files) {
  let state = SEED;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648);
  const shuffled = files
    .map((file) => ({ file, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ file }) => file);
  let lines = 0;
  return shuffled.filter((file) => (lines += linesOf(file)) <= MOST_LINES);
}

const mutate = named.length > 0 ? named.map((file) => `${folder}/${file}`) : drawn(sources());
const missing = mutate.find((file) => !existsSync(root + file));
if (missing !== undefined) end(`There is no ${missing}.`);

const cache = `${root}.cache/mutants`;
mkdirSync(cache, { recursive: true });
const settings = `${cache}/${library}.json`;
writeFileSync(
  settings,
  JSON.stringify({
    mutate,
    testRunner: 'jest',
    jest: {
      configFile: config,
      enableFindRelatedTests: true,
      // A mutant asks the process whether it is its turn, which the realm of libraries refuses; tests of another school have an
      // environment of their own.
      config: { setupFiles: [], testPathIgnorePatterns: ['harbor', 'second-school'] },
    },
    coverageAnalysis: 'perTest',
    plugins: ['@stryker-mutator/jest-runner'],
    concurrency: 2,
    incremental: true,
    incrementalFile: `${cache}/${library}.incremental.json`,
    ignorePatterns: ['/apps', '/e2e', '/docs', '/coverage', '/test-results', '**/dist*', '**/.data*'],
    tempDirName: `${cache}/${library}`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `${cache}/${library}.report.json` },
    clearTextReporter: { allowColor: false, logTests: false },
    symlinkNodeModules: true,
  }),
);
const { status } = spawnSync('npx', ['stryker', 'run', settings], { cwd: root, stdio: 'inherit' });
rmSync(`${cache}/${library}`, { recursive: true, force: true });
process.exit(status ?? 1);
