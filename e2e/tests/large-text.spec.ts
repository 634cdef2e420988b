import { expectNothingCutOff, expectWordsWhole } from '../fixtures/accessibility';
import { test } from '../fixtures/one-visit';
import { PAGES } from '../fixtures/site';
import { awake, expect, hydrated } from '../fixtures/test';
import config from '../playwright.config';
import { submit } from './camps-steps';
import { couponForm } from './lead-steps';

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
  // The bar showed "$50" over "8", and the plan's "$1,0" over "16".
  test('the price beside the way on is not broken', async ({ window: page }) => {
    await page.goto('/camps/winter/flower-mound#registration');
    await hydrated(page);
    await awake(submit(page));
    await expectWordsWhole(submit(page).locator('..'));
    await expectWordsWhole(page.getByRole('region', { name: /^All prices/ }).first());
    await expectNothingCutOff(page);
    await page.goto('/camps/plan');
    await hydrated(page);
    const child = page.getByRole('region', { name: 'Child 1' });
    await awake(child);
    await child.getByRole('checkbox', { name: /week 1, .* in Euless/ }).check();
    await expectWordsWhole(page.getByRole('button', { name: 'See the total' }).locator('..'));
    await expectNothingCutOff(page);
  });

  test('the tabs of a camp have their words inside of them', async ({ window: page }) => {
    await page.goto('/camps/winter/flower-mound');
    await hydrated(page);
    const tabs = page.getByRole('tablist', { name: 'Camp details' }).getByRole('tab');
    await expect(tabs).toHaveCount(6);
    for (const tab of await tabs.all())
      expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('the coupon says what it is worth in whole words', async ({ window: page }) => {
    await page.goto('/pricing/discounts-promotions');
    await hydrated(page);
    await page.getByRole('link', { name: 'Get the coupon' }).first().click();
    await expectWordsWhole(couponForm(page).getByText('10%', { exact: true }).locator('..'));
    await expectNothingCutOff(page);
  });
});
