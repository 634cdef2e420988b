import type { Locator } from '@playwright/test';

import { expect, test } from '../fixtures/test';

/** Where it stands. */
const placeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not seen');
  return box;
};

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

test.describe('a mother on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // 'Flower Mound' takes two lines and 'Euless' one: the boxes of a row stood 26 px apart.
  test('ticks the weeks of both centers in one line', async ({ page, visit }) => {
    await visit('/camps/plan');
    const box = (center: string) =>
      page.getByRole('checkbox', { name: new RegExp(`week 1, .* in ${center}`) }).first();
    expect((await placeOf(box('Euless'))).y).toBe((await placeOf(box('Flower Mound'))).y);
  });

  // 'Week 2, Dec 29 - Jan' stood above a lone '2'.
  test('reads the days of a week together', async ({ page, visit }) => {
    await visit('/camps/plan');
    const days = page.getByRole('rowheader').getByText('Dec 29 - Jan 2', { exact: true }).first();
    await expect(days).toBeVisible();
    expect((await placeOf(days)).height).toBeLessThan(35);
  });

  // The first column had 60 px, so that 'The whole camp (10 weeks)' took five lines.
  test('reads what a summer price is for in three lines at most', async ({ page, visit }) => {
    await visit('/pricing/course-fee');
    const name = page.getByRole('rowheader', { name: /^The whole camp/ });
    await name.scrollIntoViewIfNeeded();
    expect((await placeOf(name)).height).toBeLessThan(120);
  });

  for (const width of [320, 800]) {
    // It asked for 'City or ZIP co...', though there was room.
    test(`reads all of what the finder asks for, ${width} px wide`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit('/learning-centers');
      const spare = await page
        .getByRole('combobox', { name: 'Find a center' })
        .evaluate((field: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field);
          const ruler = document.createElement('canvas').getContext('2d');
          if (ruler === null) throw new Error('nothing to measure with');
          ruler.font = font;
          const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return room - ruler.measureText(field.placeholder).width;
        });
      expect(spare).toBeGreaterThanOrEqual(0);
    });
  }

  // 'Call (972)' stood above '555-0120'.
  test('reads a phone number in one line', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/camps/spring/euless');
    await page.getByRole('link', { name: 'Tell me when registration opens' }).first().click();
    const number = page
      .getByRole('paragraph')
      .filter({ hasText: 'Rather talk to somebody? Call' })
      .getByRole('link');
    expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
    expect((await placeOf(number)).height).toBeLessThan(35);
  });
});

// The fifth of five bricks fills its row, and its two studs were slabs.
test('a long brick of the home page has more studs, not longer ones', async ({ page, visit }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await visit('/');
  const tools = page.getByRole('region', { name: 'Tools that children want to open' }).getByRole('listitem');
  const studs = (brick: Locator) =>
    brick.evaluate((item) => parseFloat(getComputedStyle(item, '::before').maskSize));
  const widths = await tools.evaluateAll((bricks) => bricks.map((brick) => brick.clientWidth));
  expect(Math.max(...widths)).toBeGreaterThan(2 * Math.min(...widths));
  for (const brick of await tools.all()) expect(await studs(brick)).toBe(88);
});
