// A copy of the project whose school has as many centers and news as one likes: for measuring what the site becomes with them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { slugOf } from '../tools/markdown/markdown-blocks.mjs';
import { at, DEFAULT_SCHOOL } from '../tools/school/current-school.mjs';
import { schoolFacts } from '../tools/school/read-documents.mjs';
import { readZipPlaces } from '../tools/school/region.mjs';

const root = at('');

/** Schools paint their centers in a few colours of a palette. */
const ACCENTS = ['#1466E0', '#12805C', '#8A3FA0', '#A8431A', '#0E6B80', '#7A4B00', '#B0304F', '#4338CA'];
/** What tells centers of one city apart. */
const PARTS = ['', 'North', 'South', 'East', 'West', 'Central', 'Park', 'Lake', 'Hills', 'Station', 'Market'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Packages stay where they are; the project's own, which are links within it, are those of the copy. */
function linkModules(copy) {
  const own = join('node_modules', '@kidcode');
  cpSync(join(root, own), join(copy, own), { recursive: true, verbatimSymlinks: true });
  for (const folder of ['', 'apps/web', 'apps/cli', 'libs/plan']) {
    const from = join(root, folder, 'node_modules');
    const to = join(copy, folder, 'node_modules');
    mkdirSync(to, { recursive: true });
    for (const name of existsSync(from) ? readdirSync(from) : [])
      if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name));
  }
}

/** Sample centers all over the school's region, each city's in turn, with the facts that every center must state. */
function sampleCenters({ CENTERS, REGION }, count) {
  const places = readZipPlaces(REGION);
  const names = PARTS.flatMap((part) =>
    [...new Map(places.map((place) => [place.city, place])).values()].map((place) => ({
      place,
      name: `${place.city} ${part}`.trim(),
    })),
  );
  const taken = new Set(CENTERS.map(({ name }) => name));
  const free = names.filter(({ name }) => !taken.has(name)).slice(0, count);
  const [{ picture }] = CENTERS;
  return free.map(({ name, place }, at) => {
    const lines = [
      `name: ${name}`,
      `code: Sample${5000 + at}`,
      `street: ${100 + at} Sample Street`,
      `zip: "${place.zip}"`,
      `phone: (${200 + Math.floor(at / 100)}) 555-01${String(at % 100).padStart(2, '0')}`,
      `email: ${slugOf(name)}@example.com`,
      'weekdays: 3:00 PM-8:00 PM',
      'weekends: 10:00 AM-6:00 PM',
      // No two centers stand at one place: each a hundred metres further on.
      `coordinates: ${(place.lat + at / 10_000).toFixed(4)}, ${place.lng.toFixed(4)}`,
      `accent: "${ACCENTS[at % ACCENTS.length]}"`,
      `picture: ${picture.src.replace('/pictures/', '')}`,
      `alt: ${JSON.stringify(picture.alt)}`,
      `about: In-person classes of a sample center in ${name}.`,
      'changed: 2025-12-01',
    ];
    return { id: slugOf(name), text: `${lines.join('\n')}\n` };
  });
}

const sampleNews = (at) => {
  const day = new Date(Date.UTC(2025, 10, 23) - at * DAY_MS).toISOString().slice(0, 10);
  const lines = [
    `title: Sample news ${at + 1} of the school`,
    `day: ${day}`,
    'tag: Sample',
    'picture: programs/news.svg',
    'places: both',
  ];
  const text = `This is what happened on day ${at + 1}: children showed what they made, and families came to see it.\n\n`;
  return `---\n${lines.join('\n')}\n---\n\n${text.repeat(2)}`;
};

/**
 * Copies the working tree into a temporary folder, where its own school has more.
 *
 * @param {number} centers how many there are; at least as many as the school has by itself.
 * @param {number} news how many items are added to its own.
 * @returns the folder, how many centers its school has, and how to remove it.
 */
export async function growSchool(centers, news) {
  const copy = mkdtempSync(join(tmpdir(), 'grown-school-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkModules(copy);
  const facts = await schoolFacts(DEFAULT_SCHOOL);
  const folder = join(copy, 'schools', DEFAULT_SCHOOL);
  const added = sampleCenters(facts, Math.max(0, centers - facts.CENTERS.length));
  for (const { id, text } of added) writeFileSync(join(folder, 'branches', `${id}.yaml`), text);
  const school = join(folder, 'school.yaml');
  const ids = [...facts.CENTERS, ...added].map(({ id }) => id);
  const text = readFileSync(school, 'utf8').replace(/^centers: .*(?:\n .*)*/m, `centers: ${ids.join(', ')}`);
  writeFileSync(school, text);
  for (let at = 0; at < news; at += 1) writeFileSync(join(folder, 'news', `sample-${at}.md`), sampleNews(at));
  // A build reads its own settings with the school's facts.
  execFileSync(process.execPath, ['tools/school/generate.mjs'], { cwd: copy, stdio: 'inherit' });
  return { copy, centers: ids.length, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
