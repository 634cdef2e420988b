// Asks the assistant what parents ask: files of JSON lines, `{ id, kind, q }` or `{ id, conversation: [...] }`, one question a line.
// Answers are graded by hand, never by patterns: a file of verdicts beside the questions (open.verdicts.jsonl: `{ id, verdict, reason }`) is
// counted by kind.
// Usage: node bench/assistant.mjs [--file questions.jsonl] [--sealed] [--calibrate]
//   --file       prints the answers of a file as JSON lines { id, q, outcome, card, answer, choices }, for whoever grades them
//   --sealed     the same for bench/sealed.jsonl, which nobody reads before the end
//   --calibrate  fits sureness to bench/calibration.jsonl (questions by hands that wrote no example) into libs/answers/src/calibration.ts
// Without any of them: the verdicts of bench/open.jsonl and bench/sealed.jsonl, as far as they are there.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { schoolConditions } from '../../../tools/school/current-school.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);
const flag = (name) => process.argv.includes(`--${name}`);
const readLines = async (file) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

async function openSchool() {
  const outfile = here('../.cache/bench/deck.mjs');
  await build({
    entryPoints: [here('open-deck.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    conditions: [...schoolConditions(), 'module'],
    logLevel: 'warning',
  });
  const bundle = await import(pathToFileURL(outfile).href);
  return { ...bundle.openSchool('2025-12-01'), fitSureness: bundle.fitSureness };
}

/** Each question of a file with its answer, the turns of a conversation one after another. */
function* answersOf(rows, { ask }) {
  for (const { id, q, conversation } of rows) {
    const turns = [];
    for (const [at, question] of (conversation ?? [q]).entries()) {
      const started = performance.now();
      const { outcome, card, message, choices } = ask(question, turns);
      const milliseconds = performance.now() - started;
      turns.push({ question, card });
      const name = conversation === undefined ? id : `${id}-${at + 1}`;
      yield { id: name, q: question, outcome, card, answer: message, choices, milliseconds };
    }
  }
}

async function printAnswers(file) {
  const school = await openSchool();
  for (const { id, q, outcome, card, answer, choices } of answersOf(await readLines(file), school))
    say(JSON.stringify({ id, q, outcome, card, answer, choices }));
}

const wordsIn = (answer) =>
  answer
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function printVerdicts(name) {
  const [questions, verdicts] = [here(`${name}.jsonl`), here(`${name}.verdicts.jsonl`)];
  if (!existsSync(questions)) return;
  const rows = await readLines(questions);
  const told = [...answersOf(rows, await openSchool())];
  const words = told.map(({ answer }) => wordsIn(answer)).sort((a, b) => a - b);
  const times = told.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  say(
    `${name}: ${told.length} answers, median ${at(words, 0.5)} words, p95 ${at(times, 0.95).toFixed(1)} ms`,
  );
  if (!existsSync(verdicts)) return;
  const kinds = new Map(rows.map(({ id, kind }) => [String(id), kind ?? 'conversation']));
  const table = new Map();
  for (const { id, verdict } of await readLines(verdicts)) {
    const kind = kinds.get(String(id)) ?? 'conversation';
    const counts = table.get(kind) ?? {};
    table.set(kind, { ...counts, [verdict]: (counts[verdict] ?? 0) + 1 });
  }
  for (const [kind, counts] of table)
    say(
      `  ${kind.padEnd(16)} ${Object.entries(counts)
        .map(([verdict, count]) => `${verdict} ${count}`)
        .join(', ')}`,
    );
}

/** Writes the coefficients, and says what each threshold would show. */
async function calibrate() {
  const { evidence, fitSureness } = await openSchool();
  const finds = (await readLines(here('calibration.jsonl'))).flatMap(({ q, gold, parts, before }) => {
    // A follow-up, several questions in one and an example word for word say nothing of the curve.
    const found = before === undefined && parts.length === 0 ? evidence(q) : null;
    return found === null || found.isExact
      ? []
      : [
          {
            evidence: found.evidence,
            right: Array.isArray(gold) && found.cards.some((card) => gold.includes(card)),
          },
        ];
  });
  const coefficients = fitSureness(finds);
  const file = here('../../../libs/answers/src/calibration.ts');
  await writeFile(
    file,
    `// Written by npm run calibrate:assistant: what the evidence of a find counts (sureness.ts).\nexport const CALIBRATION: readonly number[] = [${coefficients.join(', ')}];\n`,
  );
  say(
    `${finds.filter(({ right }) => right).length} of ${finds.length} nearest cards are right; written: ${coefficients.join(', ')}`,
  );
}

const fileAt = process.argv.indexOf('--file');
if (flag('calibrate')) await calibrate();
else if (flag('sealed')) await printAnswers(here('sealed.jsonl'));
else if (fileAt > 0) await printAnswers(process.argv[fileAt + 1]);
else for (const name of ['open', 'sealed']) await printVerdicts(name);
