import { CENTERS } from '@kidcode/branches';
import { CAMP_SEASON_IDS, seasonTab } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { stored } from '../fixtures/site';
import { awake, expect, hydrated, reload, test } from '../fixtures/test';
import { chose } from './booking-steps';
import { fill, newAddress, received, takeTime } from './lead-steps';

const [winter] = CAMP_SEASON_IDS;
const [first, second] = CENTERS;
if (winter === undefined || first === undefined || second === undefined)
  throw new Error('two centers, one season');

test.describe('a camp that cannot be booked yet', () => {
  const season = CAMP_SEASON_IDS.find((id) => id === 'spring') ?? winter;

  test('tells a parent when registration opens, and the school hears of it', async ({ page, visit }) => {
    const email = newAddress('season');
    await visit(campPath(season, second.id));
    await page.getByRole('link', { name: 'Tell me when registration opens' }).first().click();
    const form = page.getByRole('form', { name: 'Tell me when registration opens' });
    await awake(form);
    await fill(form, { Name: 'Ana Lopez', Email: email });
    await form.getByRole('checkbox', { name: /^I agree to get an email/ }).check();
    await takeTime(form);
    await form.getByRole('button', { name: 'Tell me when it opens' }).click();
    await expect(page.getByText('Thank you. We write to you when registration opens.')).toBeInViewport();
    const mails = await received(page, email);
    await expect(mails).toHaveCount(1);
    await expect(mails.getByRole('heading', { name: 'Season Announcement Request' })).toBeVisible();
    const about = `${seasonTab(season).title}, ${second.name}`;
    await expect(mails.getByRole('definition').filter({ hasText: about }).first()).toBeVisible();
  });
});

test.describe('the address of a season without a center (D-47, D-88)', () => {
  test('leads to the stored center, and keeps what the link brought', async ({ page, visit }) => {
    await chose(page, second.id);
    for (const season of CAMP_SEASON_IDS) {
      await visit(`/camps/${season}?utm_source=news#faq`);
      await expect(page).toHaveURL(`${campPath(season, second.id)}?utm_source=news#faq`);
      expect(await stored(page, 'current-branch')).toBe(second.id);
    }
  });

  // They took the center that the redirect had put there for the visitor's choice.
  test('changes nothing that is stored by a reload, a tab of a season, or the way back', async ({
    page,
    visit,
  }) => {
    const isAt = (path: string) => expect(page).toHaveURL(new RegExp(`${path}$`));
    await visit(`/${second.id}`);
    await visit(`/camps/${winter}/xyz`);
    await isAt(campPath(winter, first.id));
    await reload(page);
    expect(await stored(page, 'current-branch')).toBe(second.id);
    const seasons = page.getByRole('navigation', { name: 'Camp seasons' });
    await seasons.getByRole('link', { name: /^Spring Camp/ }).click();
    await isAt(campPath('spring', first.id));
    await expect(page).toHaveTitle(/^Spring Camp/);
    expect(await stored(page, 'current-branch')).toBe(second.id);
    await visit('/about-us');
    await page.goBack();
    await isAt(campPath('spring', first.id));
    await hydrated(page);
    expect(await stored(page, 'current-branch')).toBe(second.id);
  });

  for (const kept of ['online', null] as const) {
    test(`with ${kept ?? 'nothing'} stored leads to the first center, and changes nothing that is stored`, async ({
      page,
      visit,
    }) => {
      await chose(page, kept);
      await visit(`/camps/${winter}`);
      await expect(page).toHaveURL(new RegExp(`${campPath(winter, first.id)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(seasonTab(winter).title);
      expect(await stored(page, 'current-branch')).toBe(kept);
    });
  }
});
