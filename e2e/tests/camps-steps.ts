import { quoteCamp } from '@kidcode/pricing';
import type { Locator, Page } from '@playwright/test';

import { expect } from '../fixtures/test';

/** The whole winter camp. */
export const FULL_CAMP = quoteCamp({
  season: 'winter',
  registrationType: 'full_camp',
  duration: 'full_day',
  paymentOption: 'full',
});

/** The second winter week alone. */
export const SECOND_WEEK = quoteCamp({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [2],
});

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

/** Opens the registration tab of the page as most parents do. */
export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  await expect(form(page)).toBeVisible();
}

/** A week of the winter camp among the boxes of the form. */
export const week = (page: Page, number: 1 | 2) =>
  page.getByRole('checkbox', { name: new RegExp(`^Week ${number} `) });

/** The portal has verified the token and shows this price. */
export async function expectPortalPrice(portal: Page, price: string): Promise<void> {
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Your camp registration');
  await expect(portal.getByRole('definition').filter({ hasText: price }).first()).toBeVisible();
}
