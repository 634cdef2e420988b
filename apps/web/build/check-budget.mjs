// Byte budgets of the built site; over one of them the build fails. Run by build.mjs, prints what it measured.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KIB = 1024;
/** Script of the home page; what any other page adds to it; the home page's HTML; both fonts. All gzip. */
const BUDGET = { firstRoute: 140 * KIB, nextRoute: 40 * KIB, homeHtml: 20 * KIB, fonts: 36 * KIB };

const dist = process.env.WEB_DIST;
const sizes = new Map();
const gzipSize = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(`${dist}/client${file}`)).length);
  return sizes.get(file);
};
const total = (files) => files.reduce((sum, file) => sum + gzipSize(file), 0);

const pages = JSON.parse(readFileSync(`${dist}/page-scripts.json`, 'utf8'));
const home = pages.find(({ path }) => path === '/').scripts;
const heaviest = pages
  .map(({ path, scripts }) => ({ path, bytes: total(scripts.filter((file) => !home.includes(file))) }))
  .sort((a, b) => b.bytes - a.bytes)[0];

const measured = [
  ['script of the first route', total(home), BUDGET.firstRoute],
  [`script that ${heaviest.path} adds`, heaviest.bytes, BUDGET.nextRoute],
  ["home's HTML", gzipSize('/index.html'), BUDGET.homeHtml],
  ['fonts', total(['/fonts/fredoka.woff2', '/fonts/nunito.woff2']), BUDGET.fonts],
];
let failed = false;
for (const [what, bytes, limit] of measured) {
  const over = bytes > limit;
  failed ||= over;
  console.log(`${over ? 'OVER' : 'ok  '} ${(bytes / KIB).toFixed(1)} of ${limit / KIB} KiB gzip: ${what}`);
}
if (failed) process.exit(1);
