import type { Page } from '@playwright/test';

import { awake, expect, test } from '../fixtures/test';

test.use({
  expectedConsole: [[/Failed to load resource/, /net::ERR_/, /Failed to fetch/], { scope: 'test' }],
});

/** From now on nothing comes, as in a tunnel. The browser says nothing of it by itself. */
const inTunnel = (page: Page) => page.context().setOffline(true);
const outOfTunnel = (page: Page) => page.context().setOffline(false);

const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('a page whose late scripts cannot be fetched', () => {
  // The whole page went blank, with what was typed, and stayed so when the connection was back.
  test('keeps what is typed into a form, which can be sent later', async ({ page, visit }) => {
    await visit('/contact-us');
    await inTunnel(page);
    const subject = page.getByRole('textbox', { name: 'Subject' }).first();
    await subject.scrollIntoViewIfNeeded();
    await subject.pressSequentially('A question');
    await footer(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await expect(footer(page)).toBeVisible();
    await expect(subject).toHaveValue('A question');
    await outOfTunnel(page);
    await awake(subject);
    await expect(subject).toHaveValue('A question');
    await awake(footer(page));
  });

  // Typing brought the footer near, and the page went blank.
  test('searches the questions, and leads on', async ({ page, visit }) => {
    await visit('/faq');
    await inTunnel(page);
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('lunch');
    await expect(page.getByText(/^\d+ questions? found$/)).toBeVisible();
    await footer(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await expect(search).toHaveValue('lunch');
    await outOfTunnel(page);
    await footer(page).getByRole('link', { name: 'Contact Us' }).first().click();
    await expect(page).toHaveURL(/contact-us/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Online, after the one reload that a deploy may cost, the page went blank.
  test('is left by its links when a script is gone for good', async ({ page, visit }) => {
    await page.addInitScript(() => window.sessionStorage.setItem('reloaded-after-deploy', 'true'));
    await visit('/about-us');
    const gone = new Set<string>();
    let isLosing = true;
    await page.route(/\/assets\/.*\.js$/, (route) => {
      if (isLosing) gone.add(route.request().url());
      return gone.has(route.request().url()) ? route.abort() : route.continue();
    });
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => gone.size).toBeGreaterThan(0);
    isLosing = false;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => (document.documentElement.dataset['visit'] = 'one'));
    await page.getByRole('banner').getByRole('link', { name: 'KidCode' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-visit=one]')).toBeAttached();
    await expect(footer(page).getByRole('link', { name: 'Contact Us' }).first()).toBeVisible();
  });
});
