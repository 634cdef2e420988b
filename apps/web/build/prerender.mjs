// Writes every page of the route table as static HTML, and the files a host needs beside them.
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { server, template, write, writeNotFound } from './page-documents.mjs';

const dist = process.env.WEB_DIST;
const client = join(dist, 'client');
const officeManifest = JSON.parse(await readFile(join(client, '.vite', 'office.json'), 'utf8'));

/** Each thread has the whole renderer in memory. */
const THREADS = Math.min(4, availableParallelism());

const started = performance.now();
const pages = server.pagesToRender();
const weights = [];

/** Renders every page that follows the first one by so many threads. */
const renderShare = (first) =>
  new Promise((done, fail) => {
    const thread = new Worker(new URL('page-documents.mjs', import.meta.url), {
      workerData: { first, step: THREADS, template },
    });
    thread.on('message', ({ at, weight }) => (weights[at] = weight));
    thread.on('error', fail);
    thread.on('exit', done);
  });

const written = () => weights.filter(Boolean).length;
const progress = setInterval(() => console.log(`${written()} of ${pages.length} pages written`), 30_000);
await Promise.all(Array.from({ length: THREADS }, (_, first) => renderShare(first)));
clearInterval(progress);

await write(
  'office/index.html',
  server.officeDocument(`/${officeManifest['src/app/entry-office.tsx'].file}`),
);
await writeNotFound();

const hash = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const scriptHashes = [server.bootScript, server.themeScript].map(hash);
for (const [file, text] of Object.entries(server.hostFiles(scriptHashes))) await write(file, text);

await writeFile(join(dist, 'page-scripts.json'), JSON.stringify(weights));
await rm(join(client, '.vite'), { recursive: true });
console.log(`${pages.length} pages written in ${Math.round(performance.now() - started)} ms`);
