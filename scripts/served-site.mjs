// The built site behind its sandbox, for what measures it in a browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

async function ready(origin) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // Not its health: that is red until the assistant has read the pages, which nobody needs here.
    if ((await fetch(`${origin}/`).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The sandbox did not start; is the site built?');
}

/**
 * Starts the sandbox on a port of its own; ends the process with 2 where nothing is built.
 *
 * @returns its address, and how to stop it.
 */
export async function serveSite(port) {
  if (!existsSync(`${root}apps/sandbox/dist/server.mjs`)) {
    console.error('Nothing is built yet: run `npm run build` first.');
    process.exit(2);
  }
  const server = spawn(process.execPath, ['apps/sandbox/dist/server.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: 'screenshots/.data',
      FILL_KNOWLEDGE: 'off',
      RATE_LIMITS: 'off',
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  return { origin, stop: () => server.kill() };
}

/**
 * Opens a page as a visitor and presses a button of it. A page that breaks at its start has next to no script to run, and
 * would be measured as the fastest of all.
 *
 * @returns null, or what is wrong in one sentence.
 */
export async function whatIsDead(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(url);
    await page.locator('html[data-hydrated]').waitFor({ timeout: 10_000 });
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor({ timeout: 5_000 });
    return errors.length === 0 ? null : `the console says: ${errors[0]}`;
  } catch (error) {
    return `it does not answer: ${(errors[0] ?? error.message).split('\n')[0]}`;
  } finally {
    await context.close();
  }
}
