import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { finderOf, withoutStorage } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';
import { askFrom } from './finder-answer';

const ONLINE_VIOLET = 'rgb(91, 61, 245)';
const FLOWER_MOUND_BLUE = 'rgb(20, 102, 224)';

test.describe('a parent who found a center', () => {
  test('sends the view to somebody else', async ({ page, visit }) => {
    const { cards } = finderOf(await visit('/learning-centers'));
    await askFrom(page, '75028', 'Distances are measured from 75028 (Flower Mound).');
    await expect(page).toHaveURL(/\?near=75028&sort=distance$/);
    await page.getByRole('combobox', { name: 'City' }).selectOption('Euless');
    await expect(page).toHaveURL(/near=75028&city=Euless&sort=distance/);
    const shared = page.url();
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('all');
    await expect(page).toHaveURL(/\?near=75028&sort=distance$/);

    await visit(shared);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Euless');
    await expect(page.getByText('Distances are measured from 75028 (Flower Mound).')).toBeVisible();
    await expect(cards.first()).toBeVisible();
  });

  test('calls it, drives to it, or makes it theirs', async ({ page, visit }) => {
    const { card, cards } = finderOf(await visit('/learning-centers'));
    const banner = page.getByRole('main').locator('section').first();
    await expect(card('Euless').getByRole('link', { name: /^Call Now/ })).toHaveAttribute(
      'href',
      'tel:+19725550120',
    );
    const directions = card('Euless').getByRole('link', { name: /^Directions to Euless/ });
    await expect(directions).toHaveAttribute(
      'href',
      /google\.com\/maps\/search\/\?api=1&query=200%20Example/,
    );
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(cards.first()).toContainText('Euless');
    await expect(banner).toHaveCSS('background-color', ONLINE_VIOLET);

    await card('Flower Mound').getByRole('button', { name: 'Use This Branch Flower Mound' }).click();
    await expect(page).toHaveURL(/\/$/);
    await visit('/learning-centers');
    // The current branch comes first, and the page wears its colour.
    await expect(cards.first()).toContainText('Flower Mound');
    await expect(card('Flower Mound').getByRole('button', { name: 'Current Branch' })).toBeVisible();
    await expect(banner).toHaveCSS('background-color', FLOWER_MOUND_BLUE);
    const panel = page.getByRole('region', { name: 'Current Selection' });
    await expect(panel).toContainText('100 Example Meadow Lane');
    await panel.getByRole('button', { name: 'Switch to Online' }).click();
    await expect(page).toHaveURL(/\/$/);
    await visit('/learning-centers');
    await expect(panel).toContainText('Virtual Learning');
    await expect(panel.getByRole('link', { name: '844-KID-CODE' })).toBeVisible();
  });

  // It said "Online Learning" to whom the header still asked to choose.
  test('has selected nothing before anything was chosen', async ({ page, visit }) => {
    await visit('/learning-centers');
    const panel = page.getByRole('region', { name: 'Current Selection' });
    await expect(panel).toContainText('None yet');
    await expect(panel).not.toContainText('Virtual Learning');
    await expect(panel.getByRole('button')).toHaveCount(3);
    for (const name of ['Use This Branch Flower Mound', 'Use This Branch Euless', 'Switch to Online'])
      await expect(panel.getByRole('button', { name })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('comes to the online branch by its link', async ({ page, visit }) => {
    await visit('/learning-centers#online');
    await expect(page.getByRole('heading', { name: 'No center near you? Learn online' })).toBeInViewport();
  });
});

test.describe('favorites', () => {
  test('are kept, announced, and in step across two tabs', async ({ page, context, visit }) => {
    await visit('/learning-centers');
    const other = await visit('/learning-centers', await context.newPage());
    const heart = (tab: typeof page) =>
      finderOf(tab).card('Euless').getByRole('button', { name: 'Euless as a favorite' });
    await page.bringToFront();
    await heart(page).click();
    await expect(page.getByText('This center has been added to your favorites.').first()).toBeVisible();
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
    await other.bringToFront();
    await other.getByRole('checkbox', { name: 'Favorites only' }).check();
    await expect(finderOf(other).cards).toHaveCount(1);
    await heart(other).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await page.bringToFront();
    await heart(page).click();
    await page.reload();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('hold for the visit when storage is blocked', async ({ page, visit }) => {
    await withoutStorage(page, 'localStorage', 'sessionStorage');
    await visit('/learning-centers');
    const heart = page.getByRole('button', { name: 'Euless as a favorite' });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await finderOf(page).search.fill('eul');
    await expect(finderOf(page).cards).toHaveCount(1);
  });
});

test.describe('for everyone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the finder fits 320 px, and every state of it is accessible in both themes', async ({
    page,
    visit,
  }) => {
    const { search, marker } = finderOf(await visit('/learning-centers'));
    const expectGood = async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    };
    await page.getByRole('button', { name: 'Filters' }).click();
    await search.fill('eu');
    await expectGood();

    await askFrom(page, '75201', 'No center within 5 miles of 75201.');
    await expectGood();

    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(marker('Euless')).toBeVisible();
    await expectGood();

    await marker('Euless').click();
    await expect(page.getByRole('dialog', { name: 'Euless' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('on the home page', () => {
  // The development build also reports where a part that hydrates late differs from its HTML.
  test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` });

  test('a center is found there, at any distance, and the address stays short', async ({ page, visit }) => {
    const { card, cards, marker, map } = finderOf(await visit('/'));
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
});
