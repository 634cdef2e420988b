import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { printed, withoutStorage } from '../fixtures/site';
import { awake, expect, NOW, test } from '../fixtures/test';
import { blockTabs, portalAfter } from './booking-steps';
import { expectPortalPrice } from './camps-steps';

const total = (page: Page) => page.getByRole('region', { name: 'The total' });

/** A week in Euless among the boxes of a child. */
const week = (child: Locator, number: 1 | 2) =>
  child.getByRole('checkbox', { name: new RegExp(`week ${number}, .* in Euless`) });

/** A child of 6 and one of 12, both weeks in Euless for each. */
async function planTwo(page: Page): Promise<void> {
  await awake(page.getByRole('button', { name: 'Add a child' }));
  await page.getByRole('button', { name: 'Add a child' }).click();
  for (const [index, age] of ['6', '12'].entries()) {
    const child = page.getByRole('region', { name: `Child ${index + 1}`, exact: true });
    await child.getByRole('textbox', { name: 'Age' }).fill(age);
    await week(child, 1).check();
    await week(child, 2).check();
  }
}

test.describe('a mother plans both winter weeks for her children of 6 and 12', () => {
  test('sees the total, shares it with the father’s phone, and registers both', async ({
    page,
    visit,
    browser,
  }) => {
    await visit('/camps/plan');
    const weeks = page.getByRole('region', { name: 'The family’s weeks' });
    await expect(weeks.getByText('Nobody yet')).toHaveCount(2);
    await planTwo(page);
    await expect(weeks.getByText(/^Child [12], in Euless$/)).toHaveCount(4);
    await expect(weeks.getByText('Nobody yet')).toHaveCount(0);
    // Of Christmas the school has not said whether it is open.
    await expect(weeks.getByText('ask us').first()).toBeVisible();
    await expect(total(page)).toContainText('$1,016');
    await expect(total(page)).toContainText('Winter Early Bird');
    // The sibling discount is the center's to confirm: it is said, and in no total.
    await expect(total(page)).toContainText('Sibling discount: 25% of the second child');
    await expect(total(page)).toContainText('with it the total would be $889');

    const link = await page.getByLabel('Link to this plan').inputValue();
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const father = await phone.newPage();
    await father.clock.setFixedTime(NOW);
    await visit(link, father);
    await expect(father.getByText('Nothing has changed since.')).toBeVisible();
    await expect(total(father)).toContainText('$1,016');
    await expect(father.getByRole('textbox', { name: 'Age' }).first()).toHaveValue('6');
    // The press took the plan out of the address, and a reload showed an empty one.
    await father.getByRole('button', { name: 'See the total' }).click();
    await expect(total(father)).toBeFocused();
    await father.reload();
    await expect(total(father)).toContainText('$1,016');
    await phone.close();

    const register = page.getByRole('region', { name: 'Register', exact: true });
    await expect(register).toContainText('0 of 2 registered');
    for (const number of [1, 2]) {
      const portal = await portalAfter(page, () =>
        register.getByRole('button', { name: new RegExp(`Register: Child ${number},`) }).click(),
      );
      await expectPortalPrice(portal, '$508');
      await expect(portal.getByText(`Child ${number} of 2 in your plan.`)).toBeVisible();
      await portal.close();
      // A tab that was opened and closed is no registration: she says what is done.
      await expect(register).toContainText(`${number - 1} of 2 registered, 1 opened`);
      await register.getByRole('checkbox', { name: new RegExp(`^Done: Child ${number},`) }).check();
      await expect(register).toContainText(`${number} of 2 registered`);
    }

    // A reload finds the plan as it was left, and what is done.
    await visit('/camps/plan');
    await expect(total(page)).toContainText('$1,016');
    await expect(register).toContainText('2 of 2 registered');
  });

  test('adds it to her calendar, any one or Google’s, and prints one sheet: prices, dates, hours, the address, what to bring', async ({
    page,
    visit,
  }) => {
    await visit('/camps/plan');
    await planTwo(page);
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Calendar file/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('camp-plan.ics');
    const text = await readFile(await file.path(), 'utf8');
    // Both children go together: five days of each week, once.
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10);
    expect(text).toContain('DTSTART;TZID=America/Chicago:20251222T073000');
    await expect(page.getByRole('link', { name: /week 1/ })).toHaveAttribute('href', /20251222T133000Z/);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const sheet = page.locator('[data-plan-sheet]');
    for (const words of [
      '$1,016',
      'Winter Early Bird, $180 less than $1,196',
      'Register by',
      'Dec 22-26',
      '7:30AM-6:00PM',
      'Euless, TX',
      'water bottle',
      '/camps/plan',
    ]) {
      await expect(sheet).toContainText(words);
    }
    await expect(sheet.getByRole('img', { name: 'The link as a code' })).toBeVisible();
    const { totalPages, paper } = await printed(page);
    expect(totalPages).toBeLessThanOrEqual(2);
    expect(paper.split('our camp plan')).toHaveLength(2);
  });

  test('and asks for the cheapest way, with her own choice always shown', async ({ page, visit }) => {
    await visit('/camps/plan');
    const child = page.getByRole('region', { name: 'Child 1' });
    await awake(child);
    await week(child, 1).check();
    await week(child, 2).check();
    await total(page).getByRole('button', { name: 'The cheapest way' }).press('Enter');
    const answer = page.getByText('Nothing is cheaper than what you chose: $508.');
    await expect(answer).toBeFocused();
    const ways = page.getByRole('list', { name: 'Ways to buy it' });
    await expect(ways.getByRole('listitem').first()).toContainText('As you chose');
    await ways.getByRole('button', { name: 'Take it: $508' }).press('Enter');
    await expect(answer).toBeFocused();
    await expect(child.getByRole('checkbox', { name: /as one package in Euless/ })).toBeChecked();
    await ways.getByRole('button', { name: 'Back to my choice' }).click();
    await expect(child.getByRole('checkbox', { name: /as one package in Euless/ })).not.toBeChecked();
    await expect(week(child, 2)).toBeChecked();
  });

  test('on a small phone, with the keyboard alone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/camps/plan');
    await awake(page.getByRole('textbox', { name: 'Age' }));
    await page.getByRole('textbox', { name: 'Age' }).focus();
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox', { name: /week 1, .* in / }).first()).toBeChecked();
    await page.getByRole('button', { name: 'Add a child' }).press('Enter');
    await expect(
      page.getByRole('region', { name: 'Child 2' }).getByRole('textbox', { name: /^Name/ }),
    ).toBeFocused();
    await page.keyboard.type('Mia');
    await page.getByRole('button', { name: 'Remove Mia' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Add a child' })).toBeFocused();
    await expect(page.getByText('Mia is no longer in the plan.')).toBeVisible();
    await page.getByRole('button', { name: 'Put back' }).press('Enter');
    const mia = page.getByRole('region', { name: 'Mia' });
    await expect(mia.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    await expect(page.getByText('Mia is no longer in the plan.')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });

  test('and is told of a wrong age, and of two places at one time', async ({ page, visit }) => {
    await visit('/camps/plan');
    const child = page.getByRole('region', { name: 'Child 1' });
    await awake(child);
    await child.getByRole('textbox', { name: 'Age' }).fill('abc');
    await expect(child).toContainText('An age is a whole number of years, such as 8.');
    await expect(child.getByRole('textbox', { name: 'Age' })).toHaveValue('abc');
    await child.getByRole('textbox', { name: 'Age' }).fill('3');
    await week(child, 1).check();
    await expect(child).toContainText('This is for ages 5 to 16; 3 is outside.');
    await child.getByRole('checkbox', { name: /week 1, .* in Flower Mound/ }).check();
    await expect(child).toContainText(/at another center|at the same time|twice/);
  });
});

/** The link of a plan for two children, of whom the own plan then has one. */
async function linkOfTwo(page: Page): Promise<string> {
  await planTwo(page);
  const link = await page.getByLabel('Link to this plan').inputValue();
  await page.getByRole('button', { name: 'Remove Child 2' }).click();
  await expect(total(page)).toContainText('$508');
  return link;
}

test.describe('a plan that came as a link', () => {
  test('says that it was cut in half, else is changed and reloaded, and the own plan is one press away', async ({
    page,
    visit,
  }) => {
    await visit('/camps/plan');
    const link = await linkOfTwo(page);
    await page.goto('/faq');
    await visit(link.slice(0, -6));
    await expect(page.getByText('This link is damaged')).toBeVisible();
    await expect(total(page)).toContainText('$508');
    await page.goto('/faq');
    await visit('/camps/plan#p=AQAIdKz0BgGmtxkBW58AAAIGAAEBAAAGDAABAQAABtS-');
    await expect(page.getByText('This link is of an earlier form of this page')).toBeVisible();
    await page.goto('/faq');
    await visit(link);
    await expect(total(page)).toContainText('$1,016');
    await week(page.getByRole('region', { name: 'Child 1' }), 2).uncheck();
    await expect(total(page)).toContainText('$762');
    await expect(page).toHaveURL(/\/camps\/plan$/);
    await page.getByRole('button', { name: 'Back to my own plan' }).click();
    await expect(total(page)).toContainText('$508');
    await page.reload();
    await expect(total(page)).toContainText('$508');
  });

  test('that is only looked at in the tab of the own plan is left by Back, and the own plan is there again', async ({
    page,
    visit,
  }) => {
    await visit('/camps/plan');
    const link = await linkOfTwo(page);
    await page.goto(link);
    await expect(total(page)).toContainText('$1,016');
    await page.goBack();
    await expect(page).toHaveURL(/\/camps\/plan$/);
    await expect(total(page)).toContainText('$508');
  });
});

test.describe('a plan whose link another program has written anew', () => {
  // It opened an empty plan, without a word.
  test('is the plan', async ({ page, visit }) => {
    await visit('/camps/plan');
    await planTwo(page);
    const link = await page.getByLabel('Link to this plan').inputValue();
    await page.evaluate(() => localStorage.clear());
    for (const [sign, written] of [
      ['=', '%3D'],
      ['#', '%23'],
    ] as const) {
      await page.goto('/faq');
      await page.goto(link.replace(sign, written));
      await expect(page.getByText('A plan of December 1, 2025, $1,016 then')).toBeVisible();
      await expect(total(page)).toContainText('$1,016');
    }
  });
});

test.describe('a father who has registered the first week', () => {
  test('ticks the second one, and registers it alone', async ({ page, visit }) => {
    await visit('/camps/plan');
    await awake(page.getByRole('button', { name: 'Add a child' }));
    const child = page.getByRole('region', { name: 'Child 1' });
    const register = page.getByRole('region', { name: 'Register', exact: true });
    await week(child, 1).check();
    await portalAfter(page, () => register.getByRole('button', { name: /^Register: Child 1/ }).click());
    await register.getByRole('checkbox', { name: /^Done: Child 1/ }).check();
    await expect(register).toContainText('1 of 1 registered');
    // The second week went into the registration of the first, and the portal was handed both.
    await week(child, 2).check();
    await expect(register).toContainText('1 of 2 registered');
    await expect(child.getByRole('cell', { name: 'Registered', exact: true })).toHaveCount(1);
    await expect(week(child, 1)).toHaveCount(0);
    await expect(child.getByRole('cell', { name: 'Weeks of it are registered' })).toHaveCount(1);
    await expect(total(page)).toContainText('$508');
    await expect(total(page)).toContainText('Due with the registration: $254');
    const portal = await portalAfter(page, () =>
      register.getByRole('button', { name: /^Register: Child 1, .* week 2, / }).click(),
    );
    await expectPortalPrice(portal, '$254');
    await page.bringToFront();
    // What was ticked as registered by mistake can be ticked off again.
    await register.getByRole('checkbox', { name: /^Done: Child 1, .* week 1, / }).uncheck();
    await expect(week(child, 1)).toBeChecked();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('a mother with the plan in two tabs', () => {
  // The first tab wrote its own plan whole: the child that the second one had added was gone everywhere.
  test('adds a child in the second one, and the first one knows it', async ({ page, visit, context }) => {
    await visit('/camps/plan');
    await awake(page.getByRole('button', { name: 'Add a child' }));
    await week(page.getByRole('region', { name: 'Child 1' }), 1).check();
    const second = await context.newPage();
    await second.clock.setFixedTime(NOW);
    await visit('/camps/winter/euless#registration', second);
    await second.getByRole('radio', { name: 'Weekly' }).check();
    await second.getByRole('link', { name: 'Another child or week?' }).first().click();
    await expect(total(second)).toContainText('Child 2: Winter Camp in Euless, weeks 1 and 2');
    await second.close();
    await expect(page.getByRole('region', { name: 'Child 2' })).toBeVisible();
    await week(page.getByRole('region', { name: 'Child 1' }), 2).check();
    await page.reload();
    await expect(total(page)).toContainText('$1,016');
  });
});

test('a browser that keeps nothing says that the plan is lost with the page', async ({ page, visit }) => {
  await withoutStorage(page, 'localStorage');
  await visit('/camps/plan');
  await awake(page.getByRole('button', { name: 'Add a child' }));
  await week(page.getByRole('region', { name: 'Child 1' }), 1).check();
  await expect(page.getByText('This browser lets us keep nothing')).toBeVisible();
  await expect(page.getByText(/stays in this browser/i)).toHaveCount(0);
  await expect(total(page)).toContainText('$254');
});

test('with popups blocked the link itself is shown, and following it counts', async ({ page, visit }) => {
  await blockTabs(page);
  await visit('/camps/plan');
  await awake(page.getByRole('button', { name: 'Add a child' }));
  await page.getByRole('checkbox', { name: /week 1, .* in Euless/ }).check();
  await page.getByRole('button', { name: /^Register: Child 1/ }).click();
  const portal = await portalAfter(page, () =>
    page.getByRole('link', { name: /Open the registration of Child 1/ }).click(),
  );
  await expectPortalPrice(portal, '$254');
  await expect(page.getByText('0 of 1 registered, 1 opened')).toBeVisible();
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the weeks, their prices and the phones stand there', async ({ page }) => {
    await page.goto('/camps/plan');
    const table = page.getByRole('table', { name: 'What can be booked today' });
    await expect(table).toContainText('Winter Camp, week 1');
    await expect(table).toContainText('$254');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /555-01/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a child' })).toBeHidden();
  });
});

test.describe('the family plan is found', () => {
  for (const from of ['/', '/camps', '/camps/winter/euless', '/online-camps', '/find-a-program', '/faq'])
    test(`from ${from}`, async ({ page, visit }) => {
      await visit(from);
      if (from === '/faq')
        await page.getByText('Can we plan the camps of all our children at once?').first().click();
      await page.getByRole('main').locator('a[href^="/camps/plan"]:visible').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan the camps of all your children');
    });

  test('from the footer and the menu of every page', async ({ page, visit }) => {
    await visit('/about-us');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Family Camp Plan' })).toBeVisible();
    await expect(page.getByRole('navigation').locator('a[href="/camps/plan"]').first()).toBeAttached();
  });
});

test('“Another child or week?” of the camp form carries the choice over, once', async ({ page, visit }) => {
  await visit('/camps/winter/euless#registration');
  await page.getByRole('radio', { name: 'Weekly' }).check();
  await page.getByRole('link', { name: 'Another child or week?' }).first().click();
  await expect(page).toHaveURL(/\/camps\/plan$/);
  await expect(total(page)).toContainText('Child 1: Winter Camp in Euless, weeks 1 and 2');
  await visit('/camps/plan');
  await expect(page.getByRole('region', { name: /^Child/ })).toHaveCount(1);
});
