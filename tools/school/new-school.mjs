// `kidcode school new NAME`: a school's folder from nothing. What is not asked is a plain beginning: `new-school/` holds it.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

import { slugOf } from '../markdown/markdown-blocks.mjs';
import { at, schoolNames } from './current-school.mjs';
import { generateSchools } from './generate.mjs';
import { zipPlaces } from './places.mjs';
import { countyAt } from './region.mjs';

const TEMPLATE = at('tools/school/new-school');
const MANIFEST = at('schools/package.json');

/** Time zones of the mainland by longitude, roughly: the document is there to be mended. */
const ZONES = [
  [-85.5, 'America/New_York'],
  [-101, 'America/Chicago'],
  [-114.5, 'America/Denver'],
  [-130, 'America/Los_Angeles'],
  [-153, 'America/Anchorage'],
];
const zoneAt = (lng) => ZONES.find(([east]) => lng > east)?.[1] ?? 'Pacific/Honolulu';

const capitalized = (words) =>
  words
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace('Of', 'of');

function stateName(state) {
  const { states } = createRequire(import.meta.url)('zipcodes');
  return capitalized(states.abbr[state] ?? state);
}

/** A text that YAML would read as more than a text stands between quotes. */
const asValue = (text) => (/: |:$| #|^[^\w(]/.test(text) ? JSON.stringify(text) : text);

/** What the documents say, out of the answers. */
function wordsOf(name, answers, place, today) {
  const { weekdays, weekends, accent, ...asked } = answers;
  const slug = slugOf(name);
  return {
    ...Object.fromEntries(Object.entries(asked).map(([flag, answer]) => [flag, asValue(answer)])),
    name: asValue(name),
    slug,
    accent,
    weekdays,
    weekends,
    support: asValue(`Monday to Friday ${weekdays}`),
    codes: slug.replaceAll('-', '').slice(0, 4).toUpperCase(),
    city: place.city,
    center: slugOf(place.city),
    state: place.state,
    stateName: stateName(place.state),
    county: countyAt(place),
    point: `${place.lat.toFixed(3)}, ${place.lng.toFixed(3)}`,
    zone: zoneAt(place.lng),
    zoneShort: new Intl.DateTimeFormat('en-US', { timeZone: zoneAt(place.lng), timeZoneName: 'short' })
      .formatToParts(new Date(Date.UTC(2025, 0)))
      .find(({ type }) => type === 'timeZoneName').value,
    today,
  };
}

/** Names the school as a condition in every entry of the manifest, where its modules are. */
function addCondition(slug) {
  const lines = (text) =>
    text.replace(
      /^( *)"default": "\.\/kidcode\/(.*)"$/gm,
      (line, indent, rest) => `${indent}"school-${slug}": "./${slug}/${rest}",\n${line}`,
    );
  // A file of its own, then put in its place: in a copy of the project the old one may be shared.
  writeFileSync(`${MANIFEST}.new`, lines(readFileSync(MANIFEST, 'utf8')));
  renameSync(`${MANIFEST}.new`, MANIFEST);
}

/** Asks for what no flag says, where somebody is there to answer. */
async function askRest(questions, flags) {
  const open = questions.filter(({ flag }) => flags[flag] === undefined);
  if (open.length === 0 || !process.stdin.isTTY)
    return Object.fromEntries(
      open.flatMap(({ flag, usual }) => (usual === undefined ? [] : [[flag, usual]])),
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answers = {};
  for (const { flag, asks, example, usual } of open) {
    const hint = usual === undefined ? `such as ${example}` : usual;
    const answer = (await terminal.question(`${asks} [${hint}]: `)).trim();
    if (answer !== '' || usual !== undefined) answers[flag] = answer || usual;
  }
  terminal.close();
  return answers;
}

/**
 * Makes a school's folder, its place in the manifest and its modules.
 *
 * @param {string} name as people read it: 'Mill School'.
 * @param {readonly { flag: string, asks: string, example: string, usual?: string }[]} questions what has to be known of a
 *   school; `usual` holds where nothing is answered.
 * @param {Readonly<Record<string, string | undefined>>} flags answers to them; the others are asked in a terminal.
 * @returns {Promise<{ readonly id: string, readonly mistakes: readonly string[] } | { readonly refused: string }>} the folder
 *   with what its documents say wrong, a sentence each; or why there is none.
 */
export async function makeSchool(name, questions, flags) {
  const id = slugOf(name);
  if (id === '') return { refused: `expected the name of a school, got "${name}"` };
  const folder = at(`schools/${id}`);
  if (schoolNames().includes(id) || existsSync(folder)) return { refused: `schools/${id} is there already` };
  const answers = { ...(await askRest(questions, flags)), ...flags };
  const missing = questions.filter(({ flag }) => answers[flag] === undefined);
  if (missing.length > 0)
    return { refused: `expected ${missing.map(({ flag, example }) => `--${flag} '${example}'`).join(' ')}` };
  const place = zipPlaces()(answers.zip);
  if (place === undefined) return { refused: `expected a ZIP that there is, got "${answers.zip}"` };
  const words = wordsOf(name, answers, place, new Date().toISOString().slice(0, 10));
  for (const file of readdirSync(TEMPLATE, { recursive: true })) {
    // A folder's name has no ending.
    if (!file.includes('.')) continue;
    const text = readFileSync(join(TEMPLATE, file), 'utf8').replace(/__(\w+?)__/g, (_, word) => words[word]);
    const target = join(folder, file.replace(/center\.yaml$/, `${words.center}.yaml`));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  addCondition(id);
  return { id, mistakes: await generateSchools([id]) };
}
