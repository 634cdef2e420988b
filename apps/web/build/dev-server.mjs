// The site with hot reload: pages rendered at each request, scripts as Vite serves them, all services from a running sandbox.
// Usage: node build/dev-server.mjs <port> <origin of the sandbox>   (run by scripts/dev.mjs, which makes the facts first)
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { currentSchool, schoolSources } from '../../../tools/school/current-school.mjs';
import { generateSchools } from '../../../tools/school/generate.mjs';
import { siteEnvironment } from './site-environment.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [port, sandbox] = process.argv.slice(2);

/** What the sandbox answers, and Vite never. */
const SERVICES = ['/functions/', '/api/', '/auth/', '/rest/', '/portal/', '/outbox', '/health'];

Object.assign(process.env, await siteEnvironment(true));
const SCHOOL = currentSchool();
const { createServer } = await import('vite');

const vite = await createServer({
  root,
  mode: 'development',
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries(SERVICES.map((path) => [path, { target: sandbox }])),
  },
  // All that the pages import is found at once: a package met later would load the page again.
  optimizeDeps: {
    entries: [
      'src/app/entry-client.tsx',
      'src/app/entry-office.tsx',
      'src/pages/*.tsx',
      'src/features/**/*.tsx',
    ],
  },
});

/** The page at an address as a document that hydrates, its scripts as Vite serves them. */
async function pageAt(url) {
  const server = await vite.ssrLoadModule('/src/app/entry-server.tsx');
  const template = await vite.transformIndexHtml(url, await readFile(`${root}index.html`, 'utf8'));
  const { status, head, styles, html, branch, isBranchFixed } = await server.renderPage(url);
  const document = template
    .replace(
      '<html lang="en">',
      `<html lang="en" data-branch="${branch}"${isBranchFixed ? ' data-branch-fixed=""' : ''}>`,
    )
    .replace('<!--head-->', () => `${head}\n    ${styles}`)
    .replace('<!--theme-script-->', () => `<script>${server.themeScript}</script>`)
    .replace('<!--app-->', () => html)
    .replace('<!--boot-script-->', '');
  return { status, document };
}

async function answer(request, response, next) {
  const { pathname, search } = new URL(request.originalUrl, 'http://localhost');
  if (request.method !== 'GET') return next();
  const { hostFiles } = await vite.ssrLoadModule('/src/app/host-files.ts');
  const file = hostFiles([])[pathname.slice(1)];
  if (file !== undefined) return response.end(file);
  if (request.headers.accept?.includes('text/html') !== true) return next();
  if (pathname === '/office') {
    const { officeDocument } = await vite.ssrLoadModule('/src/app/office-document.ts');
    const document = await vite.transformIndexHtml(
      request.originalUrl,
      officeDocument('/src/app/entry-office.tsx'),
    );
    return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
  }
  const { answerAddress, withQuery } = await vite.ssrLoadModule('@kidcode/site');
  const { kind, to } = answerAddress(pathname);
  if (kind === 'move') return response.writeHead(302, { Location: withQuery(to, search) }).end();
  const { status, document } = await pageAt(pathname);
  return response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(document);
}

vite.middlewares.use((request, response, next) => {
  answer(request, response, next).catch((error) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    next(error);
  });
});

/** Milliseconds: an editor may save several files at once. */
const SAVED_TOGETHER = 100;
const GENERATED = `${schoolSources()}/generated/`;

// A document that is saved is in the page at once; mistakes lie over every page, a sentence each, until they are mended.
let saved;
let mistakes = [];
let generating = Promise.resolve();
const overlay = () => ({ type: 'error', err: { message: mistakes.join('\n'), stack: '' } });
async function readAgain() {
  mistakes = await generateSchools([SCHOOL]);
  if (mistakes.length === 0) {
    console.log('The pages have it; the assistant and signed prices have it from the next npm run dev on.');
    return vite.ws.send({ type: 'full-reload' });
  }
  console.error(mistakes.join('\n'));
  vite.ws.send(overlay());
}
vite.ws.on('connection', () => mistakes.length > 0 && vite.ws.send(overlay()));
vite.watcher.add(schoolSources());
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(`${schoolSources()}/`) || file.startsWith(GENERATED)) return;
  clearTimeout(saved);
  // One after the other, so that the last one saved is the one that stands.
  saved = setTimeout(() => (generating = generating.then(readAgain)), SAVED_TOGETHER);
});

try {
  await vite.listen();
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
console.log(`Ready, with hot reload: http://127.0.0.1:${port}`);
void pageAt('/').catch(() => undefined);
