import { expectNothingCutOff } from '../fixtures/accessibility';
import { test } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
import { expect, hydrated } from '../fixtures/test';
import config from '../playwright.config';

const launch = config.use?.launchOptions ?? {};

// The browser's own setting, 16 px by default: media queries know it, too, which a style of the page does not change.
test.use({
  launchOptions: { ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
});

// The Menu button and the main buttons lay beyond the edge of the screen, and could not be scrolled to (WCAG 1.4.4).
test.describe('with letters twice as large on a phone', () => {
  for (const path of PAGES)
    test(`${path} has all its words and buttons on the screen`, async ({ window: page }) => {
      await page.goto(path);
      await hydrated(page);
      await expectNothingCutOff(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNothingCutOff(page);
      await page.setViewportSize({ width: 390, height: 844 });
    });

  test('the menu opens and its last entry can be reached', async ({ window: page }) => {
    await page.goto('/flower-mound');
    await hydrated(page);
    const bar = page.getByRole('banner');
    await bar.locator('summary').filter({ hasText: 'Menu', visible: true }).click();
    const last = bar.locator('[data-menu=drawer] a[href]').filter({ visible: true }).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expectNothingCutOff(page);
  });
});
