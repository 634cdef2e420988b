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
