import { expect, test } from '../fixtures/test';
import { bookingAfter, choose, chose, dialog, expectBooking } from './booking-steps';

// Nobody had ever pressed this link in a test: the dialogs were only closed by their own means.
test.describe('"Choose another center" leads to the centers and stays there', () => {
  for (const [name, width, way] of [
    ['trial', 1440, 'click'],
    ['trial', 1024, 'Enter'],
    ['enroll', 1280, 'click'],
    ['consultation', 1280, 'click'],
    ['core-booking', 1280, 'Enter'],
  ] as const) {
    test(`from the ${name} dialog, ${width} px, by ${way}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 800 });
      await chose(page, 'euless');
      await visit('/faq');
      await visit(`/?dialog=${name}`);
      const link = dialog(page).getByRole('link', { name: 'Choose another center' });
      // It takes the focus when it opens, also from a key that is faster than any hand.
      const hasFocus = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
      await expect.poll(hasFocus).toBe(true);
      if (way === 'click') await link.click();
      else await link.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: /center/i })).toBeVisible();
      await page.waitForTimeout(500);
      await expect(page).toHaveURL('/learning-centers');
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      await page.goBack();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('from a later step of a trial that a link of the page opened', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' }).click();
    await choose(page, 'Core-Program');
    await dialog(page).getByRole('link', { name: 'Choose another center' }).click();
    await expect(page).toHaveURL('/learning-centers');
    await expect(dialog(page)).toBeHidden();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL('/learning-centers');
    await page.goBack();
    await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
  });
});

// Back and reload were only ever tried on the first step.
test.describe('the questions of a dialog stand in the history', () => {
  test('Back leads one back, Forward one on, and closing leads to the page', async ({ page, visit }) => {
    await visit('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' }).click();
    await choose(page, 'Core-Program', 'In-Center Classes', 'Euless');
    await expect(dialog(page, /Choose Your Trial Session Type/)).toBeVisible();
    for (const title of [/Learning Center/, /Trial Class Format/, /Program Type/, /Trial Class Format/]) {
      await (title.source === 'Trial Class Format' && (await dialog(page, /Program Type/).isVisible())
        ? page.goForward()
        : page.goBack());
      await expect(dialog(page, title)).toBeVisible();
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(/about-us/);
  });

  test('the button Back is the same way', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/about-us');
    await page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' }).click();
    await choose(page, 'Core-Program', 'In-Center Classes', 'Back');
    await expect(dialog(page, /Trial Class Format/)).toBeVisible();
    await page.goBack();
    await expect(dialog(page, /Program Type/)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about-us');
  });

  test('a reload keeps the question, and it can be answered', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    await choose(page, 'Specialized', 'In-Center Classes', 'Euless');
    await page.reload();
    await expect(dialog(page, /Choose Your Trial Session Type/)).toContainText('Booking with Euless');
    const portal = await bookingAfter(page, () => choose(page, 'In-Person'));
    await expectBooking(portal, 'Trial', 'euless', 'Specialized program', 'In-Person');
    await page.bringToFront();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('so do those of the consultation and of the program chooser', async ({ page, visit }) => {
    await visit('/?dialog=consultation');
    await choose(page, 'In-Person');
    await page.reload();
    await expect(dialog(page, 'Choose Your Learning Center')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Choose Consultation Method')).toBeVisible();

    await visit('/?dialog=program');
    await choose(page, 'Core-Program', 'In-Center Class');
    await page.reload();
    await expect(dialog(page, 'Choose Your Learning Center')).toBeVisible();
    await choose(page, 'Euless');
    await expect(page).toHaveURL('/programs/euless/core');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('a dialog that came with the address closes with Back, and the page stays', async ({
    page,
    visit,
  }) => {
    await visit('/?dialog=consultation&utm_source=letter');
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/?utm_source=letter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
