import type { Page } from '@playwright/test';

import { test as everyPage } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/pages';
import { expect, hydrated } from '../fixtures/test';

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

// The pages were looked at as on a phone and on a desk: four tiles of a camp stood 3 + 1 between them.
everyPage.describe('on a tablet no row of tiles ends in a hole', () => {
  everyPage.use({ viewport: { width: 800, height: 1000 } });

  for (const path of PAGES)
    everyPage(`on ${path}`, async ({ window: page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await holes(page)).toEqual([]);
    });

  everyPage('which would be seen', async ({ window: page }) => {
    await page.goto('/404.html');
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
});
