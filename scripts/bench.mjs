// What the benches share: their number, a sandbox of their own, and the middle of what they measured.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { SANDBOX_ARGS } from './sandbox-args.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The number behind the command, or its usual one; ends the process with 2 where it is none. */
export function numberGiven(bench, what, usual, least) {
  const number = Number(process.argv[2] ?? usual);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(`${bench}: expected ${what}, ${least} or more`);
  process.exit(2);
}

/** The value that a share of all is at or below. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);

/** A data folder for as long as it is used. */
export async function withDataDir(use) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kidcode-bench-'));
  try {
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The built sandbox; ends the process with 2 where it is not built. */
export function builtSandbox() {
  const bundle = join(ROOT, 'apps/sandbox/dist/server.mjs');
  if (existsSync(bundle)) return bundle;
  console.error('The sandbox is not built: run "npm run build" first.');
  process.exit(2);
}

/**
 * Starts the built sandbox on a free port of this computer.
 *
 * @returns when it has said all of `until`: its address, what it said, its process, and how to stop it.
 */
export async function startSandbox(settings, until = / is ready: http\S+/) {
  const server = spawn(process.execPath, [...SANDBOX_ARGS, builtSandbox()], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const output = await new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      if (until.test(text)) resolve(text);
    });
    ended.then((code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url: / is ready: (http\S+)/.exec(output)[1], output, pid: server.pid, stop };
}
