import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test';

const LATER = new Date('2026-01-05T12:00:00-06:00');

/** Makes of the site one that runs on the real clock, and was built on the day that it is pinned to here. */
async function onRealClock(page: Page): Promise<void> {
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/pinnedToday:[`"][\d-]+[`"]/, 'pinnedToday:null') });
  });
  await page.clock.setFixedTime(LATER);
}

test.describe('a parent who comes after New Year to a site that was built in December', () => {
  // What is below the screen stayed as it was built until it was scrolled to: it vanished then, and the page jumped.
  test('finds no price of December below the screen, and the new year in the footer', async ({
    page,
    visit,
  }) => {
    await onRealClock(page);
    await visit('/pricing/discounts-promotions');
    await expect(page.getByRole('heading', { name: 'What it comes to' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('2026');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
