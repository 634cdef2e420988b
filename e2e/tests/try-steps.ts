import { expect, type Page } from '@playwright/test';

/** Chooses an age and presses Start; the blocks are there afterwards. */
export async function openClass(page: Page, age: string): Promise<void> {
  await page.getByRole('radio', { name: age }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('option', { name: 'move' })).toBeVisible();
}

/** Takes a block by a tap on its upper left corner: a loop has a hole in its middle. */
export const take = (page: Page, block: string): Promise<void> =>
  page
    .getByRole('option', { name: new RegExp(`^${block}`) })
    .locator('..')
    .click({ position: { x: 12, y: 14 } });

/** Tab by Tab to the blocks to take. */
export async function tabToBlocks(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('[role=option]') === true);
  for (let step = 0; step < 15 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

/** Takes a block with the keyboard alone: arrows lead to it, Enter puts it in its place. */
export async function takeByKeys(page: Page, block: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowUp');
  for (let step = 0; step < 8 && !(await focused()).startsWith(block); step += 1)
    await page.keyboard.press('ArrowDown');
  expect(await focused()).toMatch(new RegExp(`^${block}`));
  await page.keyboard.press('Enter');
}
