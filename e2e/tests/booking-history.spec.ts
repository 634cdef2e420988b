import { stored } from '../fixtures/site';
import { backTo, expect, test } from '../fixtures/test';
import { portalAfter, choose, chose, dialog, expectBooking } from './booking-steps';

test.describe('"Choose another center" asks in the same dialog, and the booking goes on', () => {
  for (const [name, before, after, meeting] of [
    ['trial', [], ['Core-Program', 'In-Center Classes', 'Virtual'], 'Trial'],
    ['enroll', ['Core-Program'], ['In-Center Classes', 'In-Person'], 'Trial'],
    ['trial', ['Core-Program', 'In-Center Classes'], ['In-Person'], 'Trial'],
    ['consultation', [], ['In-Person'], 'Consultation'],
    ['core-booking', [], ['Open the booking portal'], 'Trial'],
  ] as const) {
    test(`of the ${name} dialog after ${before.length} answers`, async ({ page, visit }) => {
      await chose(page, 'flower-mound');
      await visit(`/?dialog=${name}`);
      await choose(page, ...before);
      await expect(dialog(page)).toContainText('Booking with Flower Mound');
      await choose(page, 'Choose another center');
      const question = dialog(page, /Choose Your Learning Center/);
      await expect(question).not.toContainText('Booking with');
      await expect(question.locator(':focus')).toHaveCount(1);
      await page.goBack();
      await expect(dialog(page)).toContainText('Booking with Flower Mound');
      await choose(page, 'Choose another center', 'Euless');
      await expect(dialog(page)).toContainText('Booking with Euless');
      await page.reload();
      await expect(dialog(page)).toContainText('Booking with Euless');
      await choose(page, ...after.slice(0, -1));
      const portal = await portalAfter(page, () => choose(page, ...after.slice(-1)));
      await expectBooking(portal, meeting, 'euless');
      await page.bringToFront();
      await expect(page).toHaveURL('/');
      // It is a question about this booking (D-59).
      expect(await stored(page, 'current-branch')).toBe('flower-mound');
    });
  }
});

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
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('a reload keeps the question, and it can be answered', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    await choose(page, 'Specialized', 'In-Center Classes', 'Euless');
    await page.reload();
    await expect(dialog(page, /Choose Your Trial Session Type/)).toContainText('Booking with Euless');
    const portal = await portalAfter(page, () => choose(page, 'In-Person'));
    await expectBooking(portal, 'Trial', 'euless', 'Specialized program', 'In-Person');
    await page.bringToFront();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('so do those of the consultation and of the program chooser', async ({ page, visit }) => {
    await visit('/?dialog=consultation');
    await choose(page, 'Choose another center');
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
    await backTo(page, '/');
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
