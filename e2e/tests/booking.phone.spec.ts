import { expect, test } from '../fixtures/test';
import { bookingAfter, choose, chose, dialog, expectBooking } from './booking-steps';

test.describe('on a phone', () => {
  test('a trial is booked in the same tab, and Back leads to the page without the dialog', async ({
    page,
    visit,
  }) => {
    await chose(page, 'flower-mound');
    await visit('/');
    await page.getByRole('link', { name: /Book A Free Trial Class/ }).click();
    await choose(page, 'Core-Program', 'In-Center Classes', 'Virtual');
    await expect(page).toHaveURL(/\/portal\/book-a-trial/);
    await expectBooking(page, 'Trial', 'flower-mound', 'Core program', 'Virtual');
    expect(page.context().pages()).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
  });

  // The sentence above went back once and saw the page; that it stood there twice shows only the second time.
  test('after the portal one Back leads to the page, and the next one leaves it', async ({ page, visit }) => {
    await chose(page, 'flower-mound');
    await visit('/faq');
    await visit('/');
    await page.getByRole('link', { name: /Book A Free Trial Class/ }).click();
    await choose(page, 'Core-Program', 'Online Classes');
    await expect(page).toHaveURL(/\/portal\/book-a-trial/);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('Back leads one question back, then out of the dialog, and never off the page', async ({
    page,
    visit,
  }) => {
    await chose(page, 'euless');
    await visit('/?dialog=trial');
    await choose(page, 'Core-Program', 'In-Center Classes');
    for (const title of [/Trial Class Format/, /Program Type/]) {
      await page.goBack();
      await expect(dialog(page, title)).toBeVisible();
    }
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a consultation opens in a tab of its own', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/?dialog=consultation');
    const portal = await bookingAfter(page, () => choose(page, 'In-Person'));
    await expectBooking(portal, 'Consultation', 'euless', 'In-Person');
    await expect(dialog(page)).toBeHidden();
  });

  test('a dialog fills the screen and Back closes it', async ({ page, visit }) => {
    await visit('/');
    await page.getByRole('link', { name: 'Book a Free Consultation' }).click();
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    const { width, height } = (await dialog(page).boundingBox()) ?? {};
    expect([width, Math.round(height ?? 0)]).toEqual([390, 844]);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});
