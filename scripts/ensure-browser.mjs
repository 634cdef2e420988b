import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without a window: it opens a page in a third of the time that the whole browser takes. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that is installed on this machine, or null. `KIDCODE_BROWSER` names one explicitly. */
function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.KIDCODE_BROWSER ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...WELL_KNOWN,
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Playwright's own Chromium, if it has been downloaded. */
function playwrightBrowser() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

const attempt = (command, ...args) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0;

/** Asks the system's package manager for a package; never for a password. */
function aptInstall(name) {
  console.error(`Asking the package manager for ${name} ...`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return attempt(command, ...rest);
  };
  return apt('update', '-qq') && apt('install', '-y', '-qq', name);
}

/**
 * Finds a Chromium or Chrome for the browser tests, in this order: an installed one, Playwright's own, and if
 * there is neither: Playwright's download, then the system's package manager. A machine that is there for tests (`CI`)
 * is asked for the browser without a window first.
 *
 * @returns the path of the executable; ends the process with a sentence when there is no way to get one.
 */
export function ensureBrowser() {
  const found = installedBrowser() ?? playwrightBrowser();
  const isForTests = process.platform === 'linux' && Boolean(process.env.CI) && !process.env.KIDCODE_BROWSER;
  if (isForTests && !found?.endsWith(HEADLESS_SHELL) && aptInstall(HEADLESS_SHELL))
    return installedBrowser() ?? found;
  if (found) return found;
  console.error('No Chromium or Chrome found: downloading one for the browser tests ...');
  if (attempt('npx', 'playwright', 'install', 'chromium')) {
    const downloaded = playwrightBrowser();
    if (downloaded) return downloaded;
  }
  if (process.platform === 'linux' && (aptInstall(HEADLESS_SHELL) || aptInstall('chromium'))) {
    const installed = installedBrowser();
    if (installed) return installed;
  }
  console.error(
    'The browser tests need Chromium or Chrome: install one, or set KIDCODE_BROWSER to its path.',
  );
  process.exit(2);
}
