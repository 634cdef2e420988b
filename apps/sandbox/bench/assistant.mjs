// Asks the assistant what parents ask: files of JSON lines, `{ id, kind, q }` or `{ id, conversation: [...] }`, one question a line.
// Answers are graded by hand, never by patterns: a file of verdicts beside the questions (open.verdicts.jsonl: `{ id, verdict, reason }`) is
// counted by kind.
// Usage: node bench/assistant.mjs [--file questions.jsonl] [--sealed] [--nearness] [--calibrate]
//   --file       prints the answers of a file as JSON lines { id, q, outcome, card, answer, choices }, for whoever grades them
//   --sealed     the same for bench/sealed.jsonl, which nobody reads before the end
//   --nearness   prints how often the right card is found, and what would be shown: questions of other hands, and examples left out
//   --calibrate  fits sureness to examples and whole cards that the deck has not learnt, into libs/answers/src/sureness.ts
// Without any of them: the verdicts of bench/open.jsonl (whoever wrote the examples has read it), bench/fresh.jsonl (nobody had, when it was
// graded) and bench/sealed.jsonl (the last: two sets by hands that had seen nothing, graded by four others, both before what they showed was
// mended; `choice` there also where a part is answered and the choices hold the rest).
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

const TODAY = '2025-12-01';
let bundle;

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
  bundle = await import(pathToFileURL(outfile).href);
  return bundle.openSchool(TODAY);
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

const STORIES = {
  en: [
    'My daughter is in third grade and we moved here last summer. ',
    'A friend from church told me about you and her boy loves it. ',
    'So I work until six most days and my husband travels a lot. ',
    'Hi there, hope you are well! ',
  ],
  es: ['Buenas tardes. ', 'Mi hija está en tercer grado y nos acabamos de mudar. '],
};

/** A question as other parents might write it: as it is, with slips of the keys, after a story, and both; always the same ones. */
function variantsOf(question, number, language) {
  let seed = number * 7919 + 17;
  const random = (below) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  const slip = (word) => {
    if (word.length < 4) return word;
    const at = 1 + random(word.length - 2);
    const turned = random(2) === 0 ? word[at + 1] + word[at] : word[at + 1];
    return word.slice(0, at) + turned + word.slice(at + 2);
  };
  const slipped = question.replace(/\S+/g, (word) => (random(3) === 0 ? slip(word) : word));
  const stories = STORIES[language];
  const story = (at) => stories[at % stories.length];
  return [question, slipped, story(number) + question, story(number + 1) + slipped];
}

/** The questions of bench/calibration.jsonl that are one question alone, with their finds. */
async function calibrationFinds({ evidence }, isVaried) {
  const rows = (await readLines(here('calibration.jsonl'))).filter(
    // A follow-up and several questions in one say nothing of the curve.
    ({ before, parts }) => before === undefined && parts.length === 0,
  );
  return rows.flatMap(({ n, q, gold, sort }) => {
    const questions = isVaried ? variantsOf(q, n, sort === 'spanish' ? 'es' : 'en') : [q];
    return questions.flatMap((question) => {
      const found = evidence(question);
      return found === null ? [] : [foundOf(found, Array.isArray(gold) ? gold : [])];
    });
  });
}

/** Which of the three nearest cards is right: 0, 1, 2, or 3 for none. */
const foundOf = (found, gold) => {
  const at = found.cards.findIndex((cards) => cards.some((card) => gold.includes(card)));
  return { ...found, at: at < 0 ? 3 : at };
};

const FOLDS = 8;
/** Most questions of parents have a card: one that has none counts less. */
const WITHOUT_CARD = 0.4;

/** Finds of examples that the deck had not learnt, and of examples of cards that it did not have, which no card answers. */
function leftOutFinds(fold) {
  const { EXAMPLES } = bundle;
  const ids = [...new Set(EXAMPLES.map(({ id }) => id))];
  const gone = new Set(ids.filter((_, at) => at % FOLDS === fold));
  const held = new Set(EXAMPLES.filter((_, at) => at % FOLDS === fold).map(({ question }) => question));
  const { evidence } = bundle.openSchool(TODAY, (question, id) => !gone.has(id) && !held.has(question));
  return EXAMPLES.flatMap(({ id, question }) => {
    if (!held.has(question)) return [];
    const found = evidence(question);
    if (found === null || found.isExact) return [];
    return [{ ...foundOf(found, gone.has(id) ? [] : [id]), weight: gone.has(id) ? WITHOUT_CARD : 1 }];
  });
}

/** Writes the coefficients of both curves. */
async function calibrate() {
  await openSchool();
  const finds = Array.from({ length: FOLDS }, (_, fold) => leftOutFinds(fold)).flat();
  const file = here('../../../libs/answers/src/sureness.ts');
  let source = await readFile(file, 'utf8');
  for (const [name, fitted] of Object.entries(bundle.fitSureness(finds)))
    source = source.replace(
      new RegExp(`(const ${name.toUpperCase()}: readonly number\\[\\] = )\\[[^\\]]*\\]`),
      `$1[${fitted.join(', ')}]`,
    );
  await writeFile(file, source);
  say(`${finds.length} finds, of ${finds.filter(({ at }) => at === 0).length} the nearest card is right`);
}

/** Shares of questions whose right card stands first, among two and three, and what the thresholds would show of them. */
function printFinds(name, finds) {
  const share = (count) => `${((100 * count) / finds.length).toFixed(0).padStart(3)} %`;
  const within = (last) => share(finds.filter(({ at }) => at <= last).length);
  say(
    `${name}, ${finds.length} questions: right card first ${within(0)}, in two ${within(1)}, in three ${within(2)}`,
  );
  const shown = finds.map((find) => {
    const { first, two } = find.sureness;
    return { ...find, shows: first >= bundle.LIKELY ? 1 : two >= bundle.LIKELY ? 2 : 0 };
  });
  const right = shown.filter(({ at, shows }) => at < shows).length;
  const wrong = shown.filter(({ at, shows }) => shows > 0 && at >= shows).length;
  const choices = shown.filter(({ at, shows }) => shows === 0 && at < 3).length;
  say(`  at once: right ${share(right)}, wrong ${share(wrong)}; right among the choices ${share(choices)}`);
}

/** What can be measured without a person: on questions by other hands, the same with slips and stories, and on examples left out. */
async function printNearness() {
  const school = await openSchool();
  printFinds('calibration.jsonl', await calibrationFinds(school, false));
  printFinds('the same with slips and stories', await calibrationFinds(school, true));
  const leftOut = new Set(bundle.EXAMPLES.filter((_, at) => at % 10 === 0).map(({ question }) => question));
  const { evidence } = bundle.openSchool(TODAY, (question) => !leftOut.has(question));
  const found = bundle.EXAMPLES.filter(({ question }) => leftOut.has(question)).flatMap(
    ({ id, question }) => {
      const one = evidence(question);
      return one === null || one.isExact ? [] : [foundOf(one, [id])];
    },
  );
  printFinds('every tenth example, left out', found);
}

const fileAt = process.argv.indexOf('--file');
if (flag('calibrate')) await calibrate();
else if (flag('nearness')) await printNearness();
else if (flag('sealed')) await printAnswers(here('sealed.jsonl'));
else if (fileAt > 0) await printAnswers(process.argv[fileAt + 1]);
else for (const name of ['open', 'fresh', 'sealed']) await printVerdicts(name);
