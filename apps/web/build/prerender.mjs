// Writes every page of the route table as static HTML, and the files a host needs beside them.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const dist = process.env.WEB_DIST;
const client = join(dist, 'client');
const server = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);

const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'));
const officeManifest = JSON.parse(await readFile(join(client, '.vite', 'office.json'), 'utf8'));
const template = await readFile(join(client, 'index.html'), 'utf8');
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

/** Puts one rendered page into the template; the place of the entry script is taken by the boot script. */
function documentOf({ head, styles, html, branch, isBranchFixed }, page) {
  const parts = scriptsOf('index.html', pageKey(page)).filter((file) => file !== `/${entry.file}`);
  const boot = `<script data-entry="/${entry.file}" data-parts="${parts.join(' ')}">${server.bootScript}</script>`;
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

async function write(file, text) {
  const path = join(client, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const started = performance.now();
const pages = server.pagesToRender();
const weights = [];
for (const { path, page } of pages) {
  const rendered = await server.renderPage(path);
  if (rendered.status !== 200) throw new Error(`'${path}' rendered with status ${rendered.status}`);
  await write(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, documentOf(rendered, page));
  weights.push({ path, page, scripts: scriptsOf('index.html', pageKey(page)) });
}
await write(
  'office/index.html',
  server.officeDocument(`/${officeManifest['src/app/entry-office.tsx'].file}`),
);
await write('404.html', documentOf(await server.renderPage('/not-found'), 'not-found'));

const hash = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptHashes = [server.bootScript, server.themeScript].map(hash);
for (const [file, text] of Object.entries(server.hostFiles(scriptHashes))) await write(file, text);

await writeFile(join(dist, 'page-scripts.json'), JSON.stringify(weights));
await rm(join(client, '.vite'), { recursive: true });
console.log(`${pages.length} pages written in ${Math.round(performance.now() - started)} ms`);
