import { BRANCHES } from '@kidcode/branches';
import { campPath } from '@kidcode/site';
import type { Page } from '@playwright/test';

import { finderOf, withScriptsHeld } from '../fixtures/site';
import { awake, expect, hydrated, reload, test } from '../fixtures/test';

/** Opens a page whose scripts come only after what a hurried visitor does there. */
async function hurried(page: Page, path: string, doing: () => Promise<unknown>): Promise<void> {
  const release = await withScriptsHeld(page);
  await page.goto(path);
  await doing();
  release();
  await hydrated(page);
}

const EULESS_CAMP = campPath('winter', 'euless');

test.describe('what a visitor types or chooses before the scripts are there', () => {
  // The box said "Winter Camp: Euless", the code beside it led to another page, also after Back.
  test('decides where a code leads, and so does what the browser puts back', async ({ page }) => {
    const choice = page.getByRole('combobox', { name: 'Page' });
    const code = page.getByRole('img', { name: 'QR code: Winter Camp: Euless' });
    await hurried(page, '/scan', () => choice.selectOption('Winter Camp: Euless'));
    await expect(code).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`${EULESS_CAMP}$`) })).toBeVisible();
    await page.goto('/outbox');
    await page.goBack();
    await hydrated(page);
    await expect(choice).toHaveValue(EULESS_CAMP);
    await expect(code).toBeVisible();
  });

  test('is counted in the example of a family', async ({ page }) => {
    const children = page.getByRole('combobox', { name: 'How many children' });
    await hurried(page, '/pricing/discounts-promotions', () => children.selectOption({ index: 2 }));
    await awake(children);
    await expect(children).toHaveValue('3');
    await expect(page.getByRole('main')).toContainText('The total is $1,524');
  });

  test('is searched among the questions', async ({ page }) => {
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await hurried(page, '/faq', () => search.pressSequentially('lunch'));
    await expect(search).toHaveValue('lunch');
    await expect(page.getByText(/^\d+ questions? found$/)).toBeVisible();
  });

  // The age jumped back to "Any age"; and the second choice must not undo the first, nor the address.
  test('filters the timetable, beside what the address says', async ({ page }) => {
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    await hurried(page, '/class-schedule?day=Tuesday', async () => {
      await choice('Age').selectOption('7 years');
      await choice('Program').selectOption({ index: 1 });
    });
    await expect(page).toHaveURL(/age=7/);
    await expect(page).toHaveURL(/program=/);
    await expect(choice('Age')).toHaveValue('7');
    await expect(choice('Day')).toHaveValue('Tuesday');
    await reload(page);
    await expect(choice('Age')).toHaveValue('7');
    await expect(choice('Day')).toHaveValue('Tuesday');
  });

  // The form was made anew when the page woke up, and till then its main button led nowhere.
  for (const path of [campPath('summer', 'euless'), campPath('spring', 'flower-mound')])
    test(`stays in the form for the mail about a later season, and the button leads there: ${path}`, async ({
      page,
    }) => {
      const email = page.getByRole('textbox', { name: 'Email' });
      await hurried(page, path, () => email.fill('ada@example.com'));
      await awake(email);
      await expect(email).toHaveValue('ada@example.com');
      await page.goto('about:blank');
      await page.goto(path);
      await hydrated(page);
      await expect(email).not.toBeInViewport();
      await page
        .getByRole('link', { name: /^Tell me/ })
        .first()
        .click();
      await expect(email).toBeInViewport();
    });

  test('is where centers are searched, with Enter', async ({ page }) => {
    const { search } = finderOf(page);
    await hurried(page, '/learning-centers', async () => {
      await search.pressSequentially('75028');
      await search.press('Enter');
    });
    await expect(page).toHaveURL(/75028/);
    await expect(finderOf(page).card(BRANCHES['flower-mound'].name)).toContainText('miles');
  });

  // A way of its own, which the one for all fields took over.
  test('is a child of the plan', async ({ page }) => {
    const child = page.getByRole('region', { name: 'Child 1', exact: true });
    await hurried(page, '/camps/plan', async () => {
      await child.getByRole('textbox', { name: /^Name/ }).fill('Mia');
      await child.getByRole('textbox', { name: 'Age' }).fill('6');
    });
    const mia = page.getByRole('region', { name: 'Mia', exact: true });
    await awake(mia);
    await expect(mia.getByRole('textbox', { name: 'Age' })).toHaveValue('6');
    await expect(mia.getByRole('checkbox', { name: /week 1, .* in Euless/ })).toBeVisible();
  });
});
