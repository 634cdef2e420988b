// Writes sw.js, which keeps the site for visitors without a connection: every script, so that an open page never misses one
// after a deploy, and the pages that a parent on the way needs.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const dist = process.env.WEB_DIST;
const client = join(dist, 'client');
const server = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);
const { functionsUrl, portal } = JSON.parse(process.env.SITE_CONFIG_JSON);

const FILES = [
  '/offline.html',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/logo.svg',
  '/logo-dark.svg',
  '/print.css',
];

const fileOf = (url) => (/\.\w+$/.test(url) ? url : `${url === '/' ? '' : url}/index.html`);

/** What is not there, as another school has no such picture, is left out. */
async function withRevision(url) {
  const body = await readFile(join(client, fileOf(url))).catch(() => null);
  if (body === null) return [];
  return [{ url, revision: createHash('sha256').update(body).digest('hex').slice(0, 16) }];
}

const namesIn = async (folder, pattern) =>
  (await readdir(join(client, folder))).filter((name) => pattern.test(name));
/** A script of one page alone that weighs more than the rest of that page is kept when it is first used, and not before. */
const HEAVY_BYTES = 1024 * 1024;
const isLight = async (name) => (await stat(join(client, 'assets', name))).size < HEAVY_BYTES;
const written = await namesIn('assets', /\.(js|css|json)$/);
const light = await Promise.all(written.map(isLight));
const scripts = written.filter((_, index) => light[index]);
const fonts = await namesIn('fonts', /\.woff2$/);
const urls = [
  ...server.keptPages().map(({ path }) => path),
  ...FILES,
  ...fonts.map((name) => `/fonts/${name}`),
];
const precache = [
  ...(await Promise.all(urls.map(withRevision))).flat(),
  ...scripts.map((name) => ({ url: `/assets/${name}`, revision: null })),
];

const { metafile } = await build({
  absWorkingDir: workspace,
  metafile: true,
  entryPoints: [fileURLToPath(new URL('worker/service-worker.ts', import.meta.url))],
  outfile: join(client, 'sw.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  define: {
    __PRECACHE__: JSON.stringify(precache),
    __SERVICES__: JSON.stringify([functionsUrl, portal].filter((address) => address.startsWith('/'))),
    'process.env.NODE_ENV': '"production"',
  },
});
const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
await writeFile(join(dist, 'worker-modules.json'), JSON.stringify(modules.map((id) => join(workspace, id))));
console.log(`${precache.length} files are kept for the time without a connection`);
