// Pages of the route table as documents, in a thread or in the process that writes what stands beside them.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

const dist = process.env.WEB_DIST;
const client = join(dist, 'client');

export const server = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);

const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
/** Read once, before the home page is written over it: a thread that starts late would take that for the template. */
export const template = workerData?.template ?? (await readFile(join(client, 'index.html'), 'utf8'));
const entry = manifest['index.html'];

/** All scripts a page needs at its start, each after those that it imports: its own lazy page's and the entry's. */
function scriptsOf(...keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    (chunk.imports ?? []).forEach(visit);
    files.add(chunk.file);
  };
  keys.forEach(visit);
  return [...files].map((file) => `/${file}`);
}

/** A page of the code has a file there; the others are made of the school's documents. */
const pageKey = (page) =>
  Object.keys(manifest).find(
    (key) => key === `src/pages/${page}-page.tsx` || key.endsWith(`/generated/pages/${page}.ts`),
  );

/** The key stands in the page, not in a script: features/map/maps-key.ts reads it from there. */
const { mapsKey } = JSON.parse(process.env.SITE_CONFIG_JSON);
const mapsKeyMeta = mapsKey === null ? '' : `<meta name="maps-key" content="${mapsKey}" />\n    `;

/** Facts that are too many for a script (build/plugins.ts): the boot script fetches them before the scripts. */
const data = (await readdir(join(client, 'assets'))).find((name) => /^centers-.*\.json$/.test(name));
const dataAttribute = data === undefined ? '' : ` data-centers="/assets/${data}"`;

/** Puts one rendered page into the template; the place of the entry script is taken by the boot script. */
function documentOf({ head, styles, html, branch, isBranchFixed }, page) {
  const parts = scriptsOf('index.html', pageKey(page)).filter((file) => file !== `/${entry.file}`);
  const boot = `<script data-entry="/${entry.file}" data-parts="${parts.join(' ')}"${dataAttribute}>${server.bootScript}</script>`;
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      '<html lang="en">',
      `<html lang="en" data-branch="${branch}"${isBranchFixed ? ' data-branch-fixed=""' : ''}>`,
    )
    .replace('<!--head-->', () => `${head}\n    ${mapsKeyMeta}${styles}`)
    .replace('<!--theme-script-->', () => `<script>${server.themeScript}</script>`)
    .replace('<!--app-->', () => html)
    .replace('<!--boot-script-->', () => boot);
}

export async function write(file, text) {
  const path = join(client, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Renders a page into its file.
 *
 * @returns what its start weighs: its path, its id and its scripts.
 * @throws Error where the route table has a page that does not render.
 */
export async function writePage({ path, page }) {
  const rendered = await server.renderPage(path);
  if (rendered.status !== 200) throw new Error(`'${path}' rendered with status ${rendered.status}`);
  await write(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, documentOf(rendered, page));
  return { path, page, scripts: scriptsOf('index.html', pageKey(page)) };
}

export const writeNotFound = async () =>
  write('404.html', documentOf(await server.renderPage('/not-found'), 'not-found'));

if (!isMainThread) {
  const { first, step } = workerData;
  const pages = server.pagesToRender();
  for (let at = first; at < pages.length; at += step)
    parentPort.postMessage({ at, weight: await writePage(pages[at]) });
}
