import type { Page } from '@playwright/test';

import { expectGoodLooks } from '../fixtures/accessibility';
import { assistantOf } from '../fixtures/assistant';
import { expect, NOW, test } from '../fixtures/test';
import { chose, dialog } from './booking-steps';

const HOMES = [
  { path: '/', number: '844-KID-CODE', title: /Online Coding|Coding & AI|Kid-Friendly/i },
  { path: '/flower-mound', number: '(972) 555-0110', title: /Coding/i },
  { path: '/euless', number: '(972) 555-0120', title: /Coding/i },
] as const;

test.describe('a parent on the home page', () => {
  for (const { path, number, title } of HOMES) {
    test(`of ${path} sees what the school does, and the next step`, async ({ page, visit }) => {
      await visit(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Transforming Young Minds Through Tech Education',
      );
      const trial = page.getByRole('main').getByRole('link', { name: /Book A Free Trial Class/ });
      await expect(trial).toContainText('100% Free • No Credit Card');
      await expect(page.getByRole('link', { name: /Enroll Now/ })).toContainText('Start Your Journey');
      await expect(page.getByRole('banner')).toContainText(number);
      await page.getByRole('link', { name: '50% Off First Month for Monthly Programs' }).click();
      await expect(page).toHaveURL('/core-programs');
    });
  }

  test('who learns from home reads what online means, and is offered the center nearby', async ({
    page,
    visit,
  }) => {
    await visit('/online');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Transforming Young Minds Through Tech Education',
    );
    await expect(page.getByText('Your own table is the classroom')).toBeVisible();
    await expect(page.getByText(/^Live classes with a teacher/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'What children make here' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Find my nearest center' })).toBeVisible();
  });

  test('watches the pictures change, and stops them', async ({ page, visit }) => {
    await page.clock.install({ time: NOW });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit('/');
    // From here on only the test lets time pass.
    await page.clock.pauseAt(NOW.getTime() + 60_000);
    const carousel = page.getByRole('group', { name: 'What children make here' });
    const picture = carousel.getByRole('img');
    const first = await picture.getAttribute('alt');
    await page.clock.runFor(4_100);
    await expect(picture).not.toHaveAttribute('alt', String(first));
    // All the way round.
    await page.clock.runFor(7 * 4_000);
    await expect(picture).toHaveAttribute('alt', String(first));
    await carousel.getByRole('button', { name: 'Pause the pictures' }).click();
    await expect(carousel.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(picture).toHaveAttribute('alt', String(first));
  });

  test('who wants less motion sees one picture', async ({ page, visit }) => {
    await page.clock.install();
    await visit('/');
    const picture = page.getByRole('group', { name: 'What children make here' }).getByRole('img');
    const first = await picture.getAttribute('alt');
    await page.clock.runFor(20_000);
    await expect(picture).toHaveAttribute('alt', String(first));
  });

  test('finds four ways to a good first step', async ({ page, visit }) => {
    await visit('/flower-mound');
    const path = page.getByRole('region', { name: 'Find the Perfect Learning Path' });
    await path.scrollIntoViewIfNeeded();
    const finder = path.getByRole('link', { name: /Find Perfect Program/ });
    await expect(finder).toHaveAttribute('href', '/find-a-program');
    await expect(path.getByRole('link', { name: 'Call Us' })).toHaveAttribute('href', 'tel:+19725550110');
    const whatsapp = path.getByRole('link', { name: /WhatsApp/ });
    await expect(whatsapp).toHaveAttribute('href', /wa\.me.*text=.*program/i);
    await expect(whatsapp).toHaveAttribute('target', '_blank');
    await path.getByRole('link', { name: 'Book a Free Consultation' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Consultation Method' })).toBeVisible();
    await page.keyboard.press('Escape');
    await path.getByRole('button', { name: 'Ask AI Chatbot' }).click();
    await expect(assistantOf(page).input).toBeFocused();
  });

  test('sees the tools of their branch, and of another one once they choose it', async ({ page, visit }) => {
    await visit('/online');
    const tools = page.getByRole('region', { name: 'Tools that children want to open' });
    await tools.scrollIntoViewIfNeeded();
    await expect(tools).toContainText('On the screen at home:');
    await visit('/euless');
    await tools.scrollIntoViewIfNeeded();
    await expect(tools).toContainText('On the tables of Euless:');
  });
});

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
