import type { Locator } from '@playwright/test';

import { stored } from '../fixtures/site';
import { awake, expect, reload, test } from '../fixtures/test';

const paperOf = 'getComputedStyle(document.body).backgroundColor';

test.describe('a parent', () => {
  test('turns the lights off, and finds them off on the next visit before anything is drawn', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const light = await page.evaluate<string>(paperOf);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.locator('body')).toHaveClass(/\bdark-mode\b/);
    expect(await page.evaluate<string>(paperOf)).not.toBe(light);
    expect(await stored(page, 'theme')).toBe('dark');
    // What the first paint sees: no script of the site has come yet.
    await page.route(/\/assets\/.*\.js/, () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('sees light on a dark device until they choose, and the device once they say so', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/faq');
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    const choice = page.getByRole('contentinfo').getByText('System', { exact: true });
    await awake(choice);
    await choice.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await reload(page);
    const system = page.getByRole('contentinfo').getByRole('radio', { name: 'System' });
    await system.scrollIntoViewIfNeeded();
    await expect(system).toBeChecked();
  });
});

test('in the dark an empty box has the edge of the field beside it, in an error, too', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit('/camps/spring/euless');
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Tell me when it opens' });
  await awake(form);
  const [box, field] = [form.getByRole('checkbox'), form.getByLabel('Name')];
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopColor);
  const quiet = await edge(field);
  expect(await edge(box)).toBe(quiet);
  await form.getByRole('button', { name: 'Tell me when it opens' }).click();
  // The focus is in the first field, whose edge it has.
  const wrong = form.getByRole('textbox', { name: 'Email' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => edge(wrong)).not.toBe(quiet);
  expect(await edge(box)).toBe(await edge(wrong));
});

test.describe('with the few colors of the device', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen is told from the rest', async ({ page, visit }) => {
    const paperUnder = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    await visit('/euless/camps/winter#registration');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Registration')).toHaveAttribute('aria-selected', 'true');
    expect(await paperUnder(tab('Registration'))).not.toBe(await paperUnder(tab('Overview')));
    await visit('/find-a-program');
    const age = (years: number) => page.getByRole('radio', { name: `${years} years` });
    await age(8).check();
    const tile = (years: number) => page.locator('label').filter({ has: age(years) });
    expect(await paperUnder(tile(8))).not.toBe(await paperUnder(tile(9)));
    const step = (name: string) => page.getByRole('main').getByRole('button', { name });
    expect(await paperUnder(step('1. Age'))).not.toBe(await paperUnder(step('2. Likes')));
  });
});
