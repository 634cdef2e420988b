import { resolvePath } from '@kidcode/site';

import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
} from '../fixtures/accessibility';
import { test } from '../fixtures/one-visit';
import { PAGES, PLACED_PAGES } from '../fixtures/site';
import { expect, hydrated } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';

/** It leads on by itself; the camp finder's own tests cover it. */
const leadsOn = (path: string): boolean => resolvePath(path).page === 'camp-finder';

// The development build reports every difference between the static HTML and what React renders.
test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}`, viewport: { width: 320, height: 640 } });

/** A page is looked at in one theme at each place, by turns, and at one of them in both. */
const themesOf = (path: string, index: number) =>
  PAGES.includes(path) ? 'both themes' : `the ${index % 2 === 0 ? 'light' : 'dark'} theme`;

test.describe('every page of the route table', () => {
  for (const [index, path] of PLACED_PAGES.filter((path) => !leadsOn(path)).entries()) {
    const themes = themesOf(path, index);
    test(`${path} hydrates quietly, fits a small phone and is accessible in ${themes}`, async ({
      window: page,
    }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      // axe has no rule for it.
      await expect(page.locator('section:not(:has(h1, h2, h3, h4))')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (themes === 'both themes') return expectAccessibleInBothThemes(page);
      if (themes === 'the dark theme')
        await page.evaluate(() => document.documentElement.classList.add('dark'));
      await expectAccessible(page);
    });
  }
});
