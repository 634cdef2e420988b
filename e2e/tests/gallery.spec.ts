import { expect, test } from '../fixtures/test';

test.describe('a parent looks around', () => {
  test('opens a picture large, goes on with buttons and keys, and closes it where they were', async ({
    page,
    visit,
  }) => {
    await visit('/about-us');
    const first = page.getByRole('link', { name: /A class at its table/ });
    await first.click();
    const dialog = page.getByRole('dialog', { name: 'A class at its table' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Picture 1 of 5');
    await dialog.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('dialog', { name: 'A rocket, layer by layer' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowRight');
    const center = page.getByRole('dialog', { name: 'Flower Mound' });
    await expect(center.getByRole('img')).toHaveAttribute('alt', /Flower Mound learning center/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test('goes back from a picture to the page as soon as it is seen', async ({ page, visit }) => {
    await visit('/about-us');
    const entryAtFirstSight = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.querySelector('[role="dialog"]') === null) return;
            observer.disconnect();
            resolve(window.history.state);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('link', { name: /A rocket, layer by layer/ }).click();
    expect(await entryAtFirstSight).toMatchObject({ step: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/about-us$/);
  });
});
