import { HOMES, shellOf, stored, toast, withDevice } from '../fixtures/site';
import { awake, expect, NOW, test } from '../fixtures/test';

test.describe('a parent whose browser may tell where they are', () => {
  test('sees the nearest center on the home page by itself', async ({ page, visit }) => {
    const device = await withDevice(page, HOMES.nearEuless, 'granted');
    const { viewing } = shellOf(await visit('/'));
    await expect(viewing).toHaveText(/KidCode Euless/);
    await expect(toast(page, 'Branch Detected')).toBeVisible();
    await expect(toast(page, 'Your nearest learning center is Euless.')).toBeVisible();
    expect(await stored(page, 'branch-manual-selection')).toBeNull();
    expect(await device.timesAsked()).toBe(1);
  });

  test('learns online when no center is within 25 miles, and is asked once per page load only', async ({
    page,
    visit,
  }) => {
    const device = await withDevice(page, HOMES.houston, 'granted');
    const { viewing } = shellOf(await visit('/'));
    await expect(
      toast(page, "No learning centers found within 25 miles. We've selected online learning."),
    ).toBeVisible();
    await expect(viewing).toHaveText(/Online Learning/);
    const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await awake(faq);
    await faq.click();
    await expect(page).toHaveURL('/faq');
    await page.getByRole('link', { name: 'KidCode home' }).first().click();
    await expect(page).toHaveURL('/');
    expect(await device.timesAsked()).toBe(1);
  });

  test('is moved from online, chosen by a link, to the center next door', async ({ page, visit }) => {
    await withDevice(page, HOMES.nearFlowerMound, 'granted');
    await visit('/online');
    await expect(shellOf(page).viewing).toHaveText(/Online Learning/);
    await visit('/');
    await expect(toast(page, 'Location Updated')).toBeVisible();
    await expect(shellOf(page).viewing).toHaveText(/KidCode Flower Mound/);
  });

  test('is never moved from the branch that they chose by hand', async ({ page, visit }) => {
    const device = await withDevice(page, HOMES.nearFlowerMound, 'granted');
    await visit('/learning-centers');
    await page.getByRole('button', { name: 'Use This Branch Euless' }).first().click();
    await expect(shellOf(page).viewing).toHaveText(/KidCode Euless/);
    await visit('/');
    await expect(shellOf(page).viewing).toHaveText(/KidCode Euless/);
    expect(await device.timesAsked()).toBe(0);
  });

  test("is not asked on a branch's own page, nor off the home page", async ({ page, visit }) => {
    const device = await withDevice(page, HOMES.nearFlowerMound, 'granted');
    for (const path of ['/euless', '/faq']) {
      await visit(path);
      await expect(shellOf(page).viewing).toHaveText(/KidCode Euless/);
      expect(await device.timesAsked()).toBe(0);
    }
  });

  test('is not asked when detection is disabled for the session', async ({ page, visit }) => {
    await page.addInitScript(() => sessionStorage.setItem('branch-detection-disabled', 'true'));
    const device = await withDevice(page, HOMES.nearFlowerMound, 'granted');
    await visit('/');
    await expect(shellOf(page).viewing).toHaveText(/Select Learning Center/);
    expect(await device.timesAsked()).toBe(0);
  });
});

test.describe('a parent who has not been asked before', () => {
  test('is asked when they press the offer, not before', async ({ page, visit }) => {
    const device = await withDevice(page, HOMES.nearFlowerMound);
    await visit('/');
    await expect(page.getByText(/We use your location once, in this browser/)).toBeVisible();
    expect(await device.timesAsked()).toBe(0);
    await page.getByRole('button', { name: 'Find my nearest center' }).click();
    await expect(page.getByText('Flower Mound is your nearest center')).toBeVisible();
    await expect(page.getByText(/^\d+\.\d miles away$/)).toBeVisible();
    await expect(shellOf(page).viewing).toHaveText(/KidCode Flower Mound/);
    expect(await device.timesAsked()).toBe(1);
  });

  for (const [what, answer, words] of [
    ['refuses', 1, 'Location access denied. Some features may be limited.'],
    ['cannot tell', 2, 'Location information unavailable. Some features may be limited.'],
  ] as const)
    test(`is told why when the device ${what}, and can go on online`, async ({ page, visit }) => {
      await withDevice(page, answer);
      await visit('/');
      await page.getByRole('button', { name: 'Find my nearest center' }).click();
      await expect(page.getByText(words)).toBeVisible();
      await expect(toast(page, 'Online Mode Selected')).toBeVisible();
      await expect(shellOf(page).viewing).toHaveText(/Online Learning/);
      await page.getByRole('link', { name: 'See all learning centers' }).click();
      await expect(page).toHaveURL('/learning-centers');
    });

  test('is told after ten seconds when the device never answers', async ({ page, visit }) => {
    await page.clock.install({ time: NOW });
    await withDevice(page, 'silence');
    await visit('/');
    await page.getByRole('button', { name: 'Find my nearest center' }).click();
    await expect(page.getByRole('button', { name: 'Finding your center...' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(
      page.getByText("Location request timed out. We'll use online mode by default."),
    ).toBeVisible();
  });

  test('is reminded of the location settings once per session', async ({ page, visit }) => {
    await withDevice(page, 1);
    const hint = toast(page, 'Please enable location services to find the nearest learning center.');
    await visit('/');
    await page.getByRole('button', { name: 'Find my nearest center' }).click();
    await expect(hint).toBeVisible();
    await visit('/');
    await page.getByRole('button', { name: 'Find my nearest center' }).click();
    await expect(page.getByText('Location access denied. Some features may be limited.')).toBeVisible();
    await expect(hint).toHaveCount(0);
  });
});
