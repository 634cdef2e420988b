import type { Page } from '@playwright/test';

import { awake, expect, test } from '../fixtures/test';
import { portalAfter } from './booking-steps';

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

test('a plan that was registered is found again when nothing can be booked any more', async ({
  page,
  visit,
}) => {
  await visit('/camps/plan');
  await awake(page.getByRole('button', { name: 'Add a child' }));
  await page.getByRole('checkbox', { name: /week 1, .* in Euless/ }).check();
  const register = page.getByRole('region', { name: 'Register', exact: true });
  await portalAfter(page, () => register.getByRole('button', { name: /^Register: Child 1/ }).click());
  await register.getByRole('checkbox', { name: /^Done: Child 1/ }).check();
  await page.goto('/faq');
  await onRealClock(page);
  await visit('/camps/plan');
  await expect(register).toContainText('1 of 1 registered');
  await expect(page.getByRole('region', { name: 'The total' })).toContainText(
    'Registered, and not in this total',
  );
});

// What is below the screen stayed as it was built until it was scrolled to: it vanished then, and the page jumped.
test('after New Year no price of December stands below the screen, and the new year in the footer', async ({
  page,
  visit,
}) => {
  await onRealClock(page);
  await visit('/pricing/discounts-promotions');
  await expect(page.getByRole('heading', { name: 'What it comes to' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('2026');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
