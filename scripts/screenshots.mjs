// `npm run screenshots`: twelve key pages at phone and desktop width, written to screenshots/.
// Builds nothing itself: run `npm start` or `npm run build` first.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from '@playwright/test';

import { ensureBrowser } from './ensure-browser.mjs';
import { serveSite } from './served-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const WIDTHS = [390, 1440];

/** Name, path, and what the visitor has chosen before. */
const SHOTS = [
  { name: 'home-online', path: '/' },
  { name: 'home-flower-mound', path: '/flower-mound' },
  { name: 'home-euless', path: '/euless' },
  { name: 'camp-winter', path: '/camps/winter/flower-mound' },
  { name: 'programs', path: '/programs/in-center' },
  { name: 'schedule', path: '/class-schedule' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact-us' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'mobile-menu', path: '/', openMenu: true },
  { name: 'home-dark', path: '/', theme: 'dark' },
  { name: 'camp-dark', path: '/camps/winter/euless', theme: 'dark' },
];

/** What loads late - pictures, parts below the fold - is there before the picture is taken. */
async function scrollThrough(page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

async function shoot(browser, { name, path, theme, openMenu }, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  // A hint that floats over the page would hide what the picture is of.
  await context.addInitScript(() => sessionStorage.setItem('closed-popups', 'launch offer'));
  if (theme) await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor();
  if (openMenu)
    await page
      .locator(width < 768 ? '[data-menu=drawer] > summary' : '[data-menu=dropdown] > summary')
      .first()
      .click();
  else await scrollThrough(page);
  await page.screenshot({ path: `${root}screenshots/${name}-${width}.png`, fullPage: !openMenu });
  await context.close();
}

mkdirSync(`${root}screenshots`, { recursive: true });
const { origin, stop } = await serveSite(43119);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  for (const shot of SHOTS) for (const width of WIDTHS) await shoot(browser, shot, width);
  console.log(`${SHOTS.length * WIDTHS.length} pictures in screenshots/`);
} finally {
  await browser.close();
  stop();
}
