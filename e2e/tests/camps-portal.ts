import type { Page } from '@playwright/test';

import { expect } from '../fixtures/test';

/** A message of the notifier. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);

/** The tab that the portal opens in when `act` is done. */
export async function portalAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const [portal] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await portal.waitForURL(/\/portal\/seasonalCamps/);
  return portal;
}

/** The portal has verified the token and shows this price. */
export async function expectPortalPrice(portal: Page, price: string): Promise<void> {
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Your camp registration');
  await expect(portal.getByRole('definition').filter({ hasText: price }).first()).toBeVisible();
}
