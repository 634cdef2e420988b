// Measures the built sandbox on this computer: requests per second and how long the slowest of a hundred waits, for
// pages, chat and leads; what a page waits beside fifty chatters; and the memory after 20,000 pages. Starts servers of its
// own on a free loopback port with a data folder of their own, and stops them.
// Usage: npm run bench:sandbox [-- SECONDS]   (default 5, at most 60; SITE_DIR chooses another site)
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { quantile, startSandbox, withDataDir } from './bench.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const AT_ONCE = 8;
const CHATTERS = 50;
const PAGES_FOR_MEMORY = 20_000;
const seconds = Math.min(Number(process.argv[2] ?? 5) || 5, 60);
const siteDir = process.env.SITE_DIR ?? here('../apps/web/dist/client');
if (!existsSync(join(siteDir, 'index.html'))) {
  console.error('The site is not built: run "npm run build" first.');
  process.exit(2);
}

/** Starts a server, hands it over, and stops it whatever happens. */
const withServer = (settings, use) =>
  withDataDir(async (dataDir) => {
    const { url, pid, stop } = await startSandbox({ SITE_DIR: siteDir, DATA_DIR: dataDir, ...settings });
    try {
      await use({ url, megabytes: () => residentKilobytes(pid) / 1024 });
    } finally {
      await stop();
    }
  });

/** The memory that a process holds of the computer's, all its threads together. */
const residentKilobytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

const agent = new Agent({ keepAlive: true, maxSockets: CHATTERS + AT_ONCE });

/** One call; resolves with the status when the whole answer is there. */
function call(url, { path, body, headers = {} }) {
  return new Promise((resolve, reject) => {
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers };
    const sent = request(`${url}${path}`, options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Keeps callers busy while `isOn`, and tells how long each of them waited. */
async function keepBusy(url, callers, next, isOn) {
  const waits = [];
  let asked = 0;
  let failed = 0;
  const start = performance.now();
  const caller = async () => {
    while (isOn(asked)) {
      const since = performance.now();
      asked += 1;
      const status = await call(url, next(asked)).catch(() => 0);
      if (status === 200) waits.push(performance.now() - since);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { waits, failed, elapsed: (performance.now() - start) / 1000 };
}

/** True for the time of one subject. */
const forAWhile = () => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
};

function report(name, { waits, failed, elapsed }) {
  const at = (share) => `${(quantile(waits, share) ?? NaN).toFixed(1)} ms`.padStart(10);
  const rate = Math.round(waits.length / elapsed);
  console.log(
    `${name.padEnd(34)}${String(rate).padStart(6)} requests/s   p50 ${at(0.5)}   p99 ${at(0.99)}   ${failed} failed`,
  );
}

const questions = (await readFile(here('../apps/sandbox/bench/calibration.jsonl'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => ({ question: JSON.parse(line).q }));
const paths = [...(await readFile(join(siteDir, 'sitemap.xml'), 'utf8')).matchAll(/<loc>([^<]+)</g)].map(
  ([, loc]) => new URL(loc).pathname,
);
const page = (count) => ({ path: paths[count % paths.length], headers: { 'Accept-Encoding': 'br' } });
const chat = (message, count) => ({
  path: '/functions/v1/ai-chat-vector',
  body: JSON.stringify({ message, sessionId: `bench-${count}` }),
});
const knownQuestion = (count) => chat(questions[count % questions.length].question, count);
const newQuestion = (count) => chat(`${questions[count % questions.length].question} (${count})`, count);
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const leadId = (count) =>
  `KC-BEN0-${Array.from({ length: 8 }, (_, place) => digits[Math.floor(count / 32 ** (7 - place)) % 32])
    .join('')
    .replace(/(....)/, '$1-')}`;
const lead = (count) => ({
  path: '/api/v1.0/email/send',
  body: JSON.stringify({
    user_id: 'bench',
    service_id: 'bench',
    template_id: 'bench',
    template_params: {
      lead_id: leadId(count),
      name: 'Bench',
      email: 'bench@example.com',
      request_type: '10% Off Coupon Request',
    },
  }),
});

/** Waits until the database is open, and the assistant knows the site where it is to. */
async function untilReady(url) {
  for (;;) {
    const { database, knowledge } = await (await fetch(`${url}/health`)).json();
    if (database === 'ready' && ['ready', 'empty'].includes(knowledge)) return;
    if (database === 'failed' || ['failed', 'incomplete'].includes(knowledge))
      throw new Error(`database: ${database}, assistant: ${knowledge}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function measureMemory(name, { url, megabytes }) {
  const before = megabytes();
  await keepBusy(url, AT_ONCE, page, (asked) => asked < PAGES_FOR_MEMORY);
  const [first, last] = [before, megabytes()].map((size) => `${Math.round(size)} MB`.padStart(7));
  console.log(`${name.padEnd(34)}${first} at rest   ${last} after ${PAGES_FOR_MEMORY} pages`);
}

console.log(`${AT_ONCE} at once, ${seconds} s each`);
await withServer({ FILL_KNOWLEDGE: 'off' }, async (server) => {
  await untilReady(server.url);
  await measureMemory('memory without the assistant', server);
});
await withServer({}, async (server) => {
  const { url } = server;
  await untilReady(url);
  await measureMemory('memory with the assistant', server);
  report('pages (Brotli)', await keepBusy(url, AT_ONCE, page, forAWhile()));
  report('chat (questions asked before)', await keepBusy(url, AT_ONCE, knownQuestion, forAWhile()));
  report('chat (new question each time)', await keepBusy(url, AT_ONCE, newQuestion, forAWhile()));
  report('leads (each stored)', await keepBusy(url, AT_ONCE, lead, forAWhile()));
  const isOn = forAWhile();
  const [pages, chats] = await Promise.all([
    keepBusy(url, 1, page, isOn),
    keepBusy(url, CHATTERS, knownQuestion, isOn),
  ]);
  report(`pages beside ${CHATTERS} chatters`, pages);
  report(`chat of these ${CHATTERS}`, chats);
  await measureMemory('memory after all that', server);
});
