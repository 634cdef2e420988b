import { HOMES, shellOf, stored, toast, withDevice, withoutStorage, withScriptsHeld } from '../fixtures/site';
import { expect, hydrated, test } from '../fixtures/test';

test.describe('a parent chooses a branch', () => {
  test('and comes home to it, with a toast; it is kept for the next visit', async ({ page, visit }) => {
    await page.addInitScript(() => {
      window.addEventListener('branchChange', (event) => {
        const { branchId } = (event as CustomEvent<{ branchId: string }>).detail;
        sessionStorage.setItem('heard', branchId);
      });
    });
    const { viewing } = shellOf(await visit('/learning-centers'));
    await expect(viewing).toHaveText(/Select Learning Center/);
    await page.getByRole('button', { name: 'Use This Branch Euless' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(toast(page, 'Branch Selected')).toBeVisible();
    await expect(toast(page, 'You are now viewing Euless.')).toBeVisible();
    await expect(viewing).toHaveText(/KidCode Euless/);
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('euless');

    await visit('/about-us');
    await expect(viewing).toHaveText(/KidCode Euless/);
    expect(await stored(page, 'current-branch')).toBe('euless');
  });

  test('and reads of no other one while the scripts of the centers are on their way', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('current-branch', 'euless'));
    const release = await withScriptsHeld(page);
    await page.goto('/learning-centers');
    const selection = page.getByRole('region', { name: 'Current Selection' });
    await expect(selection).toBeVisible();
    await expect(selection.getByText('Online Learning', { exact: true })).toBeHidden();
    await expect(selection.getByText('None yet')).toBeHidden();
    release();
    await hydrated(page);
    await expect(selection.getByRole('strong')).toHaveText('Euless');
  });

  // The static link led to the first center's camp, and that became the branch.
  for (const [name, path] of [
    ['Winter Camp', '/camps/winter/euless'],
    ['Summer Camp', '/euless/camps/summer'],
    ['Specialized Programs', '/euless/programs/specialized'],
  ] as const)
    test(`and keeps it with the link ${name}, pressed before the scripts are here`, async ({
      page,
      visit,
    }) => {
      await visit('/learning-centers');
      await page.getByRole('button', { name: 'Use This Branch Euless' }).first().click();
      await expect(page).toHaveURL('/');
      const release = await withScriptsHeld(page);
      await page.goto('/about-us');
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page).toHaveURL(/flower-mound/);
      release();
      await expect(page).toHaveURL(path);
      await hydrated(page);
      expect(await stored(page, 'current-branch')).toBe('euless');
    });

  test('and returns to the home page on a switch to online, with a toast of two seconds', async ({
    page,
    visit,
  }) => {
    await visit('/euless');
    await visit('/learning-centers');
    await page.getByRole('button', { name: 'Switch to Online' }).first().click();
    await expect(page).toHaveURL('/');
    const { viewing } = shellOf(page);
    await expect(toast(page, 'Switching to Online')).toBeVisible();
    await expect(toast(page, 'Online Learning mode activated')).toBeVisible();
    await expect(viewing).toHaveText(/Online Learning/);
    await expect(toast(page, 'Switching to Online')).toHaveCount(0);
  });

  test('and stays on the same page of the other center', async ({ page, visit }) => {
    await withDevice(page, HOMES.nearFlowerMound);
    await visit('/euless?utm_source=leaflet');
    await page.getByRole('button', { name: 'Find my nearest center' }).click();
    await page.getByRole('button', { name: 'Use Flower Mound' }).click();
    await expect(page).toHaveURL('/flower-mound?utm_source=leaflet');
    await expect(shellOf(page).viewing).toHaveText(/KidCode Flower Mound/);
  });

  test('and is told how to, with a press on Select Learning Center', async ({ page, visit }) => {
    const { viewing } = shellOf(await visit('/faq'));
    await viewing.click();
    await expect(page).toHaveURL('/learning-centers');
    await expect(toast(page, 'Choose your preferred branch from the map or list.')).toBeVisible();
  });
});

test.describe('the current branch', () => {
  test('is the one in the address, before the one that was kept', async ({ visit }) => {
    const { viewing, bar } = shellOf(await visit('/flower-mound'));
    await visit('/euless/programs/core');
    await expect(viewing).toHaveText(/KidCode Euless/);
    await expect(bar).toContainText('(972) 555-0120');
    await visit('/camps/winter/flower-mound');
    await expect(viewing).toHaveText(/KidCode Flower Mound/);
    await visit('/faq');
    await expect(viewing).toHaveText(/KidCode Flower Mound/);
  });

  test('is online for those who come for the first time, or whose browser kept nonsense', async ({
    page,
    visit,
  }) => {
    await visit('/');
    await expect(shellOf(page).viewing).toHaveText(/Select Learning Center/);
    await page.evaluate(() => localStorage.setItem('current-branch', '{"dallas":1}'));
    await visit('/');
    await expect(shellOf(page).viewing).toHaveText(/Select Learning Center/);
    await expect(shellOf(page).bar).toContainText('844-KID-CODE');
  });

  test('cannot be chosen while branch management is disabled, and no button says otherwise', async ({
    page,
    visit,
  }) => {
    await visit('/learning-centers');
    const choices = page.getByRole('button', { name: /Use This Branch|Switch to Online/ });
    await expect(choices.first()).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('branch-management-disabled', 'true'));
    await visit('/learning-centers');
    await expect(shellOf(page).viewing).toHaveText(/Online Learning/);
    await expect(choices).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Call Now Euless/ }).first()).toBeVisible();
    // The home pages still had both: what is below the screen kept its static HTML.
    for (const home of ['/', '/euless']) {
      await visit(home);
      await expect(choices).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Find my nearest center' })).toHaveCount(0);
    }
  });

  test('works for the page view when the browser keeps nothing', async ({ page, visit }) => {
    await withoutStorage(page, 'localStorage', 'sessionStorage');
    await visit('/learning-centers');
    await page.getByRole('button', { name: 'Use This Branch Euless' }).first().click();
    await expect(page).toHaveURL('/');
    await expect(shellOf(page).viewing).toHaveText(/KidCode Euless/);
  });
});
