import { pageMetadata, prerenderPaths, resolvePath } from '@kidcode/site';

import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
} from '../fixtures/accessibility';
import { test } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
import { expect, hydrated } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';
import { currentSchool, DEFAULT_SCHOOL } from '../../tools/school/current-school.mjs';

/** That an alias shows the page of its canonical address is seen at the default school; another one's are left out. */
function isWalked(path: string): boolean {
  const { page, params } = resolvePath(path);
  // It leads on by itself; the camp finder's own tests cover it.
  if (page === 'camp-finder') return false;
  return currentSchool() === DEFAULT_SCHOOL || pageMetadata(page ?? 'not-found', params).canonical === path;
}

// The development build reports every difference between the static HTML and what React renders.
test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}`, viewport: { width: 320, height: 640 } });

/** Each address of a page is looked at in one theme, by turns, and one of them in both. */
const themesOf = (path: string, index: number) =>
  PAGES.includes(path) ? 'both themes' : `the ${index % 2 === 0 ? 'light' : 'dark'} theme`;

test.describe('every page of the route table', () => {
  for (const [index, path] of prerenderPaths().filter(isWalked).entries()) {
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
