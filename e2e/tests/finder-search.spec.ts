import { finderOf, HOMES, withDevice } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { askFrom } from './finder-answer';

test.describe('a parent finds a center', () => {
  test('by typing a part of its name, and by its city and ZIP code', async ({ page, visit }) => {
    const { search, cards, card } = finderOf(await visit('/learning-centers'));
    await expect(cards).toHaveCount(2);
    for (const typed of ['eul', 'EULESS', '76039']) {
      await search.fill(typed);
      await expect(cards).toHaveCount(1);
      await expect(card('Euless')).toBeVisible();
    }
    await expect(page.getByText('1 of 2 learning centers')).toBeVisible();
    await search.fill('tx');
    await expect(cards).toHaveCount(2);
  });

  test('by picking a suggestion, however far it is from the place they named', async ({ page, visit }) => {
    const { search, card, suggestions } = finderOf(await visit('/learning-centers?near=75028'));
    await search.fill('eul');
    await suggestions.filter({ hasText: 'Euless' }).click();
    await expect(card('Euless')).toContainText('miles away');
    await expect(page.getByText('No match')).toHaveCount(0);
    await search.fill('te');
    await expect(suggestions).toHaveText(['Texas']);
  });

  test('with the keyboard alone', async ({ page, visit }) => {
    const { search, cards, card, suggestions } = finderOf(await visit('/learning-centers'));
    await search.focus();
    await page.keyboard.type('f');
    await expect(suggestions).toHaveCount(0);
    await page.keyboard.type('l');
    await expect(suggestions).toHaveText(['Flower Mound']);
    await page.keyboard.press('ArrowDown');
    await expect(suggestions).toHaveAttribute('aria-selected', 'true');
    await expect(search).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('Flower Mound');
    await expect(cards).toHaveCount(1);
    await expect(suggestions).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');

    await card('Euless').getByRole('button', { name: 'Show on map' }).focus();
    await page.keyboard.press('Enter');
    await expect(card('Euless').getByRole('button', { name: 'Show on map' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const { marker } = finderOf(page);
    await marker('Euless').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Euless' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(marker('Euless')).toBeFocused();
  });

  test('by their own ZIP code, without being asked for their location', async ({ page, visit }) => {
    const { cards, card } = finderOf(await visit('/learning-centers'));
    await askFrom(page, '75028', 'Distances are measured from 75028 (Flower Mound).');
    await expect(cards).toHaveCount(1);
    await expect(card('Flower Mound')).toContainText('1.3 miles away');
    await page.getByRole('slider', { name: 'Distance' }).fill('50');
    await expect(cards).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest');
    await expect(cards.first()).toContainText('Flower Mound');
    await page.getByRole('button', { name: 'Forget this place' }).click();
    await expect(page.getByText('miles away')).toHaveCount(0);
  });

  test('by their own city, and is told the nearest center when none is close enough', async ({
    page,
    visit,
  }) => {
    const { search, cards } = finderOf(await visit('/learning-centers'));
    await askFrom(page, 'Plano, TX', 'Distances are measured from Plano.');
    await expect(
      page.getByText(/^No center within 5 miles of Plano\. The nearest: Flower Mound, \d+\.\d miles\.$/),
    ).toBeVisible();
    await expect(cards).toHaveCount(2);
    await page.getByRole('button', { name: /^Search within \d+ miles$/ }).click();
    await expect(page.getByText('No center within')).toHaveCount(0);
    await expect(cards).toHaveCount(1);
    await search.fill('zzz');
    await expect(page.getByText('No learning centers found matching your criteria.')).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible();
  });

  test('and sees whether someone is there', async ({ page, visit }) => {
    await visit('/learning-centers');
    await expect(finderOf(page).card('Euless')).toContainText('Closed, opens at 3:00 PM');
    await page.clock.setFixedTime(new Date('2025-12-01T16:00:00-06:00'));
    await page.reload();
    await expect(finderOf(page).card('Euless')).toContainText('Open now until 7:00 PM');
    await expect(finderOf(page).card('Euless')).toContainText('Mon-Fri 3:00PM - 7:30PM');
    // The hours of its classes stand on its own page (D-53).
    await expect(finderOf(page).card('Euless')).not.toContainText('Mon-Fri 3:00PM-7:00PM');
  });
});

test.describe('the location of the device', () => {
  test('is asked for by a button, and measures the distances', async ({ page, visit }) => {
    await withDevice(page, HOMES.nearFlowerMound);
    const { locate, card, search } = finderOf(await visit('/learning-centers'));
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
      const { locate, search, card } = finderOf(await visit('/learning-centers'));
      await locate.click();
      await expect(page.getByText(message)).toBeVisible();
      await search.fill('76039');
      await search.press('Enter');
      await expect(card('Euless')).toContainText('miles away');
    });
  }
});
