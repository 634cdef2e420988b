// Budgets of the built site in bytes and files; over one of them the build fails. Run by build.mjs, prints what it measured.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { currentSchool } from '../../../tools/school/current-school.mjs';
import { schoolFacts } from '../../../tools/school/read-documents.mjs';

const KIB = 1024;
/** Files of script with which a page starts (D-92). */
const MOST_FILES = 20;

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

const office = readdirSync(`${dist}/client/assets/office`).filter((name) => name.endsWith('.js'));

const { CENTERS } = await schoolFacts(currentSchool());
/** What a check found right is never too large: home's HTML has a fifth for documents, and each further center a KiB of every file that knows it. */
const more = Math.max(0, CENTERS.length - 2);

/** Bytes after gzip, and how many KiB there may be (D-92; of the office's script, which nobody else loads, D-149). */
const measured = [
  ['script of the first route', total(home), 155 + more],
  [`script that ${heaviest.path} adds`, heaviest.bytes, 60],
  ["home's HTML", gzipSize('/index.html'), 24 + more],
  ['fonts', total(['/fonts/fredoka.woff2', '/fonts/nunito.woff2']), 36],
  ['script of the office', total(office.map((name) => `/assets/office/${name}`)), 220 + more],
];
const mostFiles = Math.max(...pages.map(({ scripts }) => scripts.length));
let failed = mostFiles > MOST_FILES;
console.log(`${failed ? 'OVER' : 'ok  '} ${mostFiles} of ${MOST_FILES} files of script at a page's start`);
for (const [what, bytes, limit] of measured) {
  const over = bytes > limit * KIB;
  failed ||= over;
  console.log(`${over ? 'OVER' : 'ok  '} ${(bytes / KIB).toFixed(1)} of ${limit} KiB gzip: ${what}`);
}
if (failed) process.exit(1);
