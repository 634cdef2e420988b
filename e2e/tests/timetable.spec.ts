import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/test';

/** Names, ages and pictures of the week that stand there, and lie over each other. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('[data-print=week]:visible').evaluateAll((weeks) =>
    weeks.flatMap((week) => {
      const boxes = [...week.querySelectorAll('li li > *')].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const marks = part.matches('button') ? [...part.children] : [range];
        return marks
          .flatMap((mark) => [...mark.getClientRects()])
          .filter(({ width }) => width > 0)
          .map((box) => ({ part, box, words: part.textContent || 'the calendar' }));
      });
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ part, box }) =>
              part !== one.part &&
              Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
              // Lines that follow each other may share a pixel or two of the room around their letters.
              Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 3,
          )
          .map(({ words }) => `${one.words} and ${words}`),
      );
    }),
  );

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

test.describe('nothing of a class lies under another', () => {
  // Her own times take room from the days.
  test.use({ timezoneId: 'UTC' });

  // "Roblox Game Development" lay under "Ages 8-14" on every tablet and on paper.
  test('on a screen of any width, or on paper', async ({ page, visit }) => {
    await visit('/class-schedule');
    for (const width of [390, 480, 800, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('link', { name: 'Roblox Game Development' }).first()).toBeVisible();
      expect(await overlaps(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 720, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print=week]:visible')).toHaveCount(3);
    expect(await overlaps(page)).toEqual([]);
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
