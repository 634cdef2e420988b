// The built site behind its sandbox, for what measures it in a browser.
import { startSandbox } from './bench.mjs';

/**
 * Starts the sandbox on a port of its own; ends the process with 2 where it is not built.
 *
 * @returns its address, and how to stop it.
 * @throws Error where the site is not built.
 */
export async function serveSite(port) {
  const settings = { PORT: String(port), DATA_DIR: 'screenshots/.data', FILL_KNOWLEDGE: 'off' };
  const { url: origin, stop } = await startSandbox(settings);
  if ((await fetch(origin)).ok) return { origin, stop };
  await stop();
  throw new Error('The site is not built: run `npm run build` first.');
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
