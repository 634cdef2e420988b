import type { Locator } from '@playwright/test';

import { finderOf, printed } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const times = (text: string, part: string): number => text.split(part).length - 1;

test.describe('on paper', () => {
  test('a camp is a handout: every tab and every answer, one header, nothing to press', async ({
    page,
    visit,
  }) => {
    await visit('/camps/winter/flower-mound');
    const { paper } = await printed(page);
    for (const told of [
      'What camp is like',
      'Hour by hour',
      'All prices',
      'Full winter camp, 2 weeks $598 $508',
      'Week by week',
      'What they work with',
      'Sibling discount',
      'All food must be peanut-free. Enter dietary restrictions in the enrollment form.',
      'Juniors are 5-10 years old, Seniors are 11-16 years old.',
      'www.kidcode.example/contact-us',
      '(972) 555-0110',
    ]) {
      expect(paper).toContain(told);
    }
    for (const doubled of [
      'OverviewAbout',
      'RegistrationRegister',
      'Skip to content',
      'Enroll Now',
      'Log In',
    ]) {
      expect(paper).not.toContain(doubled);
    }
    expect(paper).not.toContain('Register Now Call');
    expect(times(paper, 'Winter Camp 2025 Two weeks')).toBe(1);
  });

  for (const [path, told] of [
    ['/flower-mound/pricing/course-fee', ['$', '(972) 555-0110']],
    ['/learning-centers', ['100 Example Meadow Lane', '200 Example Grove Drive', '(972) 555-0120']],
  ] as const) {
    test(`${path} prints what it tells`, async ({ page, visit }) => {
      await visit(path);
      const { paper } = await printed(page);
      for (const words of told) expect(paper).toContain(words);
      expect(paper.startsWith('KidCode')).toBe(true);
      expect(paper).not.toContain('Skip to content');
    });
  }

  // The map left its frame and covered the centers.
  test('the finder prints its centers and no map, whichever of them a phone shows', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/learning-centers?near=75028');
    const { map, card } = finderOf(page);
    for (const view of ['List', 'Map']) {
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(map.getByText('75028', { exact: true })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(map).toBeHidden();
      await expect(card('Flower Mound')).toContainText('100 Example Meadow Lane');
      await expect(card('Flower Mound')).toBeVisible();
    }
  });

  test('a timetable that was filtered prints what was chosen, once, on one page with its link', async ({
    page,
    visit,
  }) => {
    await visit('/class-schedule?age=9&day=tuesday&place=euless');
    const { totalPages, paper } = await printed(page);
    expect(totalPages).toBe(1);
    expect(times(paper, 'Sphero BOLT')).toBe(1);
    expect(times(paper, 'The week in Euless')).toBe(1);
    for (const other of ['The week in Flower Mound', 'The week online', 'Wednesday', 'Minecraft'])
      expect(paper).not.toContain(other);
    expect(paper).toContain('classes in Euless for a child of 9 on Tuesdays.');
    // The address may be broken at the end of a line.
    expect(paper.replaceAll(' ', '')).toContain(
      'www.kidcode.example/class-schedule?age=9&day=tuesday&place=euless',
    );
  });

  test('the whole timetable prints each week once', async ({ page, visit }) => {
    await visit('/class-schedule');
    const { paper } = await printed(page);
    for (const week of ['The week in Flower Mound', 'The week in Euless', 'The week online'])
      expect(paper).toContain(week);
    // Two days in two centers and online.
    expect(times(paper, 'VEX VR')).toBe(6);
  });

  // The words of a button stood one to a line beside their address, and a name stuck to its own.
  test('an address follows its words, and the page begins at one edge', async ({ page, visit }) => {
    await page.setViewportSize({ width: 720, height: 900 });
    await visit('/flower-mound/pricing/course-fee');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const link of [
      main.getByRole('link', { name: /^Register for Winter Camp/ }).first(),
      main.getByRole('link', { name: /^Monthly Core Program/ }),
    ]) {
      // In a box of its own the space before an address is lost.
      expect(await link.evaluate((element) => getComputedStyle(element).display)).toMatch(/^(inline|block)$/);
    }
    const button = await main
      .getByRole('link', { name: /^Register for Winter Camp/ })
      .first()
      .boundingBox();
    expect(button?.width).toBeGreaterThan(140);
    expect(button?.height).toBeLessThan(60);
    const edgeOf = async (part: Locator) => (await part.boundingBox())?.x;
    const edge = await edgeOf(page.getByRole('heading', { level: 1 }));
    expect(edge).toBe(await edgeOf(page.getByRole('banner')));
    expect(edge).toBe(await edgeOf(page.getByRole('contentinfo')));
    const chip = main.getByText('Winter Early Bird: 15% off').first();
    await expect(chip).toHaveCSS('padding-left', '0px');
  });

  test('a page is dark on light in the dark theme, too, and nothing floats', async ({ page, visit }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await visit('/camps/winter/euless');
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.emulateMedia({ media: 'print' });
    const looks = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    };
    for (const part of [
      page.locator('body'),
      page.getByRole('heading', { level: 1 }),
      page.locator('footer'),
    ]) {
      expect(await part.evaluate(looks)).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    }
    const floating = await page.evaluate(
      () =>
        [...document.querySelectorAll('body *')].filter(
          (element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
            element.getBoundingClientRect().height > 0,
        ).length,
    );
    expect(floating).toBe(0);
  });
});
