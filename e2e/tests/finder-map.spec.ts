import { MAP_MESSAGES } from '@kidcode/branches';
import type { Page } from '@playwright/test';

import { expectAccessible } from '../fixtures/accessibility';
import { finderOf } from '../fixtures/site';
import { answerMaps, mapCalls, refuseKey, succeed, useMapsKey } from '../fixtures/google-maps';
import { backTo, expect, test } from '../fixtures/test';

const SOURCE = 'Map data: U.S. Census Bureau';

/** The finder of its page, with its map on the screen. */
async function openMap(visit: (path: string) => Promise<Page>) {
  const finder = finderOf(await visit('/learning-centers'));
  await finder.map.scrollIntoViewIfNeeded();
  return finder;
}

test.describe('without a key', () => {
  test('the embedded map shows every center, and asks nobody for a script', async ({ page, visit }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const { map, marker } = await openMap(visit);
    await expect(marker('Euless')).toBeVisible();
    await expect(marker('Flower Mound')).toBeVisible();
    await expect(map.getByText(SOURCE)).toBeVisible();
    expect(asked.filter((url) => url.includes('google'))).toEqual([]);
    await expect(map).toHaveJSProperty('offsetHeight', 500);
  });

  test('a marker opens the center, and closing it shows them all again', async ({ page, visit }) => {
    const { marker, card } = await openMap(visit);
    await marker('Flower Mound').click();
    const dialog = page.getByRole('dialog', { name: 'Flower Mound' });
    await expect(dialog).toContainText('100 Example Meadow Lane');
    // Behind the dialog the list follows.
    const behind = { includeHidden: true };
    await expect(
      page
        .getByRole('article', { name: 'Flower Mound', ...behind })
        .getByRole('button', { name: 'Show on map', ...behind }),
    ).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(marker('Euless')).toBeInViewport();
    await expect(card('Flower Mound').getByRole('button', { name: 'Show on map' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('Back closes the center that a marker opened, and the page stays', async ({ page, visit }) => {
    await visit('/faq');
    const { marker } = await openMap(visit);
    await marker('Euless').click();
    const dialog = page.getByRole('dialog', { name: 'Euless' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/learning-centers');
    await marker('Euless').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await backTo(page, '/faq');
  });

  test('the map follows the list, and can be moved by hand', async ({ visit }) => {
    const { map, marker, card, search } = await openMap(visit);
    await card('Euless').getByRole('button', { name: 'Show on map' }).click();
    await expect(map.getByText('Squares are 2 miles wide')).toBeVisible();
    // Nothing of a town was to be seen: the zoom was one for maps with streets.
    await expect(map.getByText('Bedford', { exact: true })).toBeInViewport();
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await expect(map.getByText('Squares are 5 miles wide')).toBeVisible();
    await search.fill('flower');
    await expect(marker('Euless')).toHaveCount(0);
    await expect(marker('Flower Mound')).toBeVisible();
  });

  test('zooming by key ends at the limit, and the focus stays', async ({ page, visit }) => {
    const { map } = await openMap(visit);
    const zoomIn = map.getByRole('button', { name: 'Zoom in' });
    await zoomIn.focus();
    while (await zoomIn.isEnabled()) await page.keyboard.press('Enter');
    await expect(zoomIn).toBeFocused();
  });
});

test.describe('after one center was shown on the map', () => {
  // There was no way back to all centers: a reset kept the one, and so did every other list.
  test('a reset, another search or a second press shows all of them again', async ({ visit }) => {
    const { map, card, search } = await openMap(visit);
    const press = card('Euless').getByRole('button', { name: 'Show on map' });
    const isNear = map.getByText('Squares are 2 miles wide');
    const whole = await map.getByText(/^Squares are/).innerText();
    expect(whole).not.toContain(' 2 ');
    const isWhole = async () => {
      await expect(map.getByText(whole)).toBeVisible();
      await expect(press).toHaveAttribute('aria-pressed', 'false');
    };
    const show = async () => {
      await press.click();
      await expect(isNear).toBeVisible();
    };
    await show();
    await map.getByRole('button', { name: 'Reset the map' }).click();
    await isWhole();
    await show();
    await press.click();
    await isWhole();
    await show();
    // Finds nothing: all centers stay on the list.
    await search.fill('zzz');
    await isWhole();
    await show();
    await search.fill('');
    await isWhole();
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map.getByText(whole)).toHaveCount(0);
    await map.getByRole('button', { name: 'Reset the map' }).click();
    await isWhole();
  });
});

test.describe('a map that moves', () => {
  for (const [wish, reducedMotion, moves] of [
    ['glides to a center', 'no-preference', true],
    ['jumps there for those who want no motion', 'reduce', false],
  ] as const) {
    test(wish, async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion });
      const { map, marker, card } = await openMap(visit);
      await expect(marker('Euless')).toBeVisible();
      const longest = await map.evaluateHandle((region) => {
        const seen = { seconds: 0 };
        region.addEventListener('transitionend', (event) => {
          const { elapsedTime } = event as TransitionEvent;
          seen.seconds = Math.max(seen.seconds, elapsedTime);
        });
        return seen;
      });
      const seconds = async () => (await longest.jsonValue()).seconds;
      await card('Euless').getByRole('button', { name: 'Show on map' }).click();
      await expect(map.getByText('Squares are 2 miles wide')).toBeVisible();
      if (moves) {
        await expect.poll(seconds).toBeGreaterThan(0.05);
        return;
      }
      expect(await map.evaluate((region) => region.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await seconds()).toBe(0);
    });
  }
});

test.describe('with a key', () => {
  test.beforeEach(async ({ page }) => useMapsKey(page));

  test("Google's map shows the centers, pans to them and fits them all again", async ({ page, visit }) => {
    await answerMaps(page);
    const { map, marker, card, search } = await openMap(visit);
    await expect(marker('Euless')).toBeVisible();
    await expect(map.getByText(SOURCE)).toHaveCount(0);
    await expect.poll(() => mapCalls(page)).toEqual(['fit 100', 'zoom 13']);

    await card('Euless').getByRole('button', { name: 'Show on map' }).click();
    await expect
      .poll(async () => (await mapCalls(page)).slice(-2))
      .toEqual(['pan 32.837,-97.079', 'zoom 14']);

    await marker('Flower Mound').click();
    await expect(page.getByRole('dialog', { name: 'Flower Mound' })).toBeVisible();
    await expect
      .poll(async () => (await mapCalls(page)).slice(-2))
      .toEqual(['pan 33.052,-97.064', 'zoom 13']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await mapCalls(page)).slice(-2)).toEqual(['fit 100', 'zoom 13']);

    const before = (await mapCalls(page)).length;
    await search.fill('euless');
    await expect(marker('Flower Mound')).toHaveCount(0);
    await expect.poll(async () => (await mapCalls(page)).slice(before)).toContain('fit 100');
  });

  test.describe('and no connection to Google', () => {
    test.use({ expectedConsole: [/ERR_FAILED/] });

    test('the alert stands above the embedded map, and trying again brings the map', async ({
      page,
      visit,
    }) => {
      await answerMaps(page, (route) => route.abort());
      const { map, marker } = await openMap(visit);
      const alert = map.getByRole('alert');
      await expect(alert).toContainText(MAP_MESSAGES.loadTitle);
      await expect(alert).toContainText(MAP_MESSAGES.load);
      await expect(marker('Euless')).toBeVisible();
      await expect(map.getByText(SOURCE)).toBeVisible();
      await expectAccessible(page);

      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText(MAP_MESSAGES.loadTitle);

      await answerMaps(page, succeed);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toHaveCount(0);
      await expect(map.getByText(SOURCE)).toHaveCount(0);
      await expect(marker('Euless')).toBeVisible();
    });
  });

  test('that Google refuses, the embedded map takes over', async ({ page, visit }) => {
    await answerMaps(page, refuseKey);
    const { map, marker } = await openMap(visit);
    await expect(map.getByRole('alert')).toContainText('Google Maps did not accept the key of this site.');
    await expect(map.getByText(SOURCE)).toBeVisible();
    await expect(marker('Euless')).toBeVisible();
  });
});
