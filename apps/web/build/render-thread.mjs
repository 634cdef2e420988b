// A thread that renders its share of the pages (build/prerender.mjs).
import { parentPort, workerData } from 'node:worker_threads';

import { server, writePage } from './page-documents.mjs';

const { first, step } = workerData;
const pages = server.pagesToRender();
for (let at = first; at < pages.length; at += step)
  parentPort.postMessage({ at, weight: await writePage(pages[at]) });
