import { headerEnd } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { openForm } from './camps-steps';

test.describe('a parent with a phone', () => {
  // The tabs stand in two rows there: the header lay over half of the first.
  for (const [width, path] of [
    [390, '/camps/winter/flower-mound'],
    [320, '/camps/winter/euless'],
  ] as const)
    test(`registers at ${path}, and sees every tab of it at ${width} pixels`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 844 });
      await visit(path);
      await openForm(page);
      const tabs = page.getByRole('tablist', { name: 'Camp details' });
      await expect(tabs).toBeInViewport({ ratio: 1 });
      expect((await tabs.boundingBox())?.y).toBeGreaterThan(await headerEnd(page));
    });
});
