import type { Page } from '@playwright/test';

import { expectGoodLooks } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { chose, dialog } from './booking-steps';

const LAUNCH = 'New: Monthly AI Kids Club';
const OFFER = '10% off the first class';
const STAYED_MS = 20_000;

const popup = (page: Page, name: string) => page.getByRole('complementary', { name });
const anyPopup = (page: Page) => page.getByRole('button', { name: 'No, thank you' });
const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 1200));

/** Scrolls on until nothing that is pressed lies where a popup stands: it waits for that. */
async function makeRoom(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(popup(page, name)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** With the focus in it a popup stays, whatever of the page comes under it meanwhile. */
async function takeUp(page: Page, name: string): Promise<void> {
  const link = popup(page, name).getByRole('link');
  await expect(async () => {
    await makeRoom(page, name);
    await link.focus({ timeout: 1_000 });
    await expect(link).toBeFocused({ timeout: 1_000 });
  }).toPass();
}

/** Waits until the popups, whose code comes with the first occasion, have decided what they say. */
async function decided(page: Page, occasion: () => Promise<unknown>): Promise<void> {
  const isPopups = async (url: string, text: () => Promise<string>) =>
    url.endsWith('.js') && (await text()).includes('No, thank you');
  const [script] = await Promise.all([
    page.waitForResponse((response) => isPopups(response.url(), () => response.text())),
    occasion(),
  ]);
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, script.url());
}

test.describe('the popups of the home page', () => {
  test('come after the visitor has stayed a while, one in a visit, and not again once closed', async ({
    page,
    visit,
  }) => {
    await chose(page, 'euless');
    await visit('/');
    await page.clock.fastForward(STAYED_MS - 5_000);
    await expect(anyPopup(page)).toBeHidden();
    await page.clock.fastForward(5_000);
    await takeUp(page, LAUNCH);
    await expect(popup(page, OFFER)).toBeHidden();
    await expectGoodLooks(popup(page, LAUNCH));
    await anyPopup(page).click();
    await expect(anyPopup(page)).toBeHidden();

    await visit('/');
    await scrollDown(page);
    await takeUp(page, OFFER);
    await expect(popup(page, LAUNCH)).toBeHidden();
    await popup(page, OFFER).getByRole('link', { name: 'Get my coupon' }).click();
    await expect(dialog(page, 'Get your coupon')).toBeVisible();

    await visit('/');
    await decided(page, () => scrollDown(page));
    await expect(anyPopup(page)).toBeHidden();
  });

  test('do not announce a center program to families who learn online', async ({ page, visit }) => {
    await chose(page, 'online');
    await visit('/');
    await scrollDown(page);
    await makeRoom(page, OFFER);
    await expect(popup(page, LAUNCH)).toBeHidden();
  });

  test('do not offer the coupon to those who have asked for it', async ({ page, visit }) => {
    await chose(page, 'online');
    await page.addInitScript(() => localStorage.setItem('hasSeenOffer', 'true'));
    await visit('/');
    await decided(page, () => scrollDown(page));
    await expect(anyPopup(page)).toBeHidden();
  });

  test('never lie on top of a dialog or of the assistant', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    await expect(dialog(page)).toBeVisible();
    await decided(page, () => page.clock.fastForward(STAYED_MS));
    await expect(page.locator('aside', { hasText: OFFER })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await makeRoom(page, OFFER);
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('openChatbot')));
    await expect(page.getByRole('dialog', { name: 'Ask our assistant' })).toBeVisible();
    await expect(popup(page, OFFER)).toBeHidden();
  });
});
