import { pageMetadata, prerenderPaths, resolvePath } from '@kidcode/site';

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { test } from '../fixtures/one-visit';
import { expect, hydrated } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';
import { currentSchool, DEFAULT_SCHOOL } from '../../tools/school/current-school.mjs';

/** An address of its own; an alias shows the page of its canonical address, whose elements axe reads once. */
function isCanonical(path: string): boolean {
  const { page, params } = resolvePath(path);
  return pageMetadata(page ?? 'not-found', params).canonical === path;
}

/** Aliases are walked at the default school alone; the camp finder leads on by itself, its own tests cover it. */
const isWalked = (path: string): boolean =>
  resolvePath(path).page !== 'camp-finder' && (currentSchool() === DEFAULT_SCHOOL || isCanonical(path));

// The development build reports every difference between the static HTML and what React renders.
test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}`, viewport: { width: 320, height: 640 } });

test.describe('every page of the route table', () => {
  for (const path of prerenderPaths().filter(isWalked)) {
    const isAxed = isCanonical(path);
    const more = isAxed ? ' and is accessible in both themes' : '';
    test(`${path} hydrates quietly, fits a small phone${more}`, async ({ window: page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      // axe has no rule for it.
      await expect(page.locator('section:not(:has(h1, h2, h3, h4))')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      if (!isAxed) return;
      await expectAccessible(page);
      // A theme changes colours and nothing else.
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      await expectAccessible(page, ['color-contrast']);
    });
  }
});
