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
});
