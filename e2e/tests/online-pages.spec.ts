import type { Page } from '@playwright/test';

import { shellOf, stored } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { portalAfter, choose, dialog, expectBooking } from './booking-steps';

/** Pages of the online branch; the address of the last but one begins with it, of the others only holds it. */
const ONLINE_PAGES = [
  '/programs/online/core',
  '/online-specialized-programs',
  '/programs/online/monthly-ai-club',
  '/online-camps',
  '/online/pricing',
  '/online/camps',
];
const AMBER = 'rgb(245, 158, 11)';

/** The page wears the online branch wholly: name, number, colour, menus. */
async function expectOnline(page: Page): Promise<void> {
  const { bar, viewing, menu } = shellOf(page);
  await expect(viewing).toHaveText(/Online Learning/);
  await expect(bar).toContainText('844-KID-CODE');
  await expect(bar.getByText('Online Learning').first()).toBeVisible();
  const strip = bar.getByRole('link', { name: /844-KID-CODE/ }).locator('xpath=..');
  await expect(strip).toHaveCSS('background-color', AMBER);
  await expect(page.locator('html')).toHaveAttribute('data-branch', 'online');
  await expect(menu('Programs')).toHaveCount(0);
}

test.describe('an online page', () => {
  test('is online for a first visitor, who has chosen nothing by it', async ({ page, visit }) => {
    for (const path of ONLINE_PAGES) {
      await visit(path);
      await expectOnline(page);
      expect(await stored(page, 'current-branch')).toBeNull();
    }
    await visit('/faq');
    await expect(shellOf(page).viewing).toHaveText(/Select Learning Center/);
    await expect(shellOf(page).menu('Programs')).toBeVisible();
  });

  test('is online for a parent of a center, too, who has it back on the next page', async ({
    page,
    visit,
  }) => {
    await visit('/euless');
    for (const path of ONLINE_PAGES) {
      await visit(path);
      await expectOnline(page);
      expect(await stored(page, 'current-branch')).toBe('euless');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
      await expect(shellOf(page).viewing).toHaveText(/KidCode Euless/);
      await expect(page.locator('html')).toHaveAttribute('data-branch', 'euless');
      await expect(shellOf(page).bar).toContainText('(972) 555-0120');
    }
  });

  test('is booked online, whatever is pressed', async ({ page, visit }) => {
    await visit('/programs/online/core');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Book a Free Consultation' }).first().click();
    await expect(dialog(page)).toContainText('Online Learning');
    await expect(dialog(page).getByRole('button', { name: 'In-Person', exact: true })).toHaveCount(0);
    const consultation = await portalAfter(page, () => choose(page, 'Virtual'));
    await expectBooking(consultation, 'Consultation', 'online', 'Virtual');
    await page.bringToFront();
    await expect(dialog(page)).toBeHidden();

    await main.getByRole('link', { name: 'Enroll in the core program' }).first().click();
    const enrolled = await portalAfter(page, () => choose(page, 'Open the booking portal'));
    await expectBooking(enrolled, 'Trial', 'online', 'Online');
    await page.bringToFront();
    await expect(dialog(page)).toBeHidden();

    await shellOf(page).bar.getByRole('link', { name: 'Book A Free Trial' }).click();
    await choose(page, 'Core-Program');
    const trial = await portalAfter(page, () => choose(page, 'Online Classes'));
    await expectBooking(trial, 'Trial', 'online', 'Online');
    expect(await stored(page, 'current-branch')).toBeNull();
  });
});
