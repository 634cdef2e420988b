import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What test/build-server.mjs has built; tests run from their project's folder. */
const BUNDLE_DIR = join(process.cwd(), '.cache');

/** A part of the built server. */
export const builtPart = (name: string): URL => pathToFileURL(join(BUNDLE_DIR, `${name}.mjs`));
export type ServerProcess = {
  child: ChildProcess;
  /** Address, once it is ready; rejects when the process ends before. */
  url: Promise<string>;
  exit: Promise<number | null>;
  output: () => { stdout: string; stderr: string };
};

/** Starts the built server with exactly these variables, on a free port unless told otherwise. */
export function startServer(env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [fileURLToPath(builtPart('server'))], {
    env: { PORT: '0', ...env },
    cwd: '/',
  });
  const output = { stdout: '', stderr: '' };
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const ready = / is ready: (http\S+)/.exec(output.stdout)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void exit.then((code) => reject(new Error(`ended with ${code ?? 'a signal'}: ${output.stderr}`)));
  });
  url.catch(() => undefined);
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, url, exit, output: () => output };
}

/** Asks until the answer satisfies, at most for half a minute. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isGood: (value: Value) => boolean,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    const value = await ask();
    if (isGood(value)) return value;
    if (attempt === 300) throw new Error(`still ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
