import { headerEnd } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { form, openForm, tabTo } from './camps-steps';

test.describe('a parent with a phone', () => {
  // The tabs stand in two rows there: the header lay over half of the first.
  for (const [width, path] of [
    [390, '/camps/winter/flower-mound'],
    [320, '/camps/winter/euless'],
  ] as const)
    test(`registers at ${path}, and sees every tab of it at ${width} pixels`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await openForm(await visit(path));
      const tabs = page.getByRole('tablist', { name: 'Camp details' });
      await expect(tabs).toBeInViewport({ ratio: 1 });
      expect((await tabs.boundingBox())?.y).toBeGreaterThan(await headerEnd(page));
    });

  // The bar with the price lay over what had the focus: a desk's screen at 400 %, small phones, a desk's screen at 200 %.
  for (const [width, height] of [
    [320, 256],
    [390, 700],
    [640, 512],
  ] as const)
    test(`goes through the form by key at ${width} by ${height}, and sees where the focus is`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height });
      await visit('/camps/winter/flower-mound#registration');
      await tabTo(page, form(page).getByRole('radio').first());
      const isSeen = () =>
        page.evaluate(() => {
          const { activeElement: at } = document;
          const { x = 0, y = 0, width: wide = 0, height: high = 0 } = at?.getBoundingClientRect() ?? {};
          const top = document.elementFromPoint(x + wide / 2, y + high / 2);
          return top !== null && (at?.closest('label') ?? at)?.contains(top);
        });
      for (const key of ['ArrowDown', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
        await page.keyboard.press(key);
        const { name, text } = await page.evaluate(() => {
          const { activeElement: at } = document;
          return { name: at?.localName, text: at?.closest('label')?.textContent ?? at?.textContent };
        });
        await expect.poll(isSeen, `${key}: ${name} ${text}`).toBe(true);
      }
    });
});
