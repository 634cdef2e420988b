import { shellOf } from '../fixtures/shell';
import { awake, expect, hydrated, test } from '../fixtures/test';

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
    await visit('/');
    await page.evaluate(scrollTo(900));
    await expect(up).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to home page' })).toHaveCount(0);
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
    await page.goBack();
    await expect(page).toHaveURL('/faq');
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
    await page.reload();
    await hydrated(page);
    await expect(shellOf(page).bar.getByText(WORDS).filter({ visible: true })).toHaveCount(1);
    await expect.poll(moving).toBe(0);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] });

  test('says so, with its status, and leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Transforming/);
  });

  test('in a place of a branch that does not exist says so too', async ({ page }) => {
    const answer = await page.goto('/programs/dallas/core');
    expect(answer?.status()).toBe(404);
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
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Element }[];
          })[])
            shifts.push(
              `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent.slice(0, 60)).join()}`,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await visit(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    });
});
