// Measures the assistant's answers: asks what parents ask (questions.json) and grades what comes back, by category. The
// questions marked `heldOut` were chosen before anything was tuned and take no part in it; judge the assistant by them.
// Needs the built site. Usage: node bench/assistant.mjs [--misses] [--answers] [--search] [--calibrate] [--times [passages]] [--talking]
// --misses shows the tuned ones that are not right, --answers all tuned ones; --search measures which page is found, --calibrate where a find
// becomes an answer, --talking asks each question that stands alone after two others, which must not change its answer; --times how long the search in SQL takes (100000: also among so many passages).
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { calibrate } from './calibrate.mjs';
import { gradeAnswer } from './grade.mjs';
import { measureSearch, timeSearch } from './search.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);
const flag = (name) => process.argv.includes(`--${name}`);
const readQuestions = async (name) => JSON.parse(await readFile(here(name), 'utf8'));

const siteDir = process.env.SITE_DIR ?? here('../../web/dist/client');
if (!existsSync(`${siteDir}/sitemap.xml`)) {
  process.stderr.write('The site is not built: run "npm run build" first, or set SITE_DIR.\n');
  process.exit(2);
}

const outdir = here('../.cache/bench');
await build({
  entryPoints: {
    assistant: here('open-assistant.ts'),
    'embedding-worker': here('../src/embedding/worker.ts'),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['@electric-sql/pglite', '@electric-sql/pglite/*', '@energetic-ai/*'],
  logLevel: 'warning',
  banner: {
    js: "import { createRequire as kidcodeRequire } from 'node:module'; const require = kidcodeRequire(import.meta.url);",
  },
});
const { openAssistant } = await import(pathToFileURL(`${outdir}/assistant.mjs`).href);
const assistant = await openAssistant({
  siteDir,
  migrationsDir: here('../../../supabase/migrations'),
  workerFile: pathToFileURL(`${outdir}/embedding-worker.mjs`),
  today: '2025-12-01',
  say,
});

if (flag('calibrate')) await calibrate(assistant, await readQuestions('questions.json'), say);
else if (flag('times')) {
  const grownTo = Number(process.argv[process.argv.indexOf('--times') + 1] ?? 0) || 0;
  await timeSearch(assistant, await readQuestions('search-questions.json'), grownTo, say);
} else if (flag('search')) await measureSearch(assistant, await readQuestions('search-questions.json'), say);
else await measureAnswers(await readQuestions('questions.json'));
await assistant.close();

/** Two questions about something else, as a parent asks one thing after another. */
function othersBefore(rows, at) {
  const others = rows.filter(({ after, category }) => after === undefined && category !== rows[at].category);
  return [others[(at * 37 + 11) % others.length], others[(at * 53 + 29) % others.length]].map(
    ({ question }) => question,
  );
}

async function measureAnswers(rows) {
  const results = [];
  for (const [at, row] of rows.entries()) {
    const before = row.after ?? (flag('talking') ? othersBefore(rows, at) : []);
    const { answer, milliseconds } = await assistant.ask(row.question, before);
    results.push({ ...row, answer, milliseconds, ...gradeAnswer(row, answer) });
  }
  for (const heldOut of [false, true]) {
    printTable(
      heldOut ? 'HELD OUT' : 'TUNED',
      results.filter((row) => row.heldOut === heldOut),
    );
  }
  const shown = results.filter(
    (row) => !row.heldOut && (flag('answers') || (flag('misses') && row.grade !== 'right')),
  );
  for (const { grade, category, after = [], question, answer } of shown) {
    say(`\n[${grade}] ${category}: ${[...after, question].join(' / ')}\n${answer.replace(/^/gm, '    ')}`);
  }
}

function printTable(title, rows) {
  const percent = (part, whole) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`);
  const count = (some, grade) => some.filter((row) => row.grade === grade).length;
  const line = (name, some) => {
    const grades = ['right', 'partly', 'wrong', 'misleading'].map((grade) =>
      String(count(some, grade)).padStart(10),
    );
    say(
      `${name.padEnd(14)}${String(some.length).padStart(5)}${grades.join('')}${percent(count(some, 'right'), some.length).padStart(8)}`,
    );
  };
  say(`\n${title.padEnd(14)}    n     right    partly     wrong misleading  right`);
  for (const category of new Set(rows.map((row) => row.category))) {
    line(
      category,
      rows.filter((row) => row.category === category),
    );
  }
  const answerable = rows.filter(({ decline }) => decline !== true);
  const unanswerable = rows.filter(({ decline }) => decline === true);
  line('answerable', answerable);
  line('to decline', unanswerable);
  const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const unrelated = rows.filter((row) => row.unrelated > 0).length;
  say(
    `median ${median(rows.map(({ words }) => words))} words; ${unrelated} answers with an unrelated passage; median ${Math.round(median(rows.map(({ milliseconds }) => milliseconds)))} ms`,
  );
}
