import { CENTER_IDS } from '@kidcode/branches';
import type { Page, Route } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../fixtures/accessibility';
import { toast, withShifts } from '../fixtures/site';
import { backTo, expect, test } from '../fixtures/test';
import { form, openForm, submit, week } from './camps-steps';

const WEEK_1 = 'winter-2025/1/full_day/euless';
const PLACES = '**/functions/v1/places*';

/** What the school has counted, as the function tells it. */
const count = (page: Page, places: () => Readonly<Record<string, number | 'closed'>>) =>
  page.route(PLACES, (route: Route) => route.fulfill({ json: { places: places() } }));

test.describe('places left', () => {
  test('a parent sees how few are left, the page asks once, and nothing moves', async ({ page, visit }) => {
    let asked = 0;
    await page.route(PLACES, (route) => {
      asked += 1;
      return route.fulfill({ json: { places: { [WEEK_1]: 4 } } });
    });
    const shifts = await withShifts(page);
    await visit('/camps/winter/euless#registration');
    await expect(form(page).getByText('4 places left')).toBeVisible();
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(asked).toBe(1);
  });

  test('a parent cannot choose a full week, takes the next one, or joins the waiting list', async ({
    page,
    visit,
  }) => {
    await count(page, () => ({ [WEEK_1]: 0 }));
    await visit('/camps/winter/euless');
    // The first screen went on selling week 1.
    await expect(page.getByText(/^Week 2: Game/).first()).toBeInViewport();
    await openForm(page);
    await expect(page.getByText('Week 1 is full.')).toBeVisible();
    await expect(page.getByRole('table', { name: /^All prices/ })).toContainText('$254');
    await expect(page.getByRole('table', { name: /^All prices/ })).not.toContainText('$508');
    await expect(week(page, 1)).toBeDisabled();
    await expect(page.getByRole('radio', { name: /Full Winter Camp/ })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Week 1 in Flower Mound' })).toBeVisible();
    // What a search engine reads that runs scripts.
    await expect.poll(() => page.evaluate(() => document.head.innerHTML.split('SoldOut').length - 1)).toBe(1);
    await page.getByRole('button', { name: 'Week 2 here' }).click();
    await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(week(page, 2)).toBeChecked();

    await page.getByRole('button', { name: 'Full - join the waiting list of week 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Join the waiting list' });
    await dialog.getByLabel('Your name').fill('Ana Lopez');
    await dialog.getByLabel("Child's age").fill('0');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana.waits@example.com');
    await dialog.getByLabel(/I agree to get an email/).check();
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(dialog.getByText('Please enter the age in years, such as 8')).toBeVisible();
    await dialog.getByLabel("Child's age").fill('17');
    await expect(dialog.getByLabel("Child's age")).toHaveAccessibleDescription(
      /^This is for ages 5 to 16; 17 is outside/,
    );
    await dialog.getByLabel("Child's age").fill('8');
    await dialog.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(dialog.getByText('You are on the waiting list.')).toBeVisible();
    await expect(dialog.getByText(/KC-/)).toBeVisible();
    // The form behind it was not sent.
    expect(page.context().pages()).toHaveLength(1);
  });

  test('a parent at the waiting list goes Back to the camp, and finds what was typed when it opens again', async ({
    page,
    visit,
  }) => {
    await count(page, () => ({ [WEEK_1]: 0 }));
    await visit('/faq');
    await visit('/camps/winter/euless#registration');
    const join = page.getByRole('button', { name: 'Full - join the waiting list of week 1' });
    const dialog = page.getByRole('dialog', { name: 'Join the waiting list' });
    await join.click();
    await dialog.getByLabel('Your name').fill('Ana Lopez');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/camps/winter/euless#registration');
    await expect(join).toBeInViewport();
    await expect(join).toBeFocused();

    await join.click();
    await expect(dialog.getByLabel('Your name')).toHaveValue('Ana Lopez');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await backTo(page, '/faq');
  });

  test.describe('which is refused', () => {
    test.use({ expectedConsole: [/status of 409/] });
    test('a week that fills between page and press is refused, and says what is free', async ({
      page,
      visit,
    }) => {
      let left = 1;
      await count(page, () => ({ [WEEK_1]: left }));
      await page.route('**/functions/v1/camp-token', (route) =>
        route.fulfill({ status: 409, json: { error: { code: 'week-full', message: 'no place left' } } }),
      );
      await openForm(await visit('/camps/winter/euless'));
      await expect(form(page).getByText('1 place left')).toBeVisible();
      left = 0;
      await submit(page).click();
      await expect(toast(page, 'No place is left')).toBeVisible();
      await expect(week(page, 1)).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Week 2 here' })).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
    });
  });

  test('a parent sees on the overview of the camps where few are left, and where none', async ({
    page,
    visit,
  }) => {
    const [here = '', there = ''] = CENTER_IDS;
    await count(page, () => ({
      ...{ [`winter-2025/1/full_day/${here}`]: 0, [`winter-2025/2/full_day/${here}`]: 3 },
      ...{ [`winter-2025/1/full_day/${there}`]: 0, [`winter-2025/2/full_day/${there}`]: 'closed' },
    }));
    await visit('/camps');
    await expect(page.getByRole('link', { name: /: Winter Camp .*, few places left$/ })).toHaveCount(1);
    await expect(page.getByRole('link', { name: /: Winter Camp .*, full$/ })).toHaveCount(1);
  });

  test('a parent reads of a camp without a place that it is full, sees no price, and finds the waiting list', async ({
    page,
    visit,
  }) => {
    const weeks = CENTER_IDS.flatMap((center) =>
      [1, 2].map((week) => `winter-2025/${week}/full_day/${center}`),
    );
    await count(page, () => Object.fromEntries(weeks.map((key) => [key, 0])));
    await visit('/camps/winter/flower-mound');
    await expect(page.getByRole('heading', { name: 'Every place is taken' })).toBeVisible();
    await expect(page.getByText('Weeks 1 and 2 are full.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register Now' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Join the waiting list' }).first().click();
    await expect(form(page)).toContainText('No place is left in what is chosen.');
    await expect(page.getByRole('main')).not.toContainText(/\$(254|299|508|598)/);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Full - join the waiting list of week 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Join the waiting list' })).toBeVisible();
    await page.goto('/camps');
    await expect(page.getByRole('table')).toContainText('Full');
    await expect(page.getByRole('table')).not.toContainText('$254');
  });

  test('a parent who plans sees it in the plan', async ({ page, visit }) => {
    await count(page, () => ({ [WEEK_1]: 0, 'winter-2025/2/full_day/euless': 2 }));
    await visit('/camps/plan');
    await expect(
      page.getByRole('link', { name: /Full - join the waiting list.*week 1 in Euless/ }),
    ).toBeVisible();
    await expect(page.getByText('2 places left')).toBeVisible();
  });

  test.describe('which nobody tells', () => {
    test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] });
    test('without the service the page is the one of today', async ({ page, visit }) => {
      await page.route(PLACES, (route) => route.abort());
      await openForm(await visit('/camps/winter/euless'));
      await page.getByRole('radio', { name: 'Weekly' }).check();
      await expect(week(page, 1)).toBeEnabled();
      await expect(form(page)).not.toContainText('left');
      await expect(form(page)).not.toContainText('Full -');
      await expect(submit(page)).toBeEnabled();
    });
  });
});
