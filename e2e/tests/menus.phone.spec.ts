import { expectAccessible } from '../fixtures/accessibility';
import { shellOf } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.describe('a parent with a phone', () => {
  test('opens the menu, and the page behind it stands still', async ({ page, visit }) => {
    await visit('/faq');
    const { bar, menu } = shellOf(page);
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
    await visit('/faq');
    const { bar, menu } = shellOf(page);
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
    await visit('/euless');
    const { bar } = shellOf(page);
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
});
