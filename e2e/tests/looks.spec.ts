import { expect, test } from '../fixtures/test';

test.describe('a father sees what he can press', () => {
  // Each line had an empty rounded box, which could not be ticked.
  test('no boxes to tick beside what he has to have ready', async ({ page, visit }) => {
    await visit('/flower-mound/programs/birthday-parties');
    const line = page.getByText('How old the birthday child will be');
    expect(await line.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)).toBe('0px');
  });

  for (const path of ['/programs', '/franchise']) {
    // A picture, a bold name and a gray line: nothing said that they lead anywhere.
    test(`an arrow on each picture of ${path} that leads to a page`, async ({ page, visit }) => {
      await visit(path);
      const picture = page
        .getByRole('main')
        .getByRole('link', { name: /^Specialized Programs/ })
        .filter({ has: page.locator('img') })
        .first();
      await expect(picture.locator('svg')).toBeVisible();
    });
  }

  // 'Registration is open' and '15% off' were dark green on dark green: words without their chip.
  test('the chips of the camp in Euless on their dark green band', async ({ page, visit }) => {
    await visit('/camps/winter/euless');
    for (const words of ['Registration is open', '15% off'])
      await expect(page.getByText(words, { exact: true }).first()).toHaveCSS('box-shadow', /inset/);
  });
});
