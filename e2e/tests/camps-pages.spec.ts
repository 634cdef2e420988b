import { readFile } from 'node:fs/promises';

import { BRANCHES, CENTERS } from '@kidcode/branches';
import { formatMoney, formatPrice, quoteCourse } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';

import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { HOMES, toast } from '../fixtures/site';
import { backTo, expect, test } from '../fixtures/test';
import { chose, portalAfter } from './booking-steps';
import { expectPortalPrice, FULL_CAMP, SECOND_WEEK } from './camps-steps';

test.describe('the camp pages', () => {
  test('lead from season to season on the same branch', async ({ page, visit }) => {
    await visit('/camps/winter/euless');
    const seasons = page.getByRole('navigation', { name: 'Camp seasons' });
    await expect(seasons.getByText('Summer Camp 2026')).toHaveAttribute('aria-disabled', 'true');
    await seasons.getByRole('link', { name: 'Spring Camp 2026' }).click();
    await expect(page).toHaveURL(/\/camps\/spring\/euless$/);
    await expect(page).toHaveTitle(/^Spring Camp 2026 for Euless/);
    await expect(page.getByRole('heading', { name: 'Registration Coming Soon' }).first()).toBeVisible();
  });

  test('put the weeks into any calendar, or into Google’s', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/camps/winter/euless#schedule');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const link = page.getByRole('link', { name: /^Calendar file/ });
    await expect(link).toBeFocused();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('camp-winter-2025.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
    expect(text).toContain('SUMMARY:Winter Camp\\, week 1');
    expect(text.replaceAll('\r\n ', '').match(/SUMMARY:.* \(not published: ask\)/g)).toHaveLength(2);
    expect(text).toContain('DTSTART;TZID=America/Chicago:20251222T073000');
    await expect(page.getByRole('link', { name: /week 2/ })).toHaveAttribute(
      'href',
      /dates=20251229T133000Z%2F20251230T000000Z/,
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  for (const path of ['/camps/winter/flower-mound', '/euless/camps/summer']) {
    test(`each tab of ${path} fits a small phone and is accessible in both themes`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(path);
      for (const tab of ['About', 'Day', 'Register', 'Themes', 'Tech', 'Deals'])
        await test.step(tab, async () => {
          await page.getByRole('tab', { name: tab, exact: true }).click();
          await expectGoodLooks(page.getByRole('tabpanel'));
        });
    });
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const { id } of CENTERS) {
    test(`the ${id} camp can be read, priced and asked about`, async ({ page }) => {
      await page.goto(`/camps/winter/${id}`);
      await expect(page.getByRole('heading', { name: 'Enrollment Now Open' })).toBeVisible();
      for (const tab of ['overview', 'schedule', 'registration', 'themes', 'technology', 'discounts']) {
        await expect(page.locator(`#${tab}`)).toBeVisible();
      }
      const prices = page.getByRole('table', { name: /All prices/ });
      await expect(prices).toContainText(formatPrice(FULL_CAMP.discountedPrice));
      await expect(prices).toContainText(formatPrice(SECOND_WEEK.discountedPrice));
      await expect(page.getByText('Registering here needs JavaScript')).toBeVisible();
      await expect(page.getByRole('link', { name: BRANCHES[id].phone }).first()).toHaveAttribute(
        'href',
        BRANCHES[id].telHref,
      );
    });
  }
});

test.describe('the camp finder', () => {
  for (const [who, geolocation, path] of [
    ['near Euless', HOMES.nearEuless, '/camps/winter/euless'],
    ['in Houston, far from both centers', HOMES.houston, '/online-camps'],
  ] as const) {
    test(`takes a parent ${who} to ${path} and stays out of the history`, async ({
      page,
      context,
      visit,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(geolocation);
      await visit('/camps');
      await page.getByRole('link', { name: 'Find the camp nearest to me' }).click();
      // The device may take its ten seconds.
      await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: 20_000 });
      await backTo(page, /\/camps$/);
    });
  }

  // A stored center was taken for the nearest one.
  test('takes a parent who keeps the location private to the online camps, whichever center is stored', async ({
    page,
    visit,
  }) => {
    await chose(page, 'euless');
    await visit('/camp-finder');
    await expect(page).toHaveURL(/\/online-camps$/, { timeout: 20_000 });
  });

  test('can be used without scripts and without a location', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/camp-finder`);
    await expect(page.getByRole('heading', { name: 'Finding the best camp for you...' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Online camps' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online Winter Camps');
    await context.close();
  });
});

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
    await backTo(page, '/faq');
  });
});
