import type { Locator, Page } from '@playwright/test';

import { expect } from '../fixtures/test';

/** The registration form. */
export const form = (page: Page) => page.getByRole('form', { name: 'Camp registration' });
/** Its button. */
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Register Now' });

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Opens the registration tab as most parents do. */
export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  await expect(form(page)).toBeVisible();
}
