import { shellOf } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.describe('a parent at a desk', () => {
  test('opens a menu, follows a link, and finds the menu closed', async ({ page, visit }) => {
    const { bar, menu } = shellOf(await visit('/'));
    await menu('Programs').click();
    const camp = bar.getByRole('link', { name: 'Winter Camp' });
    await expect(camp).toBeVisible();
    await camp.click();
    await expect(page).toHaveURL('/camps/winter/flower-mound');
    await expect(camp).toBeHidden();
  });

  test('goes through the menus with the keyboard', async ({ page, visit }) => {
    const { bar, menu } = shellOf(await visit('/about-us'));
    const about = menu('About');
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('link', { name: 'Careers' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(bar.getByRole('link', { name: 'About Us' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Careers' })).toBeHidden();
    await expect(about).toBeFocused();
  });

  test('closes a menu with a click beside it', async ({ page, visit }) => {
    const { bar, menu } = shellOf(await visit('/faq'));
    await menu('Online').click();
    await expect(bar.getByRole('link', { name: 'Online Camps' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 40 } });
    await expect(bar.getByRole('link', { name: 'Online Camps' })).toBeHidden();
  });

  test('of the online branch sees no in-center programs, above and below', async ({ page, visit }) => {
    const { menu } = shellOf(await visit('/online'));
    await expect(menu('Online')).toBeVisible();
    await expect(menu('Programs')).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'All Programs' })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Winter Camp' })).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Online Camps' })).toBeVisible();
  });

  test('logs in at the portal, in a new tab that knows nothing of this one', async ({ page, visit }) => {
    await visit('/');
    const login = shellOf(page).bar.getByRole('link', { name: /Login/ });
    const [portal] = await Promise.all([page.context().waitForEvent('page'), login.click()]);
    await portal.waitForURL(/\/portal\/login/);
    expect(await portal.evaluate(() => window.opener as unknown)).toBeNull();
  });
});
