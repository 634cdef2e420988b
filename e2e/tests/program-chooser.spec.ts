import type { BranchId } from '@kidcode/branches';

import { expect, test } from '../fixtures/test';
import { choose, chose, dialog } from './booking-steps';

/** Specification 1, section 4, "Program and mode choice"; without a center, "In-Center" asks which one (D-48). */
const DESTINATIONS: readonly (readonly [BranchId | null, readonly string[], string])[] = [
  ['online', ['Core-Program'], '/programs/online/core'],
  ['euless', ['Specialized', 'Online Class'], '/online-specialized-programs'],
  ['euless', ['Core-Program', 'In-Center Class'], '/programs/euless/core'],
  [null, ['Specialized', 'In-Center Class', 'Flower Mound'], '/flower-mound/programs/specialized'],
];

test.describe('a parent chooses a program', () => {
  for (const [branch, choices, path] of DESTINATIONS) {
    test(`with ${branch ?? 'no'} branch: ${choices.join(', ')} leads to ${path}`, async ({ page, visit }) => {
      await chose(page, branch);
      await visit('/?dialog=program');
      await choose(page, ...choices);
      await expect(page).toHaveURL(path);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('from the home page, and Back leads to the home page', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/');
    // By keyboard: under a pointer the news of the school may come between its two halves of a press.
    await page.getByRole('link', { name: 'Choose your program' }).press('Enter');
    await choose(page, 'Core-Program');
    await expect(dialog(page, /Choose Your Preferred Learning Mode/)).toBeVisible();
    await choose(page, 'In-Center Class');
    await expect(page).toHaveURL('/programs/euless/core');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
  });

  test('by a link that leaves nothing to ask', async ({ page, visit }) => {
    await chose(page, 'online');
    await visit('/?dialog=program&program=core');
    await expect(page).toHaveURL('/programs/online/core');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
  });
});
