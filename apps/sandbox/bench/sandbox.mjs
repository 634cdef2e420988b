// Measures the built sandbox on this computer: requests per second and how long the slowest of a hundred waits, for
// pages, chat and leads. Starts its own server on a free loopback port with a data folder of its own, and stops it.
// Usage: node bench/sandbox.mjs [seconds per subject]   (default 5, at most 60; SITE_DIR chooses another site)
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

const AT_ONCE = 8;
const seconds = Math.min(Number(process.argv[2] ?? 5) || 5, 60);
const siteDir = process.env.SITE_DIR ?? here('../../web/dist/client');
const bundle = here('../dist/server.mjs');
if (!existsSync(bundle) || !existsSync(join(siteDir, 'index.html'))) {
  process.stderr.write('The sandbox or the site is not built: run "npm run build" first.\n');
  process.exit(2);
}

const dataDir = await mkdtemp(join(tmpdir(), 'kidcode-bench-'));
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: '0',
  SITE_DIR: siteDir,
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
};
const server = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => server.once('exit', resolve));
const url = await new Promise((resolve, reject) => {
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
    const ready = / is ready: (http\S+)/.exec(output)?.[1];
    if (ready) resolve(ready);
  });
  ended.then((code) => reject(new Error(`the sandbox ended with ${code}`)));
});

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** One call; resolves with the status when the whole answer is there. */
function call({ path, body, headers = {} }) {
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

/** Keeps eight callers busy for the time, and prints what they saw. */
async function measure(name, next) {
  const waits = [];
  let failed = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const caller = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      const status = await call(next(waits.length + failed)).catch(() => 0);
      if (status === 200) waits.push(performance.now() - asked);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  const elapsed = (performance.now() - start) / 1000;
  waits.sort((a, b) => a - b);
  const at = (share) =>
    `${(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? NaN).toFixed(1)} ms`.padStart(
      10,
    );
  const rate = Math.round(waits.length / elapsed);
  say(
    `${name.padEnd(34)}${String(rate).padStart(6)} requests/s   p50 ${at(0.5)}   p99 ${at(0.99)}   ${failed} failed`,
  );
}

try {
  say('Waiting until the assistant knows the site ...');
  for (;;) {
    const { knowledge } = await (await fetch(`${url}/health`)).json();
    if (knowledge === 'ready') break;
    if (knowledge !== 'filling') throw new Error(`the assistant is ${knowledge}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const questions = JSON.parse(await readFile(here('questions.json'), 'utf8'));
  const paths = [...(await readFile(join(siteDir, 'sitemap.xml'), 'utf8')).matchAll(/<loc>([^<]+)</g)].map(
    ([, loc]) => new URL(loc).pathname,
  );
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const leadId = (count) =>
    `KC-BEN0-${Array.from({ length: 8 }, (_, place) => digits[Math.floor(count / 32 ** (7 - place)) % 32])
      .join('')
      .replace(/(....)/, '$1-')}`;

  // The first visitor of a page waits until it is compressed; that is no part of the measurement.
  for (const path of paths) await call({ path, headers: { 'Accept-Encoding': 'br' } });

  say(`${AT_ONCE} at once, ${seconds} s each`);
  await measure('pages (Brotli)', (count) => ({
    path: paths[count % paths.length],
    headers: { 'Accept-Encoding': 'br' },
  }));
  await measure('chat (questions asked before)', (count) => ({
    path: '/functions/v1/ai-chat-vector',
    body: JSON.stringify({
      message: questions[count % questions.length].question,
      sessionId: `bench-${count}`,
    }),
  }));
  await measure('chat (new question each time)', (count) => ({
    path: '/functions/v1/ai-chat-vector',
    body: JSON.stringify({
      message: `${questions[count % questions.length].question} (${count})`,
      sessionId: `bench-${count}`,
    }),
  }));
  await measure('leads (each stored)', (count) => ({
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
  }));
} finally {
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
