import { BRANCHES, CENTERS } from '@kidcode/branches';
import type { Locator, Page } from '@playwright/test';

import { assistantOf } from '../fixtures/assistant';
import { shellOf, withScriptsHeld } from '../fixtures/site';
import { awake, expect, hydrated, test } from '../fixtures/test';
import { dialog } from './booking-steps';

/** A finger that rests on something, in milliseconds. */
async function touch(target: Locator, heldFor: number): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(heldFor);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const trialIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /Book A Free Trial Class/ });

test.describe('a parent with a phone', () => {
  // The old tests tapped when the scripts were there.
  for (const { id } of CENTERS)
    test(`who taps before the scripts of /${id} are there books at that center`, async ({ page }) => {
      const release = await withScriptsHeld(page);
      await page.goto(`/${id}`);
      await trialIn(page).tap();
      await expect(page).toHaveURL(`/${id}?dialog=trial`);
      release();
      await expect(dialog(page)).toContainText(`Booking with ${BRANCHES[id].name}`);
    });

  test('opens nothing with a finger that rests', async ({ page, visit }) => {
    await visit('/euless');
    for (const heldFor of [650, 800]) {
      await touch(trialIn(page), heldFor);
      await page.waitForTimeout(300);
      await expect(page).toHaveURL('/euless');
    }
    await touch(trialIn(page), 100);
    await expect(page).toHaveURL('/euless?dialog=trial');
  });

  test('closes the chat with Back, and stays on the page', async ({ page, visit }) => {
    await visit('/camps');
    await visit('/faq');
    const chat = assistantOf(page);
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    await page.goBack();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    await chat.panel.getByRole('button', { name: 'Close chat' }).tap();
    await expect(chat.panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/camps');
  });

  test('closes the menu with Back, and comes back from a page of it in one step', async ({ page, visit }) => {
    await visit('/camps');
    await visit('/faq');
    const { bar, menu } = shellOf(page);
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    await menu('Menu').tap();
    await expect(home).toBeVisible();
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL('/faq');

    await menu('Menu').tap();
    await menu('About').tap();
    const careers = bar.getByRole('link', { name: 'Careers' });
    await awake(careers);
    await careers.tap();
    await expect(page).toHaveURL('/careers');
    await expect(careers).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/camps');
  });

  // The script that Back needs came some time after the page said that it answers.
  test('closes with Back a menu that was opened before the scripts were there', async ({ page, visit }) => {
    await visit('/camps');
    const release = await withScriptsHeld(page);
    await page.goto('/faq');
    const { bar, menu } = shellOf(page);
    const home = bar.getByRole('link', { name: 'Home', exact: true });
    await menu('Menu').tap();
    await expect(home).toBeVisible();
    release();
    await hydrated(page);
    await page.goBack();
    await expect(home).toBeHidden();
    await expect(page).toHaveURL('/faq');
  });

  test('opens a dialog from the menu, and closes it with one Back', async ({ page, visit }) => {
    await visit('/camps');
    await visit('/faq');
    const { bar, menu } = shellOf(page);
    await menu('Menu').tap();
    await bar.getByRole('link', { name: 'Book A Free Trial' }).last().tap();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(page).toHaveURL('/camps');
  });

  // The old test measured boxes of one page, and left out every link in a line of facts.
  for (const path of ['/', '/euless', '/learning-centers'])
    test(`hits every control of ${path} with a thumb`, async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A popup would be one more thing to hit; what floats steps aside for what lies under it (widths.spec.ts).
      await page.addInitScript(() => sessionStorage.setItem('closed-popups', 'launch offer'));
      await visit(path);
      // Nothing sleeps any more.
      for (let y = 0; y < 12_000; y += 600) await page.evaluate((to) => window.scrollTo(0, to), y);
      await page.waitForLoadState('networkidle');
      const missed = await page.evaluate(() => {
        const thumb = 44;
        const inRunningText = (control: Element) => {
          const line = control.closest('p, li, dd');
          return line !== null && line.textContent.trim().length > control.textContent.trim().length + 3;
        };
        const controls = [...document.querySelectorAll('a[href], button, summary, select')].filter(
          (control) =>
            control.checkVisibility() && !control.closest('[aria-hidden=true], .skip-link, [data-float]'),
        );
        const found: string[] = [];
        for (const control of controls) {
          if (control.matches('a') && inRunningText(control)) continue;
          control.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = control.getBoundingClientRect();
          if (width < 2) continue;
          const [x, y] = [left + width / 2, top + height / 2];
          const [dx, dy] = [Math.max(width, thumb) / 2 - 1.5, Math.max(height, thumb) / 2 - 1.5];
          const edges = [
            [x, y - Math.min(dy, thumb / 2 - 1.5)],
            [x, y + Math.min(dy, thumb / 2 - 1.5)],
            [x - Math.min(dx, thumb / 2 - 1.5), y],
            [x + Math.min(dx, thumb / 2 - 1.5), y],
          ] as const;
          const isSmall = edges.some(([at, down]) => {
            const hit = document.elementFromPoint(at, down);
            return hit === null || !control.contains(hit);
          });
          if (isSmall) found.push(`${Math.round(width)}x${Math.round(height)} ${control.textContent.trim()}`);
        }
        return found;
      });
      expect(missed).toEqual([]);
    });
});

test.describe('on a phone held sideways', () => {
  test.use({ viewport: { width: 700, height: 390 } });

  test('the chat is a card, and Back closes it', async ({ page, visit }) => {
    await visit('/faq');
    const chat = assistantOf(page);
    await chat.button.tap();
    await expect(chat.panel).toBeVisible();
    expect((await chat.panel.boundingBox())?.width).toBe(350);
    await page.goBack();
    await expect(chat.panel).toBeHidden();
    await expect(page).toHaveURL('/faq');
    await hydrated(page);
  });
});
