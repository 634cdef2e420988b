import { finderOf, HOMES, withDevice } from '../fixtures/site';
import { awake, expect, reload, test } from '../fixtures/test';
import { askFrom, expectAnswerOnScreen, SOUTHLAKE, SOUTHLAKE_ANSWER } from './finder-answer';

const SPECIFIED = 'No learning centers found matching your criteria.';

test.describe('a parent who submits a ZIP code', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the answer before them, from the nearest, and widens the limit by one press', async ({
    page,
    visit,
  }) => {
    const { cards } = finderOf(await visit('/learning-centers'));
    await askFrom(page, SOUTHLAKE, SOUTHLAKE_ANSWER);
    await expectAnswerOnScreen(page, SOUTHLAKE, SOUTHLAKE_ANSWER);
    await expect(page.getByText(SPECIFIED)).toHaveCount(0);
    await expect(page.getByText('No match')).toHaveCount(0);
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('8.3 miles away');
    await expect(cards.last()).toContainText('9.1 miles away');

    await page.getByRole('button', { name: 'Search within 10 miles' }).click();
    const words = '2 learning centers. The nearest to 76092: Flower Mound, 8.3 miles.';
    await expect(page.getByText(words)).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: words })).toBeFocused();
    await expect(cards.first()).toContainText('Flower Mound');
  });

  // The address that stands on the center's own card was "No match".
  test('or the city with it, as a browser fills it in, has the same answer', async ({ page, visit }) => {
    await visit('/learning-centers');
    await askFrom(page, 'Southlake, TX 76092', SOUTHLAKE_ANSWER);
    await askFrom(page, 'Beverly Hills, CA 90210', 'We do not know the ZIP code 90210.');
  });

  test('keeps it over a reload, and takes it back', async ({ page, visit }) => {
    const { search } = finderOf(await visit('/learning-centers'));
    await askFrom(page, SOUTHLAKE, SOUTHLAKE_ANSWER);
    await expect(page).toHaveURL(/\?near=76092&sort=distance$/);
    await reload(page);
    await expect(page.getByText(SOUTHLAKE_ANSWER)).toBeVisible();
    await expect(search).toHaveValue(SOUTHLAKE);
    await page.getByRole('button', { name: 'Forget this place' }).click();
    await expect(search).toHaveValue('');
    await expect(page.getByText('miles away')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '2 learning centers' })).toBeFocused();
  });

  test('is told which place still counts when the next one is unknown', async ({ page, visit }) => {
    const { search } = finderOf(await visit('/learning-centers'));
    await askFrom(page, SOUTHLAKE, SOUTHLAKE_ANSWER);
    await askFrom(page, '90210', 'We do not know the ZIP code 90210.');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('90210');
    await expect(page.getByText('We do not know the ZIP code 90210.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Distances are measured from 76092 (Southlake).')).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByText(/The nearest center is Flower Mound, 8\.3 miles from 76092\./)).toBeVisible();
    await search.fill('9021');
    await expect(page.getByText('We do not know the ZIP code')).toHaveCount(0);
    await page.getByRole('button', { name: 'Forget this place' }).click();
    await expect(page.getByText('miles away')).toHaveCount(0);
    await expect(page.getByText('8.3 miles')).toHaveCount(0);
  });

  test('may search for a center by name then, beyond the limit too', async ({ page, visit }) => {
    const { search, cards, card } = finderOf(await visit('/learning-centers?near=75028'));
    await expect(search).toHaveValue('75028');
    await search.fill('Eul');
    await expect(page.getByText(SPECIFIED)).toBeVisible();
    await expect(page.getByText(/^Euless is \d+\.\d miles from 75028\.$/)).toBeVisible();
    await page.getByRole('button', { name: /^Search within \d+ miles$/ }).click();
    await expect(cards).toHaveCount(1);
    await expect(card('Euless')).toBeVisible();
  });

  test('has it as well when no script had run yet', async ({ page, visit }) => {
    // What the form sends by itself.
    await visit('/learning-centers?q=76092');
    await expect(page.getByText(SOUTHLAKE_ANSWER)).toBeInViewport({ ratio: 1 });
    await expect(finderOf(page).search).toHaveValue(SOUTHLAKE);
  });

  test('finds the answer inside the home page, too', async ({ page, visit }) => {
    const { search } = finderOf(await visit('/'));
    await awake(search);
    const words = '2 learning centers. The nearest to 76092: Flower Mound, 8.3 miles.';
    await askFrom(page, SOUTHLAKE, words);
    await expectAnswerOnScreen(page, SOUTHLAKE, words);
    await expect(finderOf(page).cards.first()).toContainText('Flower Mound');
  });
});

test('a parent far from every center reads how far the nearest is', async ({ page, visit }) => {
  await withDevice(page, HOMES.houston);
  await visit('/learning-centers');
  await finderOf(page).locate.click();
  await expect(page.getByText(/^No center within 5 miles of your location\. The nearest: /)).toBeInViewport();
  await page.getByRole('button', { name: 'Search at any distance' }).click();
  await expect(page.getByText(/^No center within/)).toHaveCount(0);
  await expect(finderOf(page).cards).toHaveCount(2);
});
