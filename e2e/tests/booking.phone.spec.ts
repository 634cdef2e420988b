import { backTo, expect, test } from '../fixtures/test';
import {
  portalAfter,
  choose,
  chooseTwice,
  chose,
  dialog,
  expectBooking,
  expectNoTrialOffline,
} from './booking-steps';

test.describe('on a phone', () => {
  // That the page stands twice in the history shows only the second Back.
  for (const [choices, asked] of [
    [
      ['In-Center Classes', 'Virtual'],
      ['flower-mound', 'Core program', 'Virtual'],
    ],
    [['Online Classes'], ['online', 'Core program', 'Online']],
  ] as const)
    test(`a trial (${choices.join(', ')}) is booked in the same tab; one Back leads to the page without the dialog, the next leaves it`, async ({
      page,
      visit,
    }) => {
      const [at, ...facts] = asked;
      await chose(page, 'flower-mound');
      await visit('/faq');
      await visit('/');
      await page.getByRole('link', { name: /Book A Free Trial Class/ }).click();
      await choose(page, 'Core-Program', ...choices);
      await expect(page).toHaveURL(/\/portal\/book-a-trial/);
      await expectBooking(page, 'Trial', at, ...facts);
      expect(page.context().pages()).toHaveLength(1);
      await backTo(page, '/');
      await expect(dialog(page)).toBeHidden();
      await backTo(page, '/faq');
    });

  test('a trial waits for the connection, and is booked when it is back', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    await expectNoTrialOffline(page);
    await choose(page, 'Online Classes');
    await expect(page).toHaveURL(/\/portal\/book-a-trial/);
    await expectBooking(page, 'Trial', 'online', 'Core program', 'Online');
  });

  test('a consultation opens in a tab of its own', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/?dialog=consultation');
    const portal = await portalAfter(page, () => choose(page, 'In-Person'));
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

test.describe('on a phone, to the very milliseconds at which a hand pressed', () => {
  test.use({ frozen: false });

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
