import { expect, test } from '../fixtures/test';
import { choose, chooseTwice, chose, dialog } from './booking-steps';

// What is double is a matter of the very milliseconds at which a hand pressed.
test.use({ frozen: false });

test.describe('a double click on a choice answers one question', () => {
  for (const [name, gap, choice, next] of [
    ['trial', 0, 'Core-Program', /Choose Your Trial Class Format/],
    ['enroll', 80, 'Specialized', /Choose Your Learning Mode/],
    ['program', 120, 'Specialized', /Choose Your Preferred Learning Mode/],
    ['trial', 200, 'Core-Program', /Choose Your Trial Class Format/],
  ] as const) {
    test(`of the ${name} dialog, ${gap} ms apart`, async ({ page, visit }) => {
      await chose(page, 'euless');
      await visit(`/?dialog=${name}`);
      await chooseTwice(page, choice, gap, 'mouse');
      await expect(dialog(page, next)).toBeVisible();
      // Whatever a second press may have begun would be done by now.
      await page.waitForTimeout(500);
      await expect(dialog(page, next)).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
    });
  }

  test('and opens the dialog once, and leaves it open', async ({ page, visit }) => {
    await visit('/');
    const link = page.getByRole('link', { name: /Book A Free Trial Class/ });
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await link.dblclick({ delay: 40 });
    await page.waitForTimeout(500);
    await expect(dialog(page, /Choose Your Program Type/)).toBeVisible();
    await choose(page, 'Core-Program');
    await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
  });
});
