import { BRANCHES, CENTER_IDS, type CenterId } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import { expectNoSidewaysScroll } from '../fixtures/accessibility';
import { openAssistant } from '../fixtures/assistant';
import { shellOf, withShifts } from '../fixtures/site';
import { awake, backTo, expect, hydrated, reload, test } from '../fixtures/test';

const WORDS = 'Join our online programs from anywhere in the USA';
const scrollTo = (y: number) => `window.scrollTo(0, ${y})`;

test.describe('around every page', () => {
  test('the way back appears after 300 pixels, with the way home off the home page', async ({
    page,
    visit,
  }) => {
    await visit('/faq');
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(scrollTo(290));
    await expect(up).toHaveCount(0);
    await page.evaluate(scrollTo(320));
    await expect(up).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to home page' })).toBeVisible();
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(up).toHaveCount(0);
    for (const home of ['/', ...CENTER_IDS.map((id) => `/${id}`)]) {
      await visit(home);
      await page.evaluate(scrollTo(900));
      await expect(up).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to home page' })).toHaveCount(0);
    }
  });

  test('the header casts a shadow after 50 pixels', async ({ page, visit }) => {
    await visit('/faq');
    const shadow = () => shellOf(page).bar.evaluate((header) => getComputedStyle(header).boxShadow);
    await page.evaluate(scrollTo(40));
    expect(await shadow()).toBe('none');
    await page.evaluate(scrollTo(80));
    await expect.poll(shadow).not.toBe('none');
  });

  test('a link leads to the top of the next page, and the focus goes with it; back leads to the place before', async ({
    page,
    visit,
  }) => {
    await visit('/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await awake(link);
    const before = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle(/Careers/);
    await backTo(page, '/faq');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });

  test('the first Tab leads to a way past the menus', async ({ page, visit }) => {
    await visit('/faq');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /Skip to/ });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the banner scrolls by, stops on request, and stands still for those who want it so', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('/online');
    const banner = shellOf(page).bar.getByText(WORDS).first();
    await expect(banner).toBeVisible();
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            const target = (effect as KeyframeEffect | null)?.target;
            return (
              playState === 'running' &&
              target?.closest('header') &&
              Number(effect?.getTiming().duration ?? 0) > 1
            );
          }).length,
      );
    expect(await moving()).toBeGreaterThan(0);
    await shellOf(page).bar.getByRole('button', { name: 'Pause banner' }).click();
    await expect.poll(moving).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reload(page);
    await expect(shellOf(page).bar.getByText(WORDS).filter({ visible: true })).toHaveCount(1);
    await expect.poll(moving).toBe(0);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('says so, with its status, and leads home', async ({ page }) => {
    // Below a branch, and in a place of a branch that does not exist, too.
    for (const path of ['/no-such-page', '/online/class-schedule', '/programs/dallas/core']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Transforming/);
  });
});

test.describe('after a deploy took the script of a page away', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)|Failed to fetch dynamically imported module|preload/i] });

  test('the page is loaded again, once', async ({ page, visit }) => {
    await visit('/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await awake(link);
    await page.waitForLoadState('networkidle');
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
    // Nobody has asked for a page under the pointer.
    const missing = page.waitForResponse((answer) => answer.status() === 404);
    await link.hover();
    await missing;
    await page.waitForTimeout(300);
    expect(loads).toBe(0);
    await link.click();
    await expect(page).toHaveURL('/careers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await page.waitForTimeout(1_000);
    expect(loads).toBe(1);
  });
});

test.describe('while a page loads', () => {
  for (const path of [
    '/',
    '/flower-mound',
    '/camps/winter/euless',
    '/learning-centers',
    '/contact-us?mode=online',
  ])
    test(`${path} keeps everything in its place`, async ({ page, visit }) => {
      const shifts = await withShifts(page);
      await visit(path);
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toEqual([]);
    });
});

test.describe('small manners', () => {
  test('at every width the header says which branch is viewed', async ({ page, visit }) => {
    for (const id of CENTER_IDS) {
      await visit(`/${id}`);
      for (const width of [768, 800, 1023, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(shellOf(page).viewing).toContainText('Currently Viewing');
        await expect(shellOf(page).viewing).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
      }
    }
  });

  test('browsers that ask for the old icon get it, and shared pages say whose they are', async ({
    request,
  }) => {
    const icon = await request.get('/favicon.ico');
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
    for (const path of ['/camps/winter/euless', '/faq'])
      expect(await (await request.get(path)).text()).toMatch(
        new RegExp(`<meta property="og:title" content="[^"]*${BRAND.name}[^"]*"`),
      );
  });

  test('without branch management the times are the school’s', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/class-schedule');
    await hydrated(page);
    const notice = page.getByText('Your detected time zone is America/New_York.');
    await expect(notice).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('branch-management-disabled', 'true'));
    await reload(page);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await context.close();
  });

  test('a branch chosen in one tab is that of the other', async ({ page, context, visit }) => {
    const [first, second] = CENTER_IDS as readonly [CenterId, CenterId];
    const name = BRANCHES[second].name;
    await visit(`/${first}`);
    await visit('/faq');
    const other = await visit('/learning-centers', await context.newPage());
    await other
      .getByRole('button', { name: `Use This Branch ${name}` })
      .first()
      .click();
    await expect(shellOf(page).viewing).toContainText(name);
  });

  test('a theme chosen in one tab is that of the other', async ({ page, context, visit }) => {
    await visit('/faq');
    const other = await visit('/contact-us', await context.newPage());
    await other.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('the chat is widened and made small again', async ({ visit }) => {
    const chat = await openAssistant(await visit('/faq'));
    const wide = chat.panel.getByRole('button', { name: 'Wide chat' });
    await wide.click();
    await expect.poll(async () => (await chat.panel.boundingBox())?.width).toBeGreaterThan(600);
    await expect(wide).toHaveAttribute('aria-pressed', 'true');
    await wide.click();
    await expect.poll(() => chat.panel.boundingBox()).toMatchObject({ width: 350, height: 500 });
  });

  test('the staff’s link stands in the last line of the footer', async ({ page, visit }) => {
    await visit('/faq');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link').last()).toHaveText('Scan Manager');
    await expect(footer.locator('p').last()).toContainText('©');
  });
});
