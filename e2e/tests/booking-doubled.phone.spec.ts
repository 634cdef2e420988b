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

  // The guard listened on the document, behind the dialog links; only its own unit test was of long presses.
  test('a press of more than half a second opens no dialog', async ({ page, visit }) => {
    await visit('/');
    const link = page.getByRole('link', { name: /Book A Free Trial Class/ });
    const box = await link.boundingBox();
    if (!box) throw new Error('the link has no place');
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const device = await page.context().newCDPSession(page);
    const press = async (ms: number) => {
      await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.waitForTimeout(ms);
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(300);
    };
    await press(700);
    await expect(dialog(page)).toBeHidden();
    await press(50);
    await expect(dialog(page)).toBeVisible();
  });
});
