import { signToken, centerCampPayload } from '@kidcode/booking';
import { BRANCHES, CENTERS, type CenterId } from '@kidcode/branches';
import { formatMoney, formatPrice, quoteCamp, quoteCourse } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

/** The key of the sandbox's tokens, public on purpose. */
const SANDBOX_SECRET = 'kidcode-sandbox-only-secret-that-protects-nothing-real';
const DAY_SECONDS = 86_400;

const FULL_CAMP = quoteCamp({
  season: 'winter',
  registrationType: 'full_camp',
  duration: 'full_day',
  paymentOption: 'full',
});
const SECOND_WEEK = quoteCamp({
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [2],
});

const form = (page: Page) => page.getByRole('form', { name: 'Camp registration' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Register Now' });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** The tab that the portal opens in when `act` is done. */
async function portalAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const [portal] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await portal.waitForURL(/\/portal\/seasonalCamps/);
  return portal;
}

/** The portal has verified the token and shows this price. */
async function expectPortalPrice(portal: Page, price: string): Promise<void> {
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Your camp registration');
  await expect(portal.getByRole('definition').filter({ hasText: price }).first()).toBeVisible();
}

/** Puts the page into a theme and waits until its colours have settled. */
async function paint(page: Page, isDark: boolean): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.classList.toggle('dark', dark);
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  }, isDark);
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  await expect(form(page)).toBeVisible();
}

test.describe('a parent registers for a camp', () => {
  for (const { id, name } of CENTERS) {
    test(`by keyboard alone, in ${name}, and the portal shows the same price`, async ({ page, visit }) => {
      await visit(`/camps/winter/${id}`);
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
  }

  test('and the portal is told of the full camp exactly what the page said', async ({ page, visit }) => {
    await visit('/camps/winter/flower-mound');
    await openForm(page);
    const portal = await portalAfter(page, () => submit(page).click());
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
    await expect(portal.getByText(formatMoney(FULL_CAMP.originalPrice)).first()).toBeVisible();
    expect(await portal.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await portal.evaluate(() => document.referrer)).toBe('');
  });

  test('and is asked for a week before anything is sent', async ({ page, visit }) => {
    await visit('/camps/winter/euless');
    await openForm(page);
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.getByRole('checkbox', { name: 'Week 1 (Dec 22-26)' }).uncheck();
    await page.getByRole('checkbox', { name: 'Week 2 (Dec 29 - Jan 2)' }).uncheck();
    const message = page.getByText('Please select at least one week for weekly registration');
    await expect(message.first()).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole('checkbox', { name: 'Week 1 (Dec 22-26)' })).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
  });

  test('with a double click, and one registration is made', async ({ page, visit }) => {
    const asked: string[] = [];
    await page.route('**/functions/v1/camp-token', async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await visit('/camps/winter/euless');
    await openForm(page);
    const portal = await portalAfter(page, () => submit(page).dblclick());
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
    expect(asked).toHaveLength(1);
    expect(page.context().pages()).toHaveLength(2);
  });

  test('sees that the link is being made', async ({ page, visit }) => {
    await page.route('**/functions/v1/camp-token', () => undefined);
    await visit('/camps/winter/euless');
    await openForm(page);
    await submit(page).click();
    await page.bringToFront();
    await expect(page.getByText('Creating registration link...')).toBeVisible();
    await expect(form(page).getByRole('button', { name: 'Processing Registration...' })).toBeDisabled();
  });

  test('and gets the link itself when the browser blocks the new tab', async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit('/camps/winter/euless');
    await openForm(page);
    await submit(page).click();
    await expect(toast(page, 'Popup Blocked')).toBeVisible();
    await expect(toast(page, 'Please allow popups for this site and try again.')).toBeVisible();
    const portal = await portalAfter(page, () =>
      page.getByRole('link', { name: /Open my registration/ }).click(),
    );
    await expectPortalPrice(portal, formatMoney(FULL_CAMP.discountedPrice));
  });

  test('and is told why a link of yesterday is refused', async ({ page }) => {
    const yesterday = Math.floor(Date.now() / 1000) - 2 * DAY_SECONDS;
    const signed = await signToken(centerCampPayload(FULL_CAMP, 'euless'), SANDBOX_SECRET, {
      now: yesterday,
    });
    if (!signed.ok) throw new Error(signed.error.message);
    const answer = await page.request.get(`/portal/seasonalCamps?campToken=${signed.value}`);
    expect(answer.status()).toBe(410);
    expect(await answer.text()).toContain('This registration link has expired');
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
    await visit('/camps/winter/euless');
    await openForm(page);
    await page.getByRole('radio', { name: 'Weekly' }).check();
    await page.getByRole('checkbox', { name: 'Week 1 (Dec 22-26)' }).uncheck();
    await submit(page).click();
    await expect(toast(page, 'Registration Error')).toBeVisible();
    await expect(
      toast(page, 'There was a problem starting the registration. Please try again.'),
    ).toBeVisible();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await expect(page.getByRole('checkbox', { name: 'Week 2 (Dec 29 - Jan 2)' })).toBeChecked();
    await expect(form(page)).toContainText(`Now ${formatPrice(SECOND_WEEK.discountedPrice)}`);
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
});

test.describe('the camp pages', () => {
  test('open the registration that the address names', async ({ page, visit }) => {
    await visit('/camps/winter/flower-mound#registration');
    await expect(page.getByRole('tab', { name: 'Registration' })).toHaveAttribute('aria-selected', 'true');
    await expect(form(page)).toBeInViewport();
  });

  test('lead from season to season on the same branch', async ({ page, visit }) => {
    await visit('/camps/winter/euless');
    const seasons = page.getByRole('navigation', { name: 'Camp seasons' });
    await expect(seasons.getByText('Summer Camp 2026')).toHaveAttribute('aria-disabled', 'true');
    await seasons.getByRole('link', { name: 'Spring Camp 2026' }).click();
    await expect(page).toHaveURL(/\/camps\/spring\/euless$/);
    await expect(page).toHaveTitle(/^Spring Camp 2026 for Euless/);
    await expect(page.getByRole('heading', { name: 'Registration Coming Soon' }).first()).toBeVisible();
  });

  for (const path of ['/camps/winter/flower-mound', '/euless/camps/summer', '/camps/spring/euless']) {
    test(`${path}: every tab fits a small phone and is accessible in both themes`, async ({
      page,
      visit,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(path);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectNoSidewaysScroll(page);
        for (const isDark of [false, true]) {
          await paint(page, isDark);
          await expectAccessible(page);
        }
      }
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
  const places: readonly (readonly [string, { latitude: number; longitude: number } | null, string])[] = [
    ['near Euless', at('euless'), '/camps/winter/euless'],
    ['near Flower Mound', at('flower-mound'), '/camps/winter/flower-mound'],
    ['in Houston, far from both centers', { latitude: 29.76, longitude: -95.37 }, '/online-camps'],
    ['who keeps the location private', null, '/online-camps'],
  ];

  for (const [who, geolocation, path] of places) {
    test(`takes a parent ${who} to ${path} and stays out of the history`, async ({
      page,
      context,
      visit,
    }) => {
      if (geolocation) {
        await context.grantPermissions(['geolocation']);
        await context.setGeolocation(geolocation);
      }
      await visit('/camps');
      await page.getByRole('link', { name: 'Find the camp nearest to me' }).click();
      // The device may take its ten seconds.
      await expect(page).toHaveURL(new RegExp(`${path}$`), { timeout: 20_000 });
      await page.goBack();
      await expect(page).toHaveURL(/\/camps$/);
    });
  }

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

function at(id: CenterId) {
  const { lat, lng } = BRANCHES[id].coordinates;
  return { latitude: lat, longitude: lng };
}
