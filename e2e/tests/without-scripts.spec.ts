import { BRAND, prerenderPaths } from '@kidcode/site';

import { test } from '../fixtures/one-visit';
import { expect } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test.describe('with scripts off', () => {
  for (const path of prerenderPaths()) {
    test(`${path} can be read and left`, async ({ window: page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('link').first()).toHaveAttribute('href', /.+/);
    });
  }

  test('a parent who presses "Book A Free Trial" is told whom to call', async ({ window: page }) => {
    await page.goto('/try');
    await page.getByRole('link', { name: 'Book A Free Trial' }).first().click();
    await expect(page).toHaveURL('/try?dialog=trial');
    const notice = page.getByRole('paragraph').filter({ hasText: 'Booking here needs JavaScript' });
    await expect(notice).toBeInViewport();
    await expect(notice.getByRole('link', { name: BRAND.phone.display })).toHaveAttribute('href', /^tel:/);
    await expect(notice.getByRole('link', { name: BRAND.email.display })).toHaveAttribute('href', /^mailto:/);
  });

  test('the online camps say whom to call', async ({ window: page }) => {
    await page.goto('/online-camps');
    await expect(page.getByText('Registering here needs JavaScript')).toBeVisible();
  });
});
