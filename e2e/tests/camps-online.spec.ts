import { formatMoney, quoteCourse } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';

import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { portalAfter } from './booking-steps';
import { expectPortalPrice, toast } from './camps-steps';

test.describe('online camps', () => {
  for (const course of ONLINE_COURSES) {
    test(`a parent registers for ${course.title}`, async ({ page, visit }) => {
      const quote = quoteCourse(course.courseCode);
      if (!quote.ok) throw new Error(quote.error.message);
      await visit('/online-camps');
      await page.getByRole('button', { name: `Register Now for ${course.title}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Select Camp Start Date' });
      await expect(dialog.getByRole('radio', { name: course.startDates[0] })).toBeChecked();
      await expect(dialog.getByText('All times are in the Central time zone')).toBeHidden();
      const register = dialog.getByRole('button', { name: 'Register for This Camp' });
      const portal = await portalAfter(page, () => register.click());
      await expectPortalPrice(portal, formatMoney(quote.value.discountedPrice));
      await expect(toast(page, 'Registration started')).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  }

  test.describe('far from Texas', () => {
    test.use({ timezoneId: 'America/New_York' });

    test('the dialog says in which zone the times are', async ({ page, visit }) => {
      await visit('/online-camps');
      await page
        .getByRole('button', { name: /Register Now/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/Central time zone \(CST\)/)).toBeVisible();
      await expect(dialog.getByText(/America\/New_York/)).toBeVisible();
      await expectAccessible(page);
    });
  });

  // Back left the page, though the dialog fills a phone's screen.
  test('Back leads from the waiting list to the start dates, then to the courses, then to the page before', async ({
    page,
    visit,
  }) => {
    const [course] = ONLINE_COURSES;
    await page.route('**/functions/v1/places*', (route) =>
      route.fulfill({ json: { places: { [`2025-12-22/0/${course.courseCode}/online`]: 0 } } }),
    );
    await visit('/faq');
    await visit('/online-camps');
    const register = page.getByRole('button', { name: `Register Now for ${course.title}` });
    const dates = page.getByRole('dialog', { name: 'Select Camp Start Date' });
    const waiting = page.getByRole('dialog', { name: 'Join the waiting list' });
    await register.click();
    for (const back of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await dates.getByRole('button', { name: /^Full - join the waiting list/ }).click();
      await expect(waiting).toBeVisible();
      await back();
      await expect(dates).toBeVisible();
    }
    await page.goBack();
    await expect(dates).toBeHidden();
    await expect(page).toHaveURL('/online-camps');
    await expect(register).toBeFocused();

    await register.click();
    await dates.getByRole('button', { name: 'Close' }).click();
    await expect(dates).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
});
