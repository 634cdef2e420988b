// `npm run screenshots [-- word ...]`: every page of the sitemap, and what no sitemap names, at three widths in both themes and
// on paper, written to screenshots/. With words only the pages whose address holds one of them ("/" alone is the home page).
// Builds nothing itself: run `npm start` or `npm run build` first.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { withServedSite } from './served-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const LOOKS = [390, 800, 1440].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })));
const UNLISTED = ['/no-such-page', '/office'];

async function addressesOf(origin, words) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  const all = [...listed, ...UNLISTED];
  const isAsked = (path) => words.some((word) => (word === '/' ? path === '/' : path.includes(word)));
  return words.length === 0 ? all : all.filter(isAsked);
}

/** What loads late - pictures, parts below the fold - is there before the picture is taken. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

const nameOf = (path) => path.slice(1).replaceAll('/', '-') || 'home';

/** All pages in one look, and with `print` on paper, too. */
async function shootAll(browser, origin, paths, { width, theme, print }) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // A hint that floats over the page would hide what the picture is of.
  await context.addInitScript((choice) => {
    sessionStorage.setItem('closed-popups', 'launch offer');
    localStorage.setItem('theme', choice);
  }, theme);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(origin + path);
    await page.locator('html[data-hydrated]').waitFor();
    await scrollThrough(page);
    const file = `${root}screenshots/${nameOf(path)}`;
    await page.screenshot({ path: `${file}-${width}-${theme}.png`, fullPage: true });
    if (print) await page.pdf({ path: `${file}.pdf`, format: 'Letter' });
  }
  await context.close();
}

mkdirSync(`${root}screenshots`, { recursive: true });
await withServedSite(
  43119,
  ['--disable-quic', '--disable-background-networking'],
  async (browser, origin) => {
    const paths = await addressesOf(origin, process.argv.slice(2));
    for (const look of LOOKS) {
      // Paper has one theme and one width of its own.
      const print = look.width === 1440 && look.theme === 'light';
      await shootAll(browser, origin, paths, { ...look, print });
    }
    console.log(`${paths.length} pages, ${LOOKS.length} pictures and a sheet of paper each, in screenshots/`);
  },
);
