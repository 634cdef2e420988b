// The built site behind its sandbox, for what measures it in a browser.
import { chromium } from '@playwright/test';

import { startSandbox } from './bench.mjs';
import { ensureBrowser } from './ensure-browser.mjs';

/**
 * A browser, and the address of the sandbox on a port of its own, for as long as they are used; ends the process with 2 where
 * the sandbox is not built.
 *
 * @param {readonly string[]} args further ones of the browser.
 * @param settings further ones of the sandbox, such as the folder of another site than the built one.
 * @returns what the use comes to.
 * @throws Error where the site is not built.
 */
export async function withServedSite(port, args, use, settings = {}) {
  const always = { PORT: String(port), DATA_DIR: 'screenshots/.data', FILL_KNOWLEDGE: 'off' };
  const { url: origin, stop } = await startSandbox({ ...always, ...settings });
  let browser;
  try {
    if (!(await fetch(origin)).ok) throw new Error('The site is not built: run `npm run build` first.');
    browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', ...args],
    });
    return await use(browser, origin);
  } finally {
    await browser?.close();
    await stop();
  }
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
