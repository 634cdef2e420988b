import { finderOf, HOMES, withDevice } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.describe('the location of the device', () => {
  test('is asked for by a button, and measures the distances', async ({ page, visit }) => {
    await withDevice(page, HOMES.nearFlowerMound);
    await visit('/learning-centers');
    const { locate, card, search } = finderOf(page);
    const city = page.getByRole('combobox', { name: 'City' });
    await expect(page.getByRole('slider')).toBeDisabled();
    await expect(page.getByText('miles away')).toHaveCount(0);
    await search.fill('tx');
    await city.selectOption('Euless');
    await locate.click();
    await expect(page.getByText('Distances are measured from your location.')).toBeVisible();
    await expect(card('Flower Mound')).toContainText('1.3 miles away');
    await expect(page.getByRole('slider', { name: 'Distance' })).toBeEnabled();
    // A new place starts the filters anew, and leaves the search alone.
    await expect(city).toHaveValue('all');
    await expect(search).toHaveValue('tx');
  });

  test('is used without a question where it was allowed before', async ({ context, page, visit }) => {
    // The browser's own device this time.
    await context.setGeolocation(HOMES.nearFlowerMound);
    await context.grantPermissions(['geolocation']);
    await visit('/learning-centers');
    await expect(page.getByText('Distances are measured from your location.')).toBeVisible();
  });

  for (const [what, answer, message] of [
    ['denied', 1, 'Location access denied. Some features may be limited.'],
    [
      'unknown to the browser',
      'unsupported',
      'Geolocation is not supported by your browser. Some features may be limited.',
    ],
  ] as const) {
    test(`may be ${what}, and the finder goes on without it`, async ({ page, visit }) => {
      await withDevice(page, answer);
      await visit('/learning-centers');
      const { locate, search, card } = finderOf(page);
      await locate.click();
      await expect(page.getByText(message)).toBeVisible();
      await search.fill('76039');
      await search.press('Enter');
      await expect(card('Euless')).toContainText('miles away');
    });
  }
});
