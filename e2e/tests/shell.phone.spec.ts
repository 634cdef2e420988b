import { BRANCHES, CENTERS } from '@kidcode/branches';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../fixtures/accessibility';
import { assistantOf } from '../fixtures/assistant';
import { shellOf, withScriptsHeld } from '../fixtures/site';
import { awake, backTo, expect, hydrated, test } from '../fixtures/test';
import { dialog } from './booking-steps';

/** A finger that rests on something, in milliseconds. */
async function touch(target: Locator, heldFor: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(heldFor);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const trialIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /Book A Free Trial Class/ });

test.describe('a parent with a phone', () => {
  for (const { id } of CENTERS)
    test(`who taps before the scripts of /${id} are there books at that center`, async ({ page }) => {
      const release = await withScriptsHeld(page);
      await page.goto(`/${id}`);
      await trialIn(page).tap();
      await expect(page).toHaveURL(`/${id}?dialog=trial`);
      release();
      await expect(dialog(page)).toContainText(`Booking with ${BRANCHES[id].name}`);
    });

  test('opens nothing with a finger that rests', async ({ page, visit }) => {
    await visit('/euless');
    for (const heldFor of [650, 800]) {
      await touch(trialIn(page), heldFor);
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/euless');
    }
    await touch(trialIn(page), 100);
    await expect(page).toHaveURL('/euless?dialog=trial');
    await expect(dialog(page)).toBeVisible();
  });

  test('closes the chat with Back, and stays on the page', async ({ page, visit }) => {
    await visit('/camps');
    const chat = assistantOf(await visit('/faq'));
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    await page.goBack();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    await chat.panel.getByRole('button', { name: 'Close chat' }).tap();
    await expect(chat.panel).toBeHidden();
    await backTo(page, '/camps');
  });

  test('opens the menu, and the page behind it stands still', async ({ page, visit }) => {
    const { bar, menu } = shellOf(await visit('/faq'));
    await menu('Menu').click();
    await menu('Programs').click();
    await expect(bar.getByRole('link', { name: 'Monthly Core Program' })).toBeVisible();
    await expectAccessible(page);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // One accordion at a time.
    await menu('About').click();
    await expect(bar.getByRole('link', { name: 'Monthly Core Program' })).toBeHidden();
    await bar.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await expect(menu('About')).toBeHidden();
    // The address comes a moment before the page, which starts at its top.
    await expect(page.getByRole('main')).toBeFocused();
    // A turn of the wheel before the page is at its top is taken back; a hand turns again.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 800);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(0);
  });

  test('closes it with a tap beside it, or with Escape', async ({ page, visit }) => {
    const { bar, menu } = shellOf(await visit('/faq'));
    const drawer = menu('Menu');
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    await drawer.tap();
    await expect(home).toBeVisible();
    // The shade beside the menu belongs to its button.
    await page.touchscreen.tap(200, 820);
    await expect(home).toBeHidden();
    await drawer.tap();
    await expect(home).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(home).toBeHidden();
  });

  test('comes to the centers with a tap on the location, and calls with one on the number', async ({
    page,
    visit,
  }) => {
    const { bar } = shellOf(await visit('/euless'));
    await expect(bar.getByRole('link', { name: /\(972\) 555-0120/ })).toHaveAttribute(
      'href',
      'tel:+19725550120',
    );
    await bar
      .getByRole('link', { name: /Euless/ })
      .first()
      .click();
    await expect(page).toHaveURL('/learning-centers');
  });

  test('closes the menu with Back, and comes back from a page of it in one step', async ({ page, visit }) => {
    await visit('/camps');
    const { bar, menu } = shellOf(await visit('/faq'));
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await menu('Menu').tap();
    await expect(home).toBeVisible();
    // The script that makes the menu a step of the history comes with the press.
    await expect.poll(steps).toBeGreaterThan(before);
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL('/faq');

    await menu('Menu').tap();
    await menu('About').tap();
    const careers = bar.getByRole('link', { name: 'Careers' });
    await awake(careers);
    await careers.tap();
    await expect(page).toHaveURL('/careers');
    await expect(careers).toBeHidden();
    await backTo(page, '/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await backTo(page, '/camps');
  });

  // The script that Back needs came some time after the page said that it answers.
  test('closes with Back a menu that was opened before the scripts were there', async ({ page, visit }) => {
    await visit('/camps');
    const release = await withScriptsHeld(page);
    await page.goto('/faq');
    const { bar, menu } = shellOf(page);
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    await menu('Menu').tap();
    await expect(home).toBeVisible();
    release();
    await hydrated(page);
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL('/faq');
  });

  test('opens a dialog from the menu, and closes it with one Back', async ({ page, visit }) => {
    await visit('/camps');
    const { bar, menu } = shellOf(await visit('/faq'));
    await menu('Menu').tap();
    await bar.getByRole('link', { name: 'Book A Free Trial' }).last().tap();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await backTo(page, '/camps');
  });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 700, height: 390 } });

  test('the chat fills the screen, and Back closes it', async ({ page, visit }) => {
    const chat = assistantOf(await visit('/faq'));
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 700, height: 390 });
    await page.goBack();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await hydrated(page);
  });
});
