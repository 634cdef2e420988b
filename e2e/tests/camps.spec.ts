import { formatMoney, formatPrice } from '@kidcode/pricing';

import { toast } from '../fixtures/site';
import { backTo, expect, test } from '../fixtures/test';
import { blockTabs, portalAfter } from './booking-steps';
import {
  expectPortalPrice,
  form,
  FULL_CAMP,
  openForm,
  SECOND_WEEK,
  submit,
  tabTo,
  week,
} from './camps-steps';

test.describe('a parent registers for a camp', () => {
  test('by keyboard alone, and the portal shows the same price', async ({ page, visit }) => {
    await visit('/camps/winter/euless');
    await tabTo(page, page.getByRole('button', { name: 'Register Now' }).first());
    await page.keyboard.press('Enter');
    await expect(form(page)).toContainText(`Now ${formatPrice(FULL_CAMP.discountedPrice)}`);

    await tabTo(page, page.getByRole('radio', { name: 'Full Winter Camp' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await tabTo(page, page.getByRole('checkbox', { name: 'Week 1 (Dec 22-26)' }));
    await page.keyboard.press('Space');
    await expect(form(page)).toContainText(`Now ${formatPrice(SECOND_WEEK.discountedPrice)}`);

    await tabTo(page, submit(page));
    const portal = await portalAfter(page, () => page.keyboard.press('Enter'));
    await expectPortalPrice(portal, formatMoney(SECOND_WEEK.discountedPrice));
    await expect(toast(page, 'Registration Started')).toBeVisible();
  });

  // The page stayed where it was, and the focus on the button or nowhere: the registration was shown only after that.
  for (const [path, name] of [
    ['/camps/winter/euless', 'Register Now'],
    ['/camps/winter/euless#discounts', 'Register Now'],
    ['/euless/camps/summer#discounts', 'See Prices'],
  ] as const) {
    test(`and the first press on any "${name}" of ${path} leads to the registration`, async ({
      page,
      visit,
    }) => {
      const registration = page.locator('#registration');
      await visit(path);
      const buttons = page.getByRole('button', { name }).and(page.locator('[href]'));
      const count = await buttons.count();
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        await visit('/faq');
        await visit(path);
        await buttons.nth(index).press('Enter');
        await expect(registration).toBeFocused();
        // Below the header, in the upper half of the window.
        const top = await registration.evaluate((section) => section.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(400);
      }
    });
  }

  test('and the portal is told of the full camp exactly what the page said', async ({ page, visit }) => {
    await openForm(await visit('/camps/winter/flower-mound'));
    const portal = await portalAfter(page, () => submit(page).click());
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
    await expect(portal.getByText(formatMoney(FULL_CAMP.originalPrice)).first()).toBeVisible();
    expect(await portal.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await portal.evaluate(() => document.referrer)).toBe('');
  });

  test('and finds the form as it was left, at the other center, after a look at it and after a reload', async ({
    page,
    visit,
  }) => {
    await visit('/camps/winter/euless#registration');
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await week(page, 1).uncheck();
    const isAsLeft = async () => {
      await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
      await expect(week(page, 1)).not.toBeChecked();
      await expect(form(page)).toContainText(`Now ${formatPrice(SECOND_WEEK.discountedPrice)}`);
    };
    await page.getByRole('link', { name: 'See it in Flower Mound' }).first().click();
    // The address changes before the page does.
    await expect(page.getByRole('link', { name: 'See it in Euless' }).first()).toBeVisible();
    await expect(page).toHaveURL(/flower-mound/);
    await openForm(page);
    await isAsLeft();
    await page.reload();
    await isAsLeft();
    await page.getByRole('radio', { name: 'Full Winter Camp' }).check();
    await backTo(page, /euless/);
    await isAsLeft();
    await page.reload();
    await isAsLeft();
  });

  test('and is asked for a week before anything is sent', async ({ page, visit }) => {
    await openForm(await visit('/camps/winter/euless'));
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await week(page, 1).uncheck();
    await week(page, 2).uncheck();
    const message = page.getByText('Please select at least one week for weekly registration');
    await expect(message.first()).toBeVisible();
    await submit(page).click();
    await expect(week(page, 1)).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('with a double click, and one registration is made', async ({ page, visit }) => {
    const asked: string[] = [];
    await page.route('**/functions/v1/camp-token', async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await openForm(await visit('/camps/winter/euless'));
    const portal = await portalAfter(page, () => submit(page).dblclick());
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
    expect(asked).toHaveLength(1);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('sees that the link is being made', async ({ page, visit }) => {
    await page.route('**/functions/v1/camp-token', () => undefined);
    await openForm(await visit('/camps/winter/euless'));
    await submit(page).click();
    await page.bringToFront();
    await expect(page.getByText('Creating registration link...')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Processing Registration...' })).toBeDisabled();
  });

  test('and gets the link itself when the browser blocks the new tab', async ({ page, visit }) => {
    await blockTabs(page);
    await openForm(await visit('/camps/winter/euless'));
    await submit(page).click();
    await expect(toast(page, 'Popup Blocked')).toBeVisible();
    await expect(toast(page, 'Please allow popups for this site and try again.')).toBeVisible();
    const portal = await portalAfter(page, () =>
      page.getByRole('link', { name: /Open my registration/ }).click(),
    );
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
  });
});

test.describe('when the registration cannot be made', () => {
  test.use({ expectedConsole: [/status of 500/] });

  test('the parent is told, the empty tab closes, and the choice stays', async ({ page, visit }) => {
    await page.route('**/functions/v1/camp-token', (route) =>
      route.fulfill({
        status: 500,
        json: { error: { code: 'failed', message: 'Something went wrong here.' } },
      }),
    );
    await openForm(await visit('/camps/winter/euless'));
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await week(page, 1).uncheck();
    await submit(page).click();
    await expect(toast(page, 'Registration Error')).toBeVisible();
    await expect(
      toast(page, 'There was a problem starting the registration. Please try again.'),
    ).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(week(page, 2)).toBeChecked();
    await expect(form(page)).toContainText(`Now ${formatPrice(SECOND_WEEK.discountedPrice)}`);
  });
});
