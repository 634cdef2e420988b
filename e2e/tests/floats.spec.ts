import type { Page } from '@playwright/test';

import { test as everyPage } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/pages';
import { expect, hydrated, test } from '../fixtures/test';

const PLACES = ['top', 'middle', 'end'] as const;

/** Milliseconds: longer than the floats gather changes for (`SETTLE_MS` of step-aside.ts). */
const SEEN_MS = 60;

/** Until the floats have seen what has just changed, and are painted: in the page's own time, however busy the machine is. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (seen) =>
      new Promise<void>((resolve) => {
        const frame = (next: () => void) => requestAnimationFrame(() => next());
        frame(() => frame(() => setTimeout(() => frame(() => frame(resolve)), seen)));
      }),
    SEEN_MS,
  );

/** Scrolls there at once. */
async function scrollTo(page: Page, place: (typeof PLACES)[number]): Promise<void> {
  await page.evaluate((where) => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: { top: 0, middle: end / 2, end }[where], behavior: 'instant' });
  }, place);
  await settled(page);
}

/** What is pressed, filled in or read in a form, and lies under something that floats. */
const coveredOnes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, [role=tab], [data-main-action], form :is(label, legend, input, select, textarea)';
    const isFloat = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement) {
        if (each.tagName === 'MAIN') return false;
        if (getComputedStyle(each).position === 'fixed') return true;
      }
      return false;
    };
    const popup = (element: Element) => element.closest('aside[aria-labelledby=popup-title]');
    const found: string[] = [];
    for (const control of document.querySelectorAll(`main :is(${controls}), footer a, :focus`)) {
      if (popup(control) || isFloat(control)) continue;
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width < 2 || height < 2 || !control.checkVisibility({ visibilityProperty: true })) continue;
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const)),
      ] as const;
      const isCovered = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (isFloat(hit) || popup(hit) !== null);
      });
      if (isCovered) found.push(`${control.tagName} ${control.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });

/** Puts the focus on what lies in the lower part of the screen, where the floats are, one after the other. */
async function coveredWithFocus(page: Page): Promise<string[]> {
  const low = await page.locator('main :is(a[href], button, summary, input, select)').evaluateAll((all) =>
    all.flatMap((control, index) => {
      const { top, bottom, width } = control.getBoundingClientRect();
      const isLow = width > 2 && bottom > window.innerHeight - 250 && top < window.innerHeight;
      // A float with the focus in it stays where it is.
      return isLow &&
        control.closest('[data-float]') === null &&
        control.checkVisibility({ visibilityProperty: true })
        ? [index]
        : [];
    }),
  );
  const found: string[] = [];
  for (const index of low.slice(0, 4)) {
    await page.evaluate((nth) => {
      const all = document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, input, select)');
      all[nth]?.focus({ preventScroll: true });
    }, index);
    await settled(page);
    found.push(...(await coveredOnes(page)));
  }
  return found;
}

/** At the top, in the middle and at the end; with the focus where there is most to give it to. */
async function expectFree(page: Page): Promise<void> {
  for (const place of PLACES) {
    await scrollTo(page, place);
    // A popup that comes at this very moment has yet to look where it is.
    await expect.poll(() => coveredOnes(page), { message: place, timeout: 5_000 }).toEqual([]);
    if (place === 'middle') expect(await coveredWithFocus(page), 'with the focus').toEqual([]);
  }
}

// The old tests looked whether floats are there, never at what lies beneath them.
test.describe('what floats over a page lies on nothing that is used', () => {
  // A zoom of 200 % halves the screen.
  const ZOOMED = new Set(['/', ...PAGES.filter((path) => /camps\/|contact|centers/.test(path))]);

  for (const path of PAGES)
    everyPage(`on ${path}`, async ({ window: page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await expectFree(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectFree(page);
      if (!ZOOMED.has(path)) return;
      await page.setViewportSize({ width: 720, height: 450 });
      await expectFree(page);
    });

  test('the registration on a phone: no float on the weeks, the checkboxes or the error', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/camps/winter/euless#registration');
    const form = page.getByRole('main').locator('form');
    await form.scrollIntoViewIfNeeded();
    for (let y = 0; y < 1_600; y += 160) {
      await page.mouse.wheel(0, 160);
      await page.waitForTimeout(200);
      expect(await coveredOnes(page)).toEqual([]);
    }
  });

  test('and comes back where nothing is used', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/faq');
    await scrollTo(page, 'end');
    await expect(page.getByRole('button', { name: 'Chat with our assistant' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  });
});
