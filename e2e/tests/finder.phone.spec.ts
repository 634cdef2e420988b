import { finderOf, headerEnd } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { askFrom, expectAnswerOnScreen, SOUTHLAKE, SOUTHLAKE_ANSWER } from './finder-answer';

test.describe('on a phone', () => {
  test('the list comes first, and the map is one tap away and not loaded before', async ({ page, visit }) => {
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(response.url()));
    const { cards, map, marker, list } = finderOf(await visit('/learning-centers'));
    await list.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(2);
    await expect(map).toBeHidden();
    const before = scripts.length;
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await expect(marker('Euless')).toBeVisible();
    await expect(list).toBeHidden();
    expect(scripts.length).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await expect(list).toBeVisible();
  });

  test('a card shows its center on the map, also at the second press, since the list hid the map', async ({
    page,
    visit,
  }) => {
    const { card, map, marker } = finderOf(await visit('/learning-centers'));
    await card('Flower Mound').getByRole('button', { name: 'Show on map' }).tap();
    await expect(marker('Flower Mound')).toBeInViewport();
    // The header lay over half of the way back to the list.
    const back = page.getByRole('group', { name: 'Show centers as' });
    await expect.poll(async () => (await back.boundingBox())?.y ?? 0).toBeGreaterThan(await headerEnd(page));
    await expect(map.getByText('Squares are 5 miles wide')).toBeVisible();
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await card('Flower Mound').getByRole('button', { name: 'Show on map' }).tap();
    await expect(map.getByText('Squares are 5 miles wide')).toBeVisible();
    await map.getByRole('button', { name: 'Reset the map' }).tap();
    await expect(map.getByText('Squares are 5 miles wide')).toHaveCount(0);
    await expect(marker('Euless')).toBeInViewport();
  });

  test('the filters wait behind a button', async ({ page, visit }) => {
    await visit('/learning-centers');
    const city = page.getByRole('combobox', { name: 'City' });
    await expect(city).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    await city.selectOption('Euless');
    await expect(finderOf(page).cards).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('the answer to a ZIP code is on the screen, in words and on the map', async ({ page, visit }) => {
    await askFrom(await visit('/learning-centers'), SOUTHLAKE, SOUTHLAKE_ANSWER);
    await expectAnswerOnScreen(page, SOUTHLAKE, SOUTHLAKE_ANSWER);
    await expect(finderOf(page).card('Flower Mound').getByRole('heading')).toBeInViewport();
  });
});
