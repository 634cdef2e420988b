// `npm run bench:build -- 3 30 300 [--news 500] [--keep]`: builds the site of a school with so many centers and prints what the
// build takes and what a visitor loads. The schools are made in a temporary folder, and served by the built sandbox: run `npm run build`
// first. Ends with 1 where a limit is passed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { builtSandbox, median } from './bench.mjs';
import { growSchool } from './grown-school.mjs';
import { withServedSite } from './served-site.mjs';

const KIB = 1024;
const SLOWER = 4;
const TYPED = 'flower m';
/** Until list and map follow a key; the address follows later. */
const SHOWN_MS = 250;
const REST_MS = 700;
/** What no school may pass, whatever its size; the bytes of scripts are watched by the build itself. */
const LIMITS = { seconds: 600, memoryMb: 3 * KIB, home: 60, finder: 60, timetable: 60, news: 60, keyMs: 100 };
/** Pages that show what there are many of, by their column. */
const PAGES = { home: '', finder: 'learning-centers', timetable: 'class-schedule', news: 'news' };

/** Memory of a process and all that it started, in MiB. */
function memoryOf(group) {
  const listed = execFileSync('ps', ['-e', '-o', 'pgid=,rss='], { encoding: 'utf8' });
  const rows = listed
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [id, kib]) => (id === group ? sum + kib : sum), 0) / KIB;
}

/** Builds in a group of its own, so that everything it starts is counted, too. */
function build(folder) {
  const started = performance.now();
  const child = spawn(process.execPath, ['build/build.mjs'], {
    cwd: join(folder, 'apps/web'),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, KIDCODE_SCHOOL: '', SITE_TODAY: '2025-12-01' },
  });
  let memoryMb = 0;
  const watch = setInterval(() => (memoryMb = Math.max(memoryMb, memoryOf(child.pid))), 250);
  return new Promise((done) => {
    child.on('exit', (status) => {
      clearInterval(watch);
      done({ status, seconds: (performance.now() - started) / 1000, memoryMb });
    });
  });
}

/** A page and the data that it loads, gzip, in KiB. */
function pageWeight(client, path) {
  const html = readFileSync(join(client, path, 'index.html'));
  const data = new Set(html.toString().match(/\/assets\/[\w.-]+\.json/g) ?? []);
  const bodies = [html, ...[...data].map((file) => readFileSync(join(client, file)))];
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / KIB;
}

function scriptWeights(dist) {
  const pages = JSON.parse(readFileSync(join(dist, 'page-scripts.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, 'client', file))).length / KIB);
    return sizes.get(file);
  };
  const weights = pages.map(({ path, scripts }) => ({
    path,
    kib: scripts.reduce((sum, file) => sum + sizeOf(file), 0),
  }));
  const first = weights.find(({ path }) => path === '/').kib;
  return { pages: pages.length, first, biggest: Math.max(...weights.map(({ kib }) => kib)) };
}

/**
 * What a key in the finder's box typically keeps a page busy with until everything is shown, on a processor four times
 * slower: milliseconds of its thread, which unlike the clock do not count what else the machine does.
 */
async function typicalKey(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/learning-centers`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox', { name: 'Find a center' }).focus();
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const times = [];
  for (const key of TYPED) {
    const before = await busy();
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(SHOWN_MS);
    times.push((await busy()) - before);
    await page.waitForTimeout(REST_MS);
  }
  return median(times);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { news: { type: 'string', default: '0' }, keep: { type: 'boolean' } },
});
const sizes = positionals.length === 0 ? [3] : positionals.map(Number);
const news = Number(values.news);
if (![...sizes, news].every((size) => Number.isInteger(size) && size >= 0)) {
  console.error('bench:build: expected numbers of centers, and --news with a number of news');
  process.exit(2);
}

builtSandbox();
const rows = [];
for (const size of sizes) {
  const school = await growSchool(size, news);
  const { status, seconds, memoryMb } = await build(school.copy);
  const dist = join(school.copy, 'apps/web/dist');
  const row = { centers: school.centers, items: news, seconds, memoryMb, status };
  if (existsSync(join(dist, 'page-scripts.json'))) {
    for (const [name, path] of Object.entries(PAGES)) row[name] = pageWeight(join(dist, 'client'), path);
    Object.assign(row, scriptWeights(dist));
    row.keyMs = await withServedSite(0, [], typicalKey, { SITE_DIR: join(dist, 'client') });
  }
  rows.push(row);
  if (values.keep) console.log(`kept in ${school.copy}`);
  else school.remove();
}

console.log(
  `HTML and data of a page and its scripts in KiB gzip; keyMs: a key of the finder, ${SLOWER}x slower.`,
);
console.table(
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, +value.toFixed(1)])),
  ),
);
const passed = rows.flatMap((row) => [
  ...(row.status === 0 ? [] : [`${row.centers} centers: the build ended with ${row.status}`]),
  ...Object.entries(LIMITS)
    .filter(([name, limit]) => row[name] === undefined || row[name] > limit)
    .map(
      ([name, limit]) =>
        `${row.centers} centers: ${name} is ${row[name]?.toFixed(1) ?? 'unknown'}, at most ${limit}`,
    ),
]);
for (const sentence of passed) console.error(`OVER ${sentence}`);
process.exitCode = passed.length > 0 ? 1 : 0;
