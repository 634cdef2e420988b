import { shellOf } from '../fixtures/site';
import { expect, NOW, test } from '../fixtures/test';
import type { Page } from '@playwright/test';

const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** Brings up the toast 'Select a Learning Center', which stays for five seconds. */
async function raiseToast(page: Page) {
  const toast = card(page, 'Select a Learning Center');
  await shellOf(page).viewing.click();
  await expect(toast).toBeVisible();
  return toast;
}

test.describe('a message at the corner of the screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: NOW });
  });

  test('is announced politely, takes no focus, waits under the mouse, and leaves after its five seconds', async ({
    page,
    visit,
  }) => {
    const toast = await raiseToast(await visit('/faq'));
    await expect(region(page)).toHaveAttribute('aria-live', 'polite');
    await toast.getByText('Choose your preferred branch from the map or list.').click();
    await expect(region(page)).not.toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 700);
    await page.clock.runFor(5_300);
    await expect(toast).toHaveCount(0);
  });

  test('closed under the mouse does not hold the next one', async ({ page, visit }) => {
    const toast = await raiseToast(await visit('/faq'));
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.mouse.move(10, 700);
    await page.clock.runFor(300);
    await raiseToast(page);
    await page.clock.runFor(5_300);
    await expect(toast).toHaveCount(0);
  });

  test('is reached with F8, waits for the keyboard, and leaves with Escape', async ({ page, visit }) => {
    const toast = await raiseToast(await visit('/faq'));
    // The page that the press led to has come, and with it the focus.
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(region(page)).toBeFocused();
    // At once, not only with the next key.
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);
    await expect(region(page)).not.toBeFocused();
  });

  test('is swiped away', async ({ page, visit }) => {
    const toast = await raiseToast(await visit('/faq'));
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast has no place');
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 20, { steps: 6 });
    await page.mouse.up();
    await page.clock.runFor(300);
    await expect(toast).toHaveCount(0);
  });
});
