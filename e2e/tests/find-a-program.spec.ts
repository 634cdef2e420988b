import type { Page } from '@playwright/test';

import { PROGRAM_FINDER } from '@kidcode/scheduling';

import { expectAccessible } from '../fixtures/accessibility';
import { headerEnd, shellOf } from '../fixtures/site';
import { awake, backTo, expect, reload, test } from '../fixtures/test';
import { portalAfter, choose, expectBooking } from './booking-steps';

const question = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d\\. ${name}`) }).click();

test.describe('a father looks for a program', () => {
  test('for his child of 8 who likes Minecraft, and books its trial', async ({ page, visit }) => {
    await visit('/programs/in-center');
    await visit('/find-a-program');
    const answer = page.getByRole('region', { name: 'The answer' });
    await expect(answer).toContainText('Answer a question');
    // The bricks that wait for an answer looked like those of the second question, names and all.
    await expect(answer).not.toContainText('Minecraft');
    await page.getByRole('radio', { name: '8 years', exact: true }).check();
    await page.getByRole('button', { name: 'Next question' }).click();
    await expect(page.getByText('What does your child like?')).toBeFocused();
    await page.getByRole('checkbox', { name: 'Minecraft' }).check();
    await page.getByRole('button', { name: 'Next question' }).press('Enter');
    await page.getByRole('radio', { name: 'Flower Mound' }).check();
    // What was said stands on the way through the questions, and leads back to its question.
    await page.getByRole('button', { name: /Age.*8 years/ }).click();
    await expect(page.getByRole('radio', { name: '8 years', exact: true })).toBeChecked();
    await expect(answer).toContainText('One program fits.');
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(['Minecraft Modding']);
    await expect(answer).toContainText('About Minecraft.');
    await expect(answer).toContainText('In Flower Mound at 4:30 PM.');
    await expect(page).toHaveURL(/[?]age=8&likes=minecraft&place=flower-mound$/);

    // The address holds the answers: the mother opens the same one.
    await visit(page.url());
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(['Minecraft Modding']);
    await answer.getByRole('link', { name: 'Book A Free Trial' }).click();
    const portal = await portalAfter(page, () =>
      choose(page, 'Specialized', 'In-Center Classes', 'Flower Mound', 'In-Person'),
    );
    await expectBooking(portal, 'Trial', 'flower-mound', 'In-Person');
  });

  test('and hears what would have to change where nothing fits', async ({ page, visit }) => {
    await visit('/find-a-program?likes=roblox&days=monday,tuesday');
    const answer = page.getByRole('region', { name: 'The answer' });
    await expect(answer).toContainText('No program fits all of that.');
    await expect(answer).toContainText('Wednesday would have to be free, too.');
    await question(page, 'Place and days');
    await page.getByRole('checkbox', { name: 'Wednesday' }).check();
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText([
      'Roblox Game Development',
      'Advanced Roblox',
    ]);
    // What nearly fits stays in sight, and fits once what was missing is there.
    const nearly = answer.getByRole('list', { name: 'Would fit if something changed' });
    await expect(nearly).toContainText('It comes after a game in Roblox Studio');
    await question(page, 'Age');
    await page.getByLabel('What has your child made so far?').selectOption('A game in Roblox Studio');
    await expect(answer).toContainText('These 2 fit, the best first.');
    await expect(nearly).toBeHidden();
    await question(page, 'Place and days');
    await page.getByRole('button', { name: 'See the answer' }).click();
    await expect(answer.getByRole('heading', { name: 'The answer' })).toBeFocused();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page).toHaveURL(/\/find-a-program$/);
  });

  test('and Back leads to the question before, with all that was said', async ({ page, visit }) => {
    await visit('/faq');
    await visit('/find-a-program');
    const next = page.getByRole('button', { name: 'Next question' });
    await page.getByRole('radio', { name: '9 years', exact: true }).check();
    await next.click();
    await page.getByRole('checkbox', { name: 'Minecraft' }).check();
    await next.click();
    await page.getByRole('radio', { name: 'Euless' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Euless' })).toBeChecked();
    for (const choice of ['Minecraft', '9 years']) {
      await page.goBack();
      await expect(page.getByLabel(choice, { exact: true })).toBeChecked();
      await expect(page).toHaveURL(/[?]age=9&likes=minecraft&place=euless$/);
    }
    await page.goForward();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('radio', { name: '9 years', exact: true })).toBeChecked();
    await expect(page.locator('legend:focus')).toBeVisible();
    await backTo(page, '/faq');
  });

  test('and Back from the answer leads focus and screen to the question', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await visit('/find-a-program?age=9');
    const next = page.getByRole('button', { name: 'Next question' });
    const likes = page.getByText('What does your child like?');
    const where = page.getByText('Where and when?');
    await next.click();
    await expect(likes).toBeFocused();
    await next.click();
    await expect(where).toBeFocused();
    await reload(page);
    // What is read goes on where it was, whichever question the entry is of.
    await expect(where).toBeVisible();
    await expect(where).not.toBeFocused();
    await page.getByRole('button', { name: 'See the answer' }).click();
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeFocused();
    await page.goBack();
    await expect(likes).toBeFocused();
    await expect(likes).toBeInViewport({ ratio: 1 });
    expect((await likes.boundingBox())?.y).toBeGreaterThan(await headerEnd(page));
    await page.goForward();
    await expect(where).toBeFocused();
    await expect(where).toBeInViewport({ ratio: 1 });
  });

  test('and a second press before the first has led on adds no step to the way back', async ({
    page,
    visit,
  }) => {
    await visit('/find-a-program');
    await page.getByRole('button', { name: 'Next question' }).evaluate((next: HTMLElement) => {
      next.click();
      next.click();
    });
    await expect(page.getByText('What does your child like?')).toBeFocused();
    await page.goBack();
    await expect(page.getByText('How old is your child?')).toBeFocused();
  });

  // Behind a dialog the first question was asked again, and Back to the second would have taken the focus from the link.
  test('and a dialog leaves the question and the focus as they were', async ({ page, visit }) => {
    await visit('/find-a-program?age=9');
    await page.getByRole('button', { name: 'Next question' }).click();
    const trial = page
      .getByRole('region', { name: 'The answer' })
      .getByRole('link', { name: 'Book A Free Trial' });
    // Before that it loads the page anew.
    await awake(trial.first());
    await trial.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('What does your child like?')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(trial.first()).toBeFocused();
    // A link to this page begins anew, at its top.
    const { bar, menu } = shellOf(page);
    await menu('Programs').click();
    await bar.getByRole('link', { name: 'Find a Program' }).click();
    const age = page.getByText('How old is your child?');
    await expect(age).toBeVisible();
    await expect(age).not.toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  // All the programs with their reasons were read out at every arrow press: 1,145 characters.
  test('and of the answer only its first sentence is read out', async ({ page, visit }) => {
    await visit('/find-a-program');
    const told = page.getByRole('region', { name: 'The answer' }).getByRole('status');
    await expect(told).toHaveText('');
    await page.getByRole('radio', { name: '9 years', exact: true }).check();
    await expect(told).toHaveText(/^These \d fit, the best first\.$/);
  });

  test('and a link with a mistake in it says which, and keeps the rest', async ({ page, visit }) => {
    await visit('/find-a-program?age=abc&likes=robots');
    await expect(page.getByText('The link asks for “abc”, which the finder does not know.')).toBeVisible();
    await question(page, 'Likes');
    await expect(page.getByRole('checkbox', { name: 'Robots' })).toBeChecked();
    await expectAccessible(page);
  });
});

test.describe('a mother sees what can be pressed', () => {
  // Days, of which she may choose several, looked like places, of which she may choose one; 'none ticked' had no ticks.
  test('days have boxes to tick beside their names, and places have none', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit('/find-a-program');
    await question(page, 'Place and days');
    const day = page.getByRole('checkbox', { name: 'Wednesday' });
    await expect(day).toHaveCSS('opacity', '1');
    await expect(page.getByRole('radio', { name: 'Euless' })).toHaveCSS('opacity', '0');
    const box = await day.boundingBox();
    const word = await page.getByText('Wednesday', { exact: true }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(word?.x ?? 0);
    const tile = await page.locator('label').filter({ has: day }).boundingBox();
    expect((word?.x ?? 0) + (word?.width ?? 0)).toBeLessThan((tile?.x ?? 0) + (tile?.width ?? 0));
  });
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('every program stands there with what it is about', async ({ page }) => {
    await page.goto('/find-a-program');
    const table = page.getByRole('table', { name: /Every program/ });
    await expect(table.getByRole('rowheader')).toHaveCount(PROGRAM_FINDER.programs.length);
    await expect(page.getByRole('form')).toBeHidden();
  });
});
