import { prerenderPaths } from '@kidcode/site';
import type { Page } from '@playwright/test';

import { withScriptsHeld } from '../fixtures/site';
import { awake, backTo, expect, hydrated, reload, test } from '../fixtures/test';

const place = (page: Page) => page.evaluate(() => window.scrollY);
/** What stands in the middle of the window. */
const read = (page: Page) =>
  page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);

const READ = ['/', '/faq', '/camps/winter/euless', '/class-schedule'].filter((path) =>
  prerenderPaths().includes(path),
);

test.describe('a parent who reads while the page wakes up', () => {
  for (const path of READ) {
    test(`stays where they are on ${path}, and after a reload`, async ({ page }) => {
      const release = await withScriptsHeld(page);
      await page.goto(path);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => place(page)).toBe(600);
      release();
      await hydrated(page);
      // The jump came with a frame after the mark.
      await page.waitForTimeout(300);
      expect(await place(page)).toBe(600);
      const before = await read(page);
      await reload(page);
      await page.waitForTimeout(300);
      // Fonts that come late make what stands above higher or lower: the browser keeps what is read in its place, not the number.
      expect(await read(page)).toBe(before);
    });
  }
});

test.describe('a parent who reads the questions', () => {
  const question = (page: Page, name: string) =>
    page.locator('details').filter({ has: page.getByText(name, { exact: true }) });
  const LAST = 'Do you work with schools?';

  // All were closed after Back: the page was shorter, and the restored place another one. So it was after a search.
  test('comes Back from a link to the answer that they were reading', async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto('/faq');
    // The first one before any script.
    await question(page, 'What happens in a trial class?').locator('summary').click();
    release();
    await hydrated(page);
    for (const name of ['Which program suits my child?', 'How do I pay?', 'Where do I log in?', LAST])
      await question(page, name).locator('summary').click();
    const link = page.getByRole('link', { name: 'School partnership programs' }).first();
    const top = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await link.scrollIntoViewIfNeeded();
    const before = await top();
    await link.click();
    await expect(page).toHaveURL('/school-partnership');
    await expect(page.getByRole('searchbox', { name: 'Search the questions' })).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('details[open]')).toHaveCount(5);
    await expect(link).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(5);
  });

  test('finds their search again, with the answer that they had opened', async ({ page, visit }) => {
    await visit('/faq');
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('price');
    const found = page.getByText(/^\d+ questions found$/);
    await expect(found).toBeVisible();
    // What other parents' words find comes later.
    await page.waitForLoadState('networkidle');
    const words = await found.textContent();
    const first = page.getByRole('main').locator('details').first();
    await first.locator('summary').click();
    await first.getByRole('link').first().click();
    await expect(search).toHaveCount(0);
    await page.goBack();
    await expect(search).toHaveValue('price');
    await expect(found).toHaveText(words ?? '');
    await expect(first).toHaveAttribute('open');
    await reload(page);
    await expect(search).toHaveValue('price');
    await expect(first).toHaveAttribute('open');
  });
});

test.describe('a tab of the camp page', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const isOpen = (page: Page, name: string) =>
    expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');

  test('pressed before the scripts are there opens when they come', async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto('/camps/winter/euless');
    await tab(page, 'Registration').click();
    release();
    await isOpen(page, 'Registration');
    await expect(page).toHaveURL(/#registration$/);
  });

  for (const wait of [0, 150, 300, 500]) {
    test(`pressed ${wait} ms after the page came opens`, async ({ page }) => {
      await page.goto('/camps/winter/euless', { waitUntil: 'commit' });
      await tab(page, 'Registration').scrollIntoViewIfNeeded();
      const box = await tab(page, 'Registration').boundingBox();
      if (!box) throw new Error('the tab has no place');
      await page.waitForTimeout(wait);
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.waitForTimeout(80);
      await page.mouse.up();
      await isOpen(page, 'Registration');
    });
  }

  test('stands in the address: reload and Back keep it, and it adds no step to the history', async ({
    page,
    visit,
  }) => {
    await visit('/camps');
    await visit('/camps/winter/euless');
    await tab(page, 'Weekly Themes').click();
    await expect(page).toHaveURL(/#themes$/);
    await reload(page);
    await isOpen(page, 'Weekly Themes');
    await tab(page, 'Technology').click();
    await page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The page behind a dialog has no roles.
    await expect(page.locator('[role=tab][aria-selected=true]')).toContainText('Technology');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/euless#technology$/);
    await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await isOpen(page, 'Technology');
    await backTo(page, /\/camps$/);
  });

  test('that the address names is read without a jump when the scripts come', async ({ page }) => {
    const release = await withScriptsHeld(page);
    await page.goto('/camps/winter/euless#themes');
    const panel = page.locator('#themes');
    await expect(panel).toBeInViewport();
    const top = () => panel.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    release();
    await hydrated(page);
    await isOpen(page, 'Weekly Themes');
    await page.waitForTimeout(300);
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
  });
});

test.describe('a fragment that is typed into the address of an open page', () => {
  const type = (page: Page, fragment: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);

  // It led to where the first page of the visit had been left; the entry that the browser makes has no key, as the first.
  test('leads to its part, and the way back to where each page was left', async ({ page, visit }) => {
    await visit('/camps');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Learning Centers' });
    await awake(link);
    await link.scrollIntoViewIfNeeded();
    const left = await place(page);
    expect(left).toBeGreaterThan(300);
    await link.click();
    await expect(page).toHaveURL(/\/learning-centers$/);
    await expect.poll(() => place(page)).toBe(0);
    await type(page, 'online');
    const top = () =>
      page.locator('#online').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await page.waitForTimeout(300);
    expect(Math.abs(await top())).toBeLessThan(200);
    await backTo(page, /\/learning-centers$/);
    await backTo(page, /\/camps$/);
    // What is loaded late may stand a little higher or lower.
    await expect.poll(() => place(page)).toBeGreaterThan(left - 200);
  });
});
