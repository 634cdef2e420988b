import type { Locator, Page } from '@playwright/test';

import { assistantOf } from '../fixtures/assistant';
import { type DeployedSite, deployedSite } from '../fixtures/deploys';
import { finderOf, toast, withScriptsHeld } from '../fixtures/site';
import { awake, expect, hydrated, test } from '../fixtures/test';
import { questionForm, textbox } from './lead-steps';

test.use({
  expectedConsole: [[/Failed to load resource/, /net::ERR_/, /Failed to fetch/], { scope: 'test' }],
});

/** From now on nothing comes, as in a tunnel. The browser says nothing of it by itself. */
const inTunnel = (page: Page) => page.context().setOffline(true);
const outOfTunnel = (page: Page) => page.context().setOffline(false);

const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('a page whose late scripts cannot be fetched', () => {
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

  test('says that a picture cannot be shown large, and shows it at the next press', async ({
    page,
    visit,
  }) => {
    await visit('/about-us');
    const picture = page.getByRole('link', { name: /A class at its table/ });
    await awake(picture);
    await page.waitForLoadState('networkidle');
    await inTunnel(page);
    await picture.click();
    await expect(toast(page, 'This could not be loaded. Please try again.').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We teach/);
    await outOfTunnel(page);
    await picture.click();
    await expect(page.getByRole('dialog', { name: 'A class at its table' })).toBeVisible();
  });

  // Nobody had heard of it: it stood in a part whose own script did not come, and the page was loaded anew.
  test('keeps what was typed before its scripts came', async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto('/contact-us');
    const field = textbox(questionForm(page), 'Message');
    await field.fill('robots');
    const first = await page
      .locator('script[src], link[rel=modulepreload]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href')));
    const lost = page.waitForEvent('requestfailed');
    await page.route(/\/assets\/.*\.js$/, (route) =>
      first.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
    );
    release();
    await hydrated(page);
    await lost;
    await page.waitForTimeout(500);
    await expect(field).toHaveValue('robots');
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

test.describe('an open page whose scripts a new version of the site has taken away', () => {
  let site: DeployedSite;
  test.beforeEach(async () => {
    site = await deployedSite();
  });
  test.afterEach(() => site.close());

  for (const [path, fieldOf] of [
    ['/contact-us', (page: Page) => textbox(questionForm(page), 'Message')],
    ['/faq', (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' })],
  ] satisfies [string, (page: Page) => Locator][])
    test(`${path} keeps what is typed, says that the chat does not come, and still leads on`, async ({
      page,
      visit,
    }) => {
      const field = fieldOf(await visit(site.url + path));
      await awake(field);
      await page.waitForLoadState('networkidle');
      site.deploy();
      await field.fill('robots');
      await assistantOf(page).button.click();
      await expect(toast(page, 'The chat could not be loaded. Please try again.').first()).toBeVisible();
      await page.waitForTimeout(500);
      await expect(field).toHaveValue('robots');
      await expect(page).not.toHaveTitle(/\(new\)/);
      await footer(page).getByRole('link', { name: 'Careers' }).first().click();
      await expect(page).toHaveURL(/careers/);
      await expect(page).toHaveTitle(/Careers.*\(new\)/);
    });

  test('a finder still holds the ZIP code that it cannot look up, and says so', async ({ page, visit }) => {
    const { search } = finderOf(await visit(`${site.url}/learning-centers`));
    await awake(search);
    await page.waitForLoadState('networkidle');
    site.deploy();
    await search.fill('76092');
    await search.press('Enter');
    await expect(page.getByText(/^Places could not be loaded/)).toBeVisible();
    await expect(search).toHaveValue('76092');
    await expect(page).not.toHaveTitle(/\(new\)/);
  });

  test('is loaded anew where nothing is typed: what comes near the screen answers', async ({
    page,
    visit,
  }) => {
    await visit(`${site.url}/faq`);
    site.deploy();
    await footer(page).scrollIntoViewIfNeeded();
    await expect(page).toHaveTitle(/\(new\)/);
    await awake(footer(page));
  });
});
