import type { Locator } from '@playwright/test';

import { expectOnScreen } from '../fixtures/accessibility';
import { addPerson, FIRST, goTo, newName, press, requestOf, sendRequest, told } from '../fixtures/office';
import { stored } from '../fixtures/site';
import { awake, expect, reload, test } from '../fixtures/test';

const paperOf = 'getComputedStyle(document.body).backgroundColor';

/** Where it stands. */
const placeOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('it is not seen');
  return box;
};

test.describe('a parent', () => {
  test('turns the lights off, and finds them off on the next visit before anything is drawn', async ({
    page,
    visit,
  }) => {
    await visit('/');
    const light = await page.evaluate<string>(paperOf);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.locator('body')).toHaveClass(/\bdark-mode\b/);
    expect(await page.evaluate<string>(paperOf)).not.toBe(light);
    expect(await stored(page, 'theme')).toBe('dark');
    // What the first paint sees: no script of the site has come yet.
    await page.route(/\/assets\/.*\.js/, () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('sees light on a dark device until they choose, and the device once they say so', async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit('/faq');
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    const choice = page.getByRole('contentinfo').getByText('System', { exact: true });
    await awake(choice);
    await choice.click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    await reload(page);
    const system = page.getByRole('contentinfo').getByRole('radio', { name: 'System' });
    await system.scrollIntoViewIfNeeded();
    await expect(system).toBeChecked();
  });
});

test('in the dark an empty box has the edge of the field beside it, in an error, too', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await visit('/camps/spring/euless');
  const form = page.getByRole('main').locator('form').filter({ hasText: 'Tell me when it opens' });
  await awake(form);
  const [box, field] = [form.getByRole('checkbox'), form.getByLabel('Name')];
  const edge = (part: Locator) => part.evaluate((element) => getComputedStyle(element).borderTopColor);
  const quiet = await edge(field);
  expect(await edge(box)).toBe(quiet);
  await form.getByRole('button', { name: 'Tell me when it opens' }).click();
  // The focus is in the first field, whose edge it has.
  const wrong = form.getByRole('textbox', { name: 'Email' });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => edge(wrong)).not.toBe(quiet);
  expect(await edge(box)).toBe(await edge(wrong));
});

test.describe('with the few colors of the device', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('what is chosen is told from the rest', async ({ page, visit }) => {
    const paperUnder = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    await visit('/euless/camps/winter#registration');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Registration')).toHaveAttribute('aria-selected', 'true');
    expect(await paperUnder(tab('Registration'))).not.toBe(await paperUnder(tab('Overview')));
    await visit('/find-a-program');
    const age = (years: number) => page.getByRole('radio', { name: `${years} years` });
    await age(8).check();
    const tile = (years: number) => page.locator('label').filter({ has: age(years) });
    expect(await paperUnder(tile(8))).not.toBe(await paperUnder(tile(9)));
    const step = (name: string) => page.getByRole('main').getByRole('button', { name });
    expect(await paperUnder(step('1. Age'))).not.toBe(await paperUnder(step('2. Likes')));
  });
});

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

test.describe('a secretary on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one long word leaves a request on a phone’s screen, wherever it stands', async ({
    page,
    baseURL,
  }) => {
    const name = newName(`Anna${'a'.repeat(100)}`);
    const subject = `https://www.example.com/camps?${'utm_source=newsletter&'.repeat(7)}`;
    const email = `${crypto.randomUUID().slice(0, 8)}${'b'.repeat(50)}@example.com`;
    await sendRequest(baseURL, { name, branch: FIRST, subject });
    await addPerson(page, baseURL, email);
    await expect(told(page, `${email} is added.`)).toBeVisible();
    await expectOnScreen(page.getByRole('main'));

    await goTo(page, 'Requests');
    await expect(requestOf(page, name)).toBeVisible();
    await expectOnScreen(page.getByRole('main'));
    await requestOf(page, name).click();
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(email);
    await press(page, 'Done');
    await expect(told(page, `The request of ${name} is done.`)).toBeVisible();
    await expectOnScreen(page.getByRole('main'));
  });
});
