import type { Page } from '@playwright/test';

import { expectNothingCutOff } from '../fixtures/accessibility';
import { test as everyPage } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
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

/** Grids of tiles whose last row is shorter than the others. The fields of a form stand as they are read. */
const holes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('main *, footer *')].flatMap((grid) => {
      const { display } = getComputedStyle(grid);
      if (!display.endsWith('grid') || !isSeen(grid) || grid.closest('form, [role=group]')) return [];
      if (grid.querySelector('input, select') !== null) return [];
      const rows = new Map<number, { tiles: number; width: number }>();
      for (const tile of grid.children) {
        const { top, width, height } = tile.getBoundingClientRect();
        if (width < 40 || height < 30 || !isSeen(tile) || getComputedStyle(tile).position === 'absolute')
          continue;
        const row = Math.round(top / 4);
        const { tiles, width: before } = rows.get(row) ?? { tiles: 0, width: 0 };
        rows.set(row, { tiles: tiles + 1, width: before + width });
      }
      const all = [...rows.values()];
      const widest = Math.max(...all.map(({ width }) => width));
      // A last tile that takes the whole row leaves none.
      const isRagged = all.length > 1 && (all.at(-1)?.width ?? 0) < 0.8 * widest;
      const isGrid = Math.max(...all.map(({ tiles }) => tiles)) > 1;
      const counts = all.map(({ tiles }) => tiles).join(' + ');
      return isRagged && isGrid ? [`${counts}: ${grid.textContent.trim().slice(0, 60)}`] : [];
    });
  });

/** As wide as a tablet, between a phone and a desk. */
const TABLET = { width: 800, height: 1000 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 320, height: 640 };

/** What a reader may set for themselves (WCAG 1.4.12). */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.describe('at every width', () => {
  // A zoom of 200 % halves the screen.
  const HALF = { width: 720, height: 450 };

  for (const path of PAGES)
    everyPage(`${path} has no hole, and no float on what is used`, async ({ window: page }) => {
      await page.setViewportSize(TABLET);
      await page.goto(path);
      await hydrated(page);
      await test.step('on a tablet no row of tiles ends in a hole', async () => {
        expect(await holes(page)).toEqual([]);
      });
      for (const viewport of [DESK, HALF, PHONE])
        await test.step(`at ${viewport.width} px nothing that is used lies below a float`, async () => {
          await page.setViewportSize(viewport);
          await expectFree(page);
        });
      // The header's phone number lost its last digit, and a camp's first button its end.
      await test.step('on a phone nothing is cut off where letters, words and lines stand further apart', async () => {
        await page.addStyleTag({ content: SPACED });
        for (const viewport of [PHONE, SMALL_PHONE]) {
          await page.setViewportSize(viewport);
          await expectNothingCutOff(page);
        }
      });
    });

  everyPage('a hole in a row of tiles would be seen', async ({ window: page }) => {
    await page.setViewportSize(TABLET);
    await page.goto('/404.html');
    await hydrated(page);
    await page.evaluate(() => {
      const tile = '<p style="height: 50px">A tile</p>';
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'beforeend',
          `<div style="display: grid; grid-template-columns: repeat(3, 200px)">${tile.repeat(4)}</div>`,
        );
    });
    expect(await holes(page)).toEqual([expect.stringMatching(/^3 \+ 1: A tile/)]);
  });

  test('the registration on a phone: no float on the weeks, the checkboxes or the error', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(PHONE);
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
    await page.setViewportSize(PHONE);
    await visit('/faq');
    await scrollTo(page, 'end');
    await expect(page.getByRole('button', { name: 'Chat with our assistant' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  });
});
