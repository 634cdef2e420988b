import { finderOf } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';
import { askFrom } from './finder-answer';

// The development build also reports where a part that hydrates late differs from its HTML.
test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` });

test('a parent finds a center on the home page, at any distance, and the address stays short', async ({
  page,
  visit,
}) => {
  await visit('/');
  const { card, cards, marker, map } = finderOf(page);
  const section = page.getByRole('region', { name: 'A center near you' });
  const openOrClosed = card('Euless').getByText('Closed, opens at 3:00 PM');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  // Readable from the start; it comes to life when it is near.
  await expect(cards).toHaveCount(2);
  await expect(openOrClosed).toHaveCount(0);
  await section.scrollIntoViewIfNeeded();
  await expect(openOrClosed).toBeVisible();

  await askFrom(page, '75201', 'Distances are measured from 75201 (Dallas).');
  await expect(cards).toHaveCount(2);
  await expect(card('Flower Mound')).toContainText(/2\d\.\d miles away/);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('slider', { name: 'Distance' })).toHaveAttribute(
    'aria-valuetext',
    'Any distance',
  );
  await page.getByRole('combobox', { name: 'City' }).selectOption('Flower Mound');
  await expect(cards).toHaveCount(1);
  await map.scrollIntoViewIfNeeded();
  await expect(marker('Flower Mound')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  // The branch changes: the filters start anew, and the current branch comes first.
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await card('Flower Mound').getByRole('button', { name: 'Use This Branch' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Flower Mound');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // It led home from home: the sentence above looked at the address, which is the same one step later.
  expect(await steps()).toBe(before);
});
