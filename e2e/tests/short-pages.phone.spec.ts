import { expect, test } from '../fixtures/test';

const COURSES = /^All \d+ courses are shown\.$/;

test.describe('a parent on a phone', () => {
  for (const [path, screens] of [
    ['/', 8.75],
    ['/flower-mound/programs/specialized', 9.75],
    ['/camps/winter/flower-mound', 7.75],
  ] as const) {
    test(`reads ${path} in less than ${screens} screens`, async ({ page, visit }) => {
      await visit(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / 844).toBeLessThan(screens);
    });
  }

  test('keeps the courses that suit the age and the day, and passes that list on', async ({
    page,
    visit,
  }) => {
    await visit('/euless/programs/specialized');
    const courses = page.getByRole('rowheader').filter({ hasText: /Roblox|ScratchJr|Sphero/ });
    await expect(page.getByText(COURSES)).toBeVisible();
    await page.getByRole('link', { name: '7 years', exact: true }).tap();
    await expect(page).toHaveURL('/euless/programs/specialized?age=7');
    await expect(courses.filter({ hasText: 'Players who want to be makers' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Friday', exact: true }).tap();
    await expect(page).toHaveURL('/euless/programs/specialized?age=7&day=friday');
    await expect(courses).toHaveCount(1);
    await expect(courses).toContainText('ScratchJr');

    await page.reload();
    await expect(courses).toHaveCount(1);
    await expect(
      page.getByRole('status').getByText('2 of 10 courses for a child of 7 on Friday.'),
    ).toBeVisible();
  });

  test('sees the name of every camp tab, and each fact of the camp once above them', async ({
    page,
    visit,
  }) => {
    await visit('/camps/winter/flower-mound');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([/About/, /Day/, /Register/, /Themes/, /Tech/, /Deals/]);
    for (const tab of await tabs.all()) {
      const box = await tab.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    }
    const above = await page.evaluate(() => {
      const range = document.createRange();
      range.setStart(document.querySelector('main') as Node, 0);
      range.setEndBefore(document.querySelector('[role=tablist]') as Node);
      return range.toString();
    });
    for (const fact of ['7:30 AM - 6:00 PM', 'Jan 2, 2026', '5-16', 'peanut-free']) {
      expect(above.split(fact).length - 1, fact).toBe(1);
    }
  });

  test('reads once and quietly that examples are samples', async ({ page, visit }) => {
    for (const path of [
      '/programs/online/monthly-ai-club',
      '/flower-mound/programs/specialized',
      '/camps/winter/flower-mound',
      '/teachers',
      '/news',
    ]) {
      await visit(path);
      const marks = await page
        .locator('[data-sample]')
        .evaluateAll((all) => all.filter((mark) => mark.getBoundingClientRect().width > 1).length);
      expect(marks, path).toBeLessThan(2);
    }
  });
});
