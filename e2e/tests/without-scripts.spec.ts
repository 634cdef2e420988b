import { prerenderPaths } from '@kidcode/site';

import { test } from '../fixtures/one-visit';
import { expect } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test.describe('with scripts off', () => {
  for (const path of prerenderPaths()) {
    test(`${path} can be read and left`, async ({ window: page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('link').first()).toHaveAttribute('href', /.+/);
    });
  }
});
