import {
  BRANCHES,
  type BranchId,
  CENTERS,
  DEFAULT_CENTER,
  distanceMiles,
  formatDistance,
} from '@kidcode/branches';

import { HOMES, stored, toast, withDevice } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { portalAfter, choose, chose, dialog, expectBooking } from './booking-steps';

/** Where a trial is booked: the branch chosen before, what is pressed, and what the portal is asked for. */
const TRIALS: readonly {
  readonly branch: BranchId | null;
  readonly choices: readonly string[];
  readonly asked: readonly [BranchId, ...string[]];
  readonly says: string;
}[] = [
  {
    branch: 'euless',
    choices: ['Core-Program', 'In-Center Classes', 'In-Person'],
    asked: ['euless', 'Core program', 'KNCCORE01', 'In-Person'],
    says: 'Opening booking page',
  },
  {
    branch: 'flower-mound',
    choices: ['Core-Program', 'Online Classes'],
    asked: ['online', 'Core program', 'Online'],
    says: 'Opening online booking page',
  },
  // D-48: no visit to a center without the question which.
  {
    branch: 'online',
    choices: ['Specialized', 'In-Center Classes', 'Euless', 'Virtual'],
    asked: ['euless', 'Specialized program', 'Virtual'],
    says: 'Opening booking page',
  },
  {
    branch: null,
    choices: ['Core-Program', 'In-Center Classes', 'Flower Mound', 'In-Person'],
    asked: ['flower-mound', 'Core program', 'In-Person'],
    says: 'Opening booking page',
  },
];

test.describe('a parent books a free trial', () => {
  for (const { branch, choices, asked, says } of TRIALS) {
    const [at, ...facts] = asked;
    test(`with ${branch ?? 'no'} branch chosen: ${choices.join(', ')}`, async ({ page, visit }) => {
      await chose(page, branch);
      await visit('/faq');
      const link = page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' });
      await link.click();
      await choose(page, ...choices.slice(0, -1));
      const portal = await portalAfter(page, () => choose(page, ...choices.slice(-1)));
      await expectBooking(portal, 'Trial', at, ...facts);
      expect(await portal.evaluate(() => window.opener as unknown)).toBeNull();

      await page.bringToFront();
      await expect(toast(page, says)).toBeVisible();
      await expect(toast(page, 'Preparing your free trial booking...')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/faq$/);
      await expect(link).toBeFocused();
    });
  }

  test('or enrolls, and is asked in the words of enrolling', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/');
    await page.getByRole('link', { name: /Enroll Now/ }).click();
    await choose(page, 'Core-Program');
    await expect(dialog(page, /Choose Your Learning Mode/)).toContainText(
      'How would you like your child to learn with KidCode?',
    );
    const firstVisit = dialog(page).getByText('Your first visit is a free trial class');
    await expect(firstVisit).toBeVisible();
    await choose(page, 'In-Center Classes');
    // D-51: the portal's parameters are those of a trial.
    await expect(dialog(page, /Choose Your First Visit/)).not.toContainText('Trial Session');
    await expect(firstVisit).toBeVisible();
    const portal = await portalAfter(page, () => choose(page, 'In-Person'));
    await expectBooking(portal, 'Trial', 'euless', 'Core program', 'In-Person');
    await expect(
      portal.getByRole('heading', { level: 1, name: 'Your enrollment', exact: true }),
    ).toBeVisible();
    await expect(portal.getByText('Your free trial class')).toBeHidden();
  });

  test('and sees the ages beside the choice of a program', async ({ page, visit }) => {
    await visit('/?dialog=trial');
    const question = dialog(page, /Step 1 of 4.*Choose Your Program Type/);
    await expect(question).toContainText('Ages 5 to 15 in Flower Mound.');
    // No branch is chosen: the dialog claims none.
    await expect(question).not.toContainText('Booking with');
    await visit('/?dialog=program');
    await expect(dialog(page, /Choose Your Program Type/)).toContainText('ages 8 to 14');
  });
});

test.describe('a parent books a consultation', () => {
  // D-89: without a branch, at the default center.
  for (const [branch, method] of [
    ['euless', 'In-Person'],
    [null, 'Virtual'],
  ] as const) {
    test(`${method}, with ${branch ?? 'no'} branch chosen: there, or at the default center`, async ({
      page,
      visit,
    }) => {
      const at = branch ?? DEFAULT_CENTER;
      await chose(page, branch);
      await visit('/');
      await page.getByRole('link', { name: 'Book a Free Consultation' }).click();
      await expect(dialog(page, 'Choose Consultation Method')).toContainText(
        `Booking with ${BRANCHES[at].name}`,
      );
      const portal = await portalAfter(page, () => choose(page, method));
      await expectBooking(portal, 'Consultation', at, method);
      await page.bringToFront();
      await expect(
        toast(page, `Redirecting to ${method.toLowerCase()} consultation booking...`),
      ).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  }

  test('online: only Virtual is offered, and chosen already', async ({ page, visit }) => {
    await chose(page, 'online');
    await visit('/?dialog=consultation');
    const choices = dialog(page).getByRole('listitem').getByRole('button');
    await expect(choices).toHaveCount(1);
    await expect(choices).toHaveAccessibleName('Virtual');
    await expect(choices).toHaveAttribute('aria-pressed', 'true');
    await expectBooking(await portalAfter(page, () => choose(page, 'Virtual')), 'Consultation', 'online');
  });
});

test.describe('a parent opens the booking portal of the core program', () => {
  for (const branch of [null, 'euless'] as const) {
    test(`with ${branch ?? 'no'} branch chosen`, async ({ page, visit }) => {
      await chose(page, branch);
      await visit('/?dialog=core-booking');
      await expect(dialog(page)).toContainText('Your first visit is a free trial class');
      const portal = await portalAfter(page, () => choose(page, 'Open the booking portal'));
      await expectBooking(portal, 'Trial', branch ?? 'flower-mound', 'Core program');
      await expect(portal.getByRole('heading', { level: 1, name: 'Your enrollment' })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  }
});

test.describe('the question which center', () => {
  test('lists the centers with their addresses, and the booking is with the one named', async ({
    page,
    visit,
  }) => {
    await chose(page, 'online');
    await visit('/?dialog=trial');
    await expect(dialog(page)).toContainText('Booking with Online Learning');
    await choose(page, 'Core-Program', 'In-Center Classes');
    const question = dialog(page, /Step 3 of 4.*Choose Your Learning Center/);
    await expect(question).not.toContainText('Booking with');
    for (const { name, address } of CENTERS) {
      const center = question.getByRole('button', { name, exact: true });
      await expect(center).toHaveAccessibleDescription(address);
    }
    await choose(page, 'Euless');
    await expect(dialog(page, /Step 4 of 4/)).toContainText(`Booking with ${BRANCHES.euless.name}`);
    // It is a question about this booking: the branch that the parent chose stays as it was.
    expect(await stored(page, 'current-branch')).toBe('online');
  });

  test('says how far each one is where the location is known, the nearest first', async ({ page, visit }) => {
    await withDevice(page, HOMES.houston, 'granted');
    await visit('/');
    await expect(toast(page, 'Online Mode Selected')).toBeVisible();
    await page.getByRole('link', { name: /Book A Free Trial Class/ }).click();
    await choose(page, 'Core-Program', 'In-Center Classes');
    const { latitude: lat, longitude: lng } = HOMES.houston;
    const nearestFirst = CENTERS.map(({ name, coordinates }) => ({
      name,
      miles: distanceMiles({ lat, lng }, coordinates),
    })).sort((a, b) => a.miles - b.miles);
    const choices = dialog(page, /Choose Your Learning Center/).getByRole('listitem');
    await expect(choices).toHaveCount(nearestFirst.length);
    for (const [index, { name, miles }] of nearestFirst.entries()) {
      await expect(choices.nth(index)).toContainText(name);
      await expect(choices.nth(index)).toContainText(formatDistance(miles));
    }
  });
});
