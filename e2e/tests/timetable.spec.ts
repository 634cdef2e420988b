import { readFile } from 'node:fs/promises';

import { expect, test } from '../fixtures/test';

test.describe('a grandmother reads the timetable', () => {
  test('keeps the Tuesdays in Euless, sends them on, and reads what a class is about', async ({
    page,
    visit,
  }) => {
    await visit('/class-schedule');
    await page.getByLabel('Day', { exact: true }).selectOption('Tuesday');
    await page.getByRole('tab', { name: 'Euless' }).click();
    await expect(page.getByRole('status').getByText('3 of 10 classes in Euless on Tuesdays.')).toBeVisible();
    await expect(page).toHaveURL(/[?]day=tuesday&place=euless$/);
    const week = page.getByRole('tabpanel');
    await expect(week.getByRole('heading', { level: 3 })).toHaveText(['Tuesday']);
    await expect(week.getByRole('list').first()).toContainText('AI Exploration');
    await expect(week).toContainText('Ages 8-14');

    await visit(page.url());
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue('Tuesday');
    await expect(week.getByRole('heading', { level: 3 })).toHaveText(['Tuesday']);

    await week.getByRole('link', { name: 'Sphero BOLT' }).first().click();
    await expect(page).toHaveURL(/\/euless\/programs\/specialized#sphero-bolt$/);
    await expect(page.getByRole('rowheader', { name: /^Sphero BOLT/ })).toBeInViewport();
  });

  test('and sees everything again with one press', async ({ page, visit }) => {
    await visit('/class-schedule?day=friday&place=online');
    await page.getByRole('button', { name: 'Show every class' }).click();
    await expect(page.getByRole('status').getByText('All 10 classes online.')).toBeVisible();
  });

  test('and puts a class into her calendar, every week', async ({ page, visit }) => {
    await visit('/class-schedule?place=euless&program=scratchjr');
    const add = page
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Add ScratchJr, Wednesday and Friday, to your calendar' });
    const [file] = await Promise.all([page.waitForEvent('download'), add.first().click()]);
    expect(file.suggestedFilename()).toBe('scratchjr-euless.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('SUMMARY:ScratchJr');
    expect(text).toMatch(/DTSTART;TZID=America\/Chicago:\d{8}T153000/);
    expect(text).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=WE,FR/);
    await expect(page.getByText('Calendar file saved')).toBeVisible();
  });
});

test.describe('on a clock that is not the school’s', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('she reads her own time beside it', async ({ page, visit }) => {
    await visit('/class-schedule?place=online');
    await expect(page.getByRole('tabpanel')).toContainText('6:30 PM CST7:30 PM your time');
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('every class of every place stands there', async ({ page }) => {
    await page.goto('/class-schedule?day=tuesday');
    await expect(page.getByRole('tabpanel')).toHaveCount(3);
    await expect(page.getByLabel('Day', { exact: true })).toBeHidden();
    for (const panel of await page.getByRole('tabpanel').all())
      await expect(panel).toContainText('ScratchJr');
  });
});
