import { BRANCHES, CENTERS, distanceMiles, formatDistance } from '@kidcode/branches';

import { HOMES, stored, withDevice } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { choose, chose, dialog } from './booking-steps';
import { toast } from './camps-steps';

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
