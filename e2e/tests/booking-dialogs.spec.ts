import { toast } from '../fixtures/site';
import { backTo, expect, test } from '../fixtures/test';
import {
  blockTabs,
  portalAfter,
  choose,
  chooseTwice,
  chose,
  dialog,
  expectBooking,
  expectNoBookingOffline,
  expectNoTrialOffline,
} from './booking-steps';

test.describe('a dialog', () => {
  test('opens over the page, keeps the keyboard inside, and Escape gives all of it back', async ({
    page,
    visit,
  }) => {
    await visit('/about-us');
    const link = page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' });
    await link.focus();
    await page.keyboard.press('Enter');
    const first = dialog(page).getByRole('button', { name: 'Core-Program' });
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(
      await dialog(page).evaluate((element) => element.contains(element.ownerDocument.activeElement)),
    ).toBe(true);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/about-us');
    await expect(link).toBeFocused();
  });

  test('leads back step by step, and each step takes the focus', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/?dialog=trial');
    await choose(page, 'Core-Program', 'In-Center Classes');
    const title = page.locator(':focus');
    await expect(title).toHaveText(/Step 3 of 3.*Choose Your Trial Session Type/);
    await choose(page, 'Back');
    await expect(title).toHaveText(/Step 2 of 3.*Choose Your Trial Class Format/);
    await expect(dialog(page)).toContainText('How would you like to try your free trial class?');
    await choose(page, 'Back');
    await expect(dialog(page, /Choose Your Program Type/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Back' })).toBeHidden();
  });

  test('of a campaign opens with the page, and closing leaves the page', async ({ page, visit }) => {
    await visit('/?dialog=trial&program=specialized&utm_source=letter');
    await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/?utm_source=letter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Title and footer stayed in sight and left the choices a strip of 16 px, at 568x320 one of 110.
  for (const [screen, width, height] of [
    ['desk at 400 %', 320, 256],
    ['small phone on its side', 568, 320],
  ] as const) {
    test(`shows each choice whole on a ${screen}`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height });
      for (const purpose of ['trial', 'enroll']) {
        await visit(`/?dialog=${purpose}`);
        for (const name of ['Core-Program', 'Specialized']) {
          const choice = dialog(page).getByRole('button', { name });
          await choice.scrollIntoViewIfNeeded();
          await expect(choice).toBeInViewport({ ratio: 0.99 });
        }
      }
      await choose(page, 'Core-Program');
      const back = dialog(page).getByRole('button', { name: 'Back' });
      await back.scrollIntoViewIfNeeded();
      await expect(back).toBeInViewport({ ratio: 0.99 });
    });
  }

  test('that nobody knows is no dialog', async ({ page, visit }) => {
    await visit('/?dialog=constructor');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('when the browser opens no tabs, the link itself is there to tap', () => {
  for (const [name, choices, link, meeting] of [
    ['trial', ['Core-Program', 'Online Classes'], 'Open the booking page', 'Trial'],
    ['core-booking', ['Open the booking portal'], 'Open the booking portal', 'Trial'],
    ['consultation', ['Virtual'], 'Open the consultation booking', 'Consultation'],
  ] as const) {
    test(`of the ${name} dialog`, async ({ page, visit }) => {
      await chose(page, 'euless');
      await blockTabs(page);
      await visit(`/?dialog=${name}`);
      await choose(page, ...choices);
      await expect(toast(page, 'Popup Blocked')).toBeVisible();
      const ready = dialog(page, 'Your booking page is ready');
      await expect(ready.locator(':focus')).toHaveCount(1);
      const portal = await portalAfter(page, () => ready.getByRole('link', { name: link }).click());
      await expectBooking(portal, meeting, name === 'trial' ? 'online' : 'euless');
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('and Back leads to the choice again', async ({ page, visit }) => {
    await blockTabs(page);
    await visit('/?dialog=trial&program=core');
    await choose(page, 'Online Classes', 'Back');
    await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Online Classes' })).toBeEnabled();
  });
});

test.describe('when the connection is gone', () => {
  // What the page fetches meanwhile does not come.
  test.use({ expectedConsole: [/ERR_(FAILED|INTERNET_DISCONNECTED)/] });

  test('a trial waits for it, and opens its tab when it is back', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    await expectNoTrialOffline(page);
    const portal = await portalAfter(page, () => choose(page, 'Online Classes'));
    await expectBooking(portal, 'Trial', 'online', 'Core program', 'Online');
  });

  for (const [path, title, choice] of [
    ['/euless?dialog=consultation', /Consultation Method/, 'In-Person'],
    ['/programs/euless/core?dialog=core-booking', /Book the Core Program/, 'Open the booking portal'],
  ] as const)
    test(`${path} waits for it, and opens its tab when it is back`, async ({ page, visit }) => {
      await visit(path);
      await expectNoBookingOffline(page, title, choice);
      await portalAfter(page, () => choose(page, choice));
      await expect(dialog(page)).toBeHidden();
    });

  test('a dialog that cannot be fetched says so, and the next tap opens it', async ({ page, visit }) => {
    await page.addInitScript(() => window.sessionStorage.setItem('reloaded-after-deploy', 'true'));
    await visit('/about-us');
    const isOfDialogs = (url: URL) => url.pathname.endsWith('.js');
    await page.route(isOfDialogs, async (route) => {
      const script = await route.fetch();
      if ((await script.text()).includes('Choose Your Trial Class Format')) await route.abort();
      else await route.fulfill({ response: script });
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' });
    await link.click();
    await expect(toast(page, 'This could not be loaded. Please try again.')).toBeVisible();
    await page.unroute(isOfDialogs);
    await link.click();
    await expect(dialog(page, /Choose Your Program Type/)).toBeVisible();
  });
});

test.describe('a double click on a choice answers one question', () => {
  // What is double is a matter of the very milliseconds at which a hand pressed.
  test.use({ frozen: false });

  for (const [name, gap, choice, next] of [
    ['trial', 0, 'Core-Program', /Choose Your Trial Class Format/],
    ['enroll', 80, 'Specialized', /Choose Your Learning Mode/],
    ['program', 120, 'Specialized', /Choose Your Preferred Learning Mode/],
    ['trial', 200, 'Core-Program', /Choose Your Trial Class Format/],
  ] as const) {
    test(`of the ${name} dialog, ${gap} ms apart`, async ({ page, visit }) => {
      await chose(page, 'euless');
      await visit(`/?dialog=${name}`);
      await chooseTwice(page, choice, gap, 'mouse');
      await expect(dialog(page, next)).toBeVisible();
      // Whatever a second press may have begun would be done by now.
      await page.waitForTimeout(500);
      await expect(dialog(page, next)).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
    });
  }

  test('and opens the dialog once, and leaves it open', async ({ page, visit }) => {
    await visit('/');
    const link = page.getByRole('link', { name: /Book A Free Trial Class/ });
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await link.dblclick({ delay: 40 });
    await page.waitForTimeout(500);
    await expect(dialog(page, /Choose Your Program Type/)).toBeVisible();
    await choose(page, 'Core-Program');
    await expect(dialog(page, /Choose Your Trial Class Format/)).toBeVisible();
  });
});

test.describe('a parent chooses a program', () => {
  test('from the home page, and Back leads to the home page', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/');
    // By keyboard: under a pointer the news of the school may come between its two halves of a press.
    await page.getByRole('link', { name: 'Choose your program' }).press('Enter');
    await choose(page, 'Core-Program');
    await expect(dialog(page, /Choose Your Preferred Learning Mode/)).toBeVisible();
    await choose(page, 'In-Center Class');
    await expect(page).toHaveURL('/programs/euless/core');
    await backTo(page, '/');
    await expect(dialog(page)).toBeHidden();
  });

  test('by a link that leaves nothing to ask', async ({ page, visit }) => {
    await chose(page, 'online');
    await visit('/?dialog=program&program=core');
    await expect(page).toHaveURL('/programs/online/core');
    await backTo(page, '/');
    await expect(dialog(page)).toBeHidden();
  });
});
