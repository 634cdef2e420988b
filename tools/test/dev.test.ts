import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { scratchCopy } from './recipes/scratch-copy';

jest.setTimeout(120_000);

const copy = scratchCopy(['apps/sandbox', 'supabase']);

const built = (file: string) => join(copy.root, 'apps/sandbox/dist', file);

/** Starts `npm run dev` until its sandbox is built, or until it ends by itself; what it complained of. */
async function dev(): Promise<string> {
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy.root,
    env: { PATH: process.env['PATH'], PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // The notices are written last.
  const isBuilt = setInterval(() => existsSync(built('third-party-notices.txt')) && child.kill(), 100);
  await ended;
  clearInterval(isBuilt);
  return said;
}

// The copy has no generated files, as a clone: it ended in dozens of "Could not resolve @kidcode/current-school". With
// those of before an edit the page showed the new price, and the sandbox signed the old one.
it('npm run dev makes the facts of the documents before the sandbox that signs their prices', async () => {
  copy.rewrite('schools/kidcode/seasons/winter.yaml', (text) =>
    text.replace('full day: 299', 'full day: 321'),
  );
  expect(await dev()).toBe('');
  expect(readFileSync(built('server.mjs'), 'utf8')).toMatch(/fullDay"?: 32100\b/);
});
