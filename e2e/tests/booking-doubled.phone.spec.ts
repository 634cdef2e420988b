import { expect, test } from '../fixtures/test';
import { chooseTwice, chose, dialog } from './booking-steps';

// What is double is a matter of the very milliseconds at which a hand pressed.
test.use({ frozen: false });

test.describe('on a phone', () => {
  // The way to the browser adds to the gap: the last milliseconds before 300 are the guard's own test's.
  for (const gap of [0, 60, 120]) {
    test(`a double tap on a program, ${gap} ms apart, answers one question and stays on the site`, async ({
      page,
      visit,
    }) => {
      await chose(page, 'euless');
      await visit('/?dialog=trial');
      await chooseTwice(page, 'Core-Program', gap, 'finger');
      await page.waitForTimeout(500);
      await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
      await expect(page).toHaveURL(/\?dialog=trial/);
    });
  }
});
