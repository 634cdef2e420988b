// `npm run bench:presses [-- presses]`: how long a parent on a slow phone (a processor 4x slower) waits for the next paint
// after a press, as the browser itself reports it (Event Timing), and what becomes of a press while the page still starts.
// Builds nothing itself: run `npm run build` first. Asserts nothing.
import { quantile } from './bench.mjs';
import { whatIsDead, withServedSite } from './served-site.mjs';

const SLOWER = 4;
/** A hand does not press faster, and the site ignores a second press at once (specification 1, section 9). */
const PAUSE_MS = 450;
/** The browser reports no event below this, and each rounded to 8 ms. */
const THRESHOLD_MS = 16;
const presses = Math.min(Number(process.argv[2] ?? 20) || 20, 100);

const button = (name) => (page) => page.getByRole('button', { name }).first();
const tap = (target) => async (page) => target(page).click();

const SUBJECTS = [
  { what: 'theme', path: '/', press: tap(button(/Switch to (dark|light) theme/)) },
  { what: 'menu', path: '/', press: tap((page) => page.locator('[data-menu=drawer] > summary')) },
  {
    what: 'chat',
    path: '/',
    press: async (page) => {
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).first();
      await ((await close.isVisible()) ? close : button('Ask AI Chatbot')(page)).click();
    },
  },
  {
    what: 'tab',
    path: '/class-schedule',
    press: (page, at) =>
      page
        .getByRole('tab')
        .nth(at % 2)
        .click(),
  },
  {
    what: 'week',
    path: '/camps/winter/flower-mound',
    open: async (page) => {
      await button('Register Now')(page).click();
      await page.getByRole('radio', { name: 'Weekly' }).check();
    },
    press: (page) => page.getByRole('checkbox').first().click({ force: true }),
  },
  {
    what: 'finder key',
    path: '/learning-centers',
    press: async (page, at) => {
      const search = page.getByRole('combobox', { name: 'Find a center' });
      if (at === 0) await search.focus();
      await page.keyboard.press(at % 2 === 0 ? 'e' : 'Backspace');
    },
  },
];

/** Before any script of the page: notes how long each press, click or key waited for its paint. */
function noteEvents() {
  globalThis.waits = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (['pointerdown', 'pointerup', 'click', 'keydown'].includes(name)) globalThis.waits.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const longestWait = (page) =>
  page.evaluate(() => {
    const longest = Math.max(0, ...globalThis.waits);
    globalThis.waits = [];
    return longest;
  });

async function slowPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await context.addInitScript(noteEvents);
  // A hint that floats over the page would stand before what is pressed.
  await context.addInitScript(() => sessionStorage.setItem('closed-popups', 'launch offer'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function benchPresses(browser, origin, { path, open, press }) {
  const page = await slowPage(browser);
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await open?.(page);
  await page.waitForTimeout(PAUSE_MS);
  await longestWait(page);
  const waits = [];
  for (let at = 0; at < presses; at += 1) {
    await press(page, at);
    await page.waitForTimeout(PAUSE_MS);
    waits.push(Math.max(THRESHOLD_MS, await longestWait(page)));
  }
  await page.context().close();
  return waits;
}

/** Presses as soon as the button is there: until the next paint, and until the page has done what was asked. */
async function firstPress(browser, origin) {
  const page = await slowPage(browser);
  await page.goto(origin, { waitUntil: 'commit' });
  const theme = button('Switch to dark theme')(page);
  await theme.waitFor();
  const before = Date.now();
  await theme.click({ force: true });
  const done = await page
    .getByRole('button', { name: 'Switch to light theme' })
    .waitFor({ timeout: 15_000 })
    .then(() => Date.now() - before)
    .catch(() => null);
  await page.waitForTimeout(PAUSE_MS);
  const paint = Math.max(THRESHOLD_MS, await longestWait(page));
  await page.context().close();
  return { paint, done };
}

await withServedSite(43141, [], async (browser, origin) => {
  const dead = await whatIsDead(browser, origin);
  if (dead !== null) throw new Error(`The home page: ${dead}`);
  console.log(`A processor ${SLOWER}x slower, ${presses} presses of each; milliseconds to the next paint.`);
  const rows = [];
  for (const subject of SUBJECTS) {
    const [first, ...later] = await benchPresses(browser, origin, subject);
    rows.push({
      press: subject.what,
      'the first': first,
      p50: quantile(later, 0.5),
      p95: quantile(later, 0.95),
    });
  }
  console.table(rows);
  const early = [];
  for (let at = 0; at < 5; at += 1) early.push(await firstPress(browser, origin));
  const lost = early.filter(({ done }) => done === null).length;
  console.log(
    `A press while the page still starts: paint after ${early.map(({ paint }) => paint).join(', ')} ms, ` +
      `done after ${early.map(({ done }) => done ?? 'never').join(', ')} ms; ${lost} of ${early.length} lost.`,
  );
});
