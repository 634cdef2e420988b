// A folder of releases with a link that is switched at once, on this machine or over ssh: what `npm run deploy` writes.
//   TARGET/releases/2026-01-05T09-30-00/{site,functions,release.json}    TARGET/current -> releases/...
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MONEY } from '../tools/school/module-source.mjs';

/** Older ones are removed. */
const KEPT = 5;
const HASH_DIGITS = 12;

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A target: `/var/www/school`, or `user@host:/var/www/school`. Nothing is touched yet.
 *
 * @returns what can be done there; each throws an Error with what the command said.
 * @throws Error for anything else: a folder is named from the root, and is not the root itself.
 */
export function openTarget(target = '') {
  const [, host = null, path] = /^(?:(\w[\w.@-]*):)?(\/+[^/].*)$/.exec(target) ?? [];
  if (path === undefined)
    throw new Error(`expected --to /folder or --to user@host:/folder${target && `, got '${target}'`}`);
  const run = (command, args, input) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, { input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${target}: ${(stderr || error?.message || command).trim()}`);
    return stdout;
  };
  const shell = (line, input) =>
    host === null ? run('sh', ['-c', line], input) : run('ssh', [host, line], input);
  const copy = (from, to) =>
    host === null ? cpSync(from, to, { recursive: true }) : run('rsync', ['-a', `${from}/`, `${to}/`]);
  const placeOf = (name) => `${host === null ? '' : `${host}:`}${path}/${name}`;
  return {
    /** Runs a line of shell in the target's folder. */
    sh: (line, input) => shell(`cd ${quoted(path)} && ${line}`, input),
    make: () => shell(`mkdir -p ${quoted(path)}/releases`),
    put: (folder, name) => copy(folder, placeOf(name)),
    get: (name, folder) => copy(placeOf(name), folder),
  };
}

const textOf = (html) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Each page of a built site by its address, with a hash of what can be read on it. */
function pagesOf(site) {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return Object.fromEntries(
    files.map((file) => [
      `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
      createHash('sha256')
        .update(textOf(readFileSync(join(site, file), 'utf8')))
        .digest('hex')
        .slice(0, HASH_DIGITS),
    ]),
  );
}

/**
 * A release as its `release.json` describes it.
 *
 * @param {string} site the built site; its `deployment.json` carries the mark of the facts and lists its files.
 * @throws Error where the build is not whole, or was made of other documents.
 */
export function describeRelease(site, facts, mark) {
  const read = (file) => (existsSync(join(site, file)) ? readFileSync(join(site, file), 'utf8') : null);
  const deployment = JSON.parse(read('deployment.json') ?? '{}');
  if (deployment.files === undefined || read('index.html') === null)
    throw new Error(`${site} is not a whole build: expected index.html, and deployment.json with every file`);
  const missing = deployment.files.filter((file) => !existsSync(join(site, file)));
  if (missing.length > 0)
    throw new Error(`${site} is not a whole build: expected ${missing.slice(0, 3).join(', ')}`);
  if (deployment.school !== mark)
    throw new Error(`the build in ${site} is of other documents than these: build it again`);
  const assets = deployment.files.filter((file) => file.startsWith('/assets/')).map((file) => file.slice(1));
  return { mark, pages: pagesOf(site), assets, facts };
}

/**
 * Sees that functions go with a site.
 *
 * @param {string} folder the built functions; their `deployment.json` carries the mark of the facts and names each of them.
 * @throws Error where they are not whole, or were made of other documents.
 */
export function checkFunctions(folder, mark) {
  const description = join(folder, 'deployment.json');
  if (!existsSync(description))
    throw new Error(`the functions in ${folder} are not a whole build: build them again`);
  const { school, functions } = JSON.parse(readFileSync(description, 'utf8'));
  const missing = functions.filter((name) => !existsSync(join(folder, name, 'index.js')));
  if (missing.length > 0)
    throw new Error(`the functions in ${folder} are not a whole build: expected ${missing.join(', ')}`);
  if (school !== mark)
    throw new Error(`the functions in ${folder} are of other documents than these: build them again`);
}

/** The releases of a target, the oldest first, and the one that is shown. */
export function releasesOf(target) {
  const names = [
    ...target.sh('ls releases/*/release.json 2>/dev/null || true').matchAll(/releases\/([^/]+)\//g),
  ]
    .map(([, name]) => name)
    .sort();
  const current = target.sh('readlink current || true').trim().replace('releases/', '');
  const read = (name) => JSON.parse(target.sh(`cat releases/${name}/release.json`));
  return { names, current: current === '' ? null : current, read };
}

/** The link is another one from one moment to the next: there is never none. */
const switchTo = (target, name) =>
  target.sh(`ln -sfn releases/${name} current.next && mv -Tf current.next current`);

/**
 * Puts a release there: functions first, then the site, so that no price is shown that is not signed. Files of the one before stay
 * beside the new ones, for pages that are open. What a rollback has taken back goes.
 *
 * @param {(folder: string) => void} deployFunctions with the release's `functions` folder; what it throws leaves all as it is.
 */
export function publish(target, { name, site, functions, description, deployFunctions }) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    writeFileSync(join(folder, 'release.json'), JSON.stringify(description));
    cpSync(site, join(folder, 'site'), { recursive: true });
    cpSync(functions, join(folder, 'functions'), { recursive: true });
    const { names: before, current, read } = releasesOf(target);
    try {
      target.put(folder, `releases/${name}`);
      // As wide as a temporary folder, a web server could not read it.
      target.sh(`chmod 755 releases/${name}`);
      if (current !== null) {
        const old = read(current).assets.join('\n');
        target.sh(`cd releases/${current}/site && xargs -r cp -n --parents -t ../../${name}/site`, old);
      }
      deployFunctions(join(folder, 'functions'));
    } catch (error) {
      target.sh(`rm -rf releases/${name}`);
      throw error;
    }
    // What is newer than what was shown was taken back, or never shown: a rollback goes to what was shown.
    const unshown = before.filter((old) => current === null || old > current);
    for (const old of unshown) target.sh(`rm -rf releases/${old}`);
    switchTo(target, name);
    const { names } = releasesOf(target);
    for (const old of names.slice(0, -KEPT)) target.sh(`rm -rf releases/${old}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Takes the last release back: the one that was shown before it is shown again, with its functions.
 *
 * @returns {string} the name of the release that is shown now.
 * @throws Error where there is none before.
 */
export function rollBack(target, deployFunctions) {
  const { names, current } = releasesOf(target);
  const before = names.filter((name) => current !== null && name < current).at(-1);
  if (before === undefined) throw new Error('there is no release before the one that is shown');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    target.get(`releases/${before}`, folder);
    deployFunctions(join(folder, 'functions'));
    switchTo(target, before);
    return before;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ADDRESS = new Set([
  'address',
  'street',
  'zip',
  'city',
  'phone',
  'display',
  'email',
  'href',
  'weekdayHours',
  'weekendHours',
]);

/** Every fact by the way that leads to it; of lists by the names of their entries where they have some. */
function leavesOf(value, path = []) {
  if (typeof value !== 'object' || value === null) return [[path.join(' › '), value, path.at(-1)]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value)
      ? (inner?.id ?? inner?.key ?? inner?.title ?? String(Number(key) + 1))
      : key;
    return leavesOf(inner, [...path, name]);
  });
}

const shown = (value, key) => {
  if (value === undefined) return 'nothing';
  return MONEY.has(key) && typeof value === 'number' ? `$${(value / 100).toFixed(2)}` : String(value);
};

/**
 * What a release changes, in words.
 *
 * @param before null: nothing is published yet.
 * @returns {readonly string[]} lines; none where nothing that can be read changes.
 */
export function changesBetween(before, after) {
  if (before === null) return [`the first release: ${Object.keys(after.pages).length} pages`];
  const [old, now] = [before, after].map(({ pages }) => Object.keys(pages));
  const pages = (heading, found) =>
    found.length === 0
      ? []
      : [
          `${heading}: ${found.slice(0, 8).join(', ')}${found.length > 8 ? ` and ${found.length - 8} more` : ''}`,
        ];
  const facts = new Map(leavesOf(before.facts).map(([path, value, key]) => [path, { key, from: value }]));
  for (const [path, value, key] of leavesOf(after.facts))
    facts.set(path, { key, from: facts.get(path)?.from, to: value });
  const changed = [...facts].filter(([, { from, to }]) => from !== to);
  const lines = (heading, keys) =>
    changed
      .filter(([, { key }]) => keys.has(key))
      .map(([path, { key, from, to }]) => `${heading}: ${path}: ${shown(from, key)} -> ${shown(to, key)}`);
  const others = changed.filter(([, { key }]) => !MONEY.has(key) && !ADDRESS.has(key)).length;
  return [
    ...pages(
      'new pages',
      now.filter((page) => !old.includes(page)),
    ),
    ...pages(
      'pages that go',
      old.filter((page) => !now.includes(page)),
    ),
    ...pages(
      'pages with other words',
      now.filter((page) => page in before.pages && before.pages[page] !== after.pages[page]),
    ),
    ...lines('price', MONEY),
    ...lines('address', ADDRESS),
    ...(others > 0 ? [`other facts: ${others}`] : []),
  ];
}
