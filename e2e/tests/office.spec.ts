import { readFile } from 'node:fs/promises';

import { CENTER_IDS } from '@kidcode/branches';
import type { Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { asJob, sendRequest, signIn } from '../fixtures/office';
import { expect, test } from '../fixtures/test';

const OWNER = 'owner@example.com';
const STAFF = 'staff@example.com';
const [FIRST = '', SECOND = ''] = CENTER_IDS;

/** A name that no test has used before. */
const newName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const requestOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

async function arrive(
  page: Page,
  baseURL: string | undefined,
  email: string,
  path = '/office',
): Promise<void> {
  await page.goto(path);
  await signIn(page, baseURL, email);
}

/** Erasing waits for ten seconds of the browser's timers. */
const ERASED_BY = { timeout: 30_000 };

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`a secretary's morning at ${device}`, () => {
    test.use({ viewport });

    test('three new requests: one answered and noted, one done and undone, one erased', async ({
      page,
      baseURL,
    }) => {
      const [ana, ben, carla] = [newName('Ana'), newName('Ben'), newName('Carla')];
      await sendRequest(baseURL, { name: ana, branch: FIRST });
      await sendRequest(baseURL, { name: ben, branch: '' });
      const erased = await sendRequest(baseURL, { name: carla, branch: FIRST });
      await arrive(page, baseURL, STAFF);
      await expect(page.getByRole('link', { name: /requests? waits?$/ })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await requestOf(page, ana).click();
      await expect(page.getByRole('heading', { name: ana })).toBeVisible();
      await expectAccessible(page);
      const mail = page.getByRole('link', { name: 'Write an e-mail' });
      await page.getByRole('combobox', { name: 'Begin with' }).selectOption({ index: 1 });
      expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(`Hello ${ana}`);
      // The person's own mail program is not here.
      await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
      await mail.click();
      await expect(told(page, `The request of ${ana} is answered.`)).toBeVisible();
      await page.getByRole('textbox', { name: 'Note' }).fill('Called back, comes on Saturday.');
      await press(page, 'Save note');
      await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);

      await page.goBack();
      await requestOf(page, ben).click();
      await press(page, 'Done');
      await expect(page.getByRole('combobox', { name: 'State' }).last()).toHaveValue('done');
      await page
        .getByRole('status')
        .filter({ hasText: `The request of ${ben} is done.` })
        .getByRole('button')
        .last()
        .click();
      await expect(page.getByRole('combobox', { name: 'State' }).last()).toHaveValue('new');

      await page.goBack();
      await requestOf(page, carla).click();
      await press(page, 'Erase');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Erase in 10 seconds' })).toBeDisabled();
      await dialog.getByRole('textbox').fill('erase');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Erase in 10 seconds' }).click();
      await expect(page.getByText('This request is being erased.')).toBeVisible();
      const kept = async () => asJob(baseURL, 'office_leads', { p_filter: { reference: erased } });
      expect(await kept()).toHaveLength(1);
      await expect.poll(kept, ERASED_BY).toEqual([]);
    });
  });
}

test.describe('the office', () => {
  test('shows staff their own center and what names none, and an owner all', async ({ page, baseURL }) => {
    const [own, other, none] = [newName('Own'), newName('Other'), newName('None')];
    await sendRequest(baseURL, { name: own, branch: FIRST });
    const foreign = await sendRequest(baseURL, { name: other, branch: SECOND });
    await sendRequest(baseURL, { name: none, branch: '' });
    await arrive(page, baseURL, STAFF);
    await expect(requestOf(page, own)).toBeVisible();
    await expect(requestOf(page, none)).toBeVisible();
    await expect(requestOf(page, other)).toHaveCount(0);
    await page.goto(`/office?request=${foreign}`);
    await expect(page.getByText('This request is not there.')).toBeVisible();
    await press(page, 'Sign out');
    await signIn(page, baseURL, OWNER);
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
  });

  test('is narrowed by an address that can be sent on', async ({ page, baseURL }) => {
    const name = newName('Found');
    await sendRequest(baseURL, { name, branch: FIRST });
    await arrive(page, baseURL, OWNER);
    await page.getByRole('searchbox', { name: 'Words' }).fill(name);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('info');
    await page.getByRole('combobox', { name: 'Center' }).selectOption(FIRST);
    await expect(page).toHaveURL(/words=Found.*kind=info.*center=/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('coupon');
    await expect(page.getByText('No request is like this.')).toBeVisible();
    await press(page, 'Show all requests');
    await expect(page).toHaveURL(/\/office\??$/);
  });

  test('is walked through with the arrow keys', async ({ page, baseURL }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    for (const name of ['Older', 'Newer'])
      await sendRequest(baseURL, { name: `${name} ${mark}`, branch: FIRST });
    await arrive(page, baseURL, OWNER, `/office?words=${mark}`);
    await requestOf(page, `Newer ${mark}`).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('heading', { name: `Older ${mark}` })).toBeVisible();
    await expect(requestOf(page, `Older ${mark}`)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('heading', { name: `Newer ${mark}` })).toBeVisible();
  });

  test('shows a request that comes while it is open', async ({ page, baseURL }) => {
    await arrive(page, baseURL, OWNER);
    const name = newName('Late');
    await sendRequest(baseURL, { name, branch: FIRST });
    await expect(requestOf(page, name)).toBeVisible({ timeout: 30_000 });
  });

  test.describe('with two people at one request', () => {
    // The browser itself says that the second one was refused.
    test.use({ expectedConsole: [/status of 409/] });

    test('keeps both texts', async ({ page, browser, baseURL }) => {
      const name = newName('Both');
      const reference = await sendRequest(baseURL, { name, branch: FIRST });
      const context = await browser.newContext();
      const other = await context.newPage();
      await arrive(page, baseURL, OWNER, `/office?request=${reference}`);
      await arrive(other, baseURL, STAFF, `/office?request=${reference}`);
      await page.getByRole('textbox', { name: 'Note' }).fill('I write a mail.');
      await other.getByRole('textbox', { name: 'Note' }).fill('Called, nobody there.');
      await press(other, 'Save note');
      await expect(other.getByRole('button', { name: 'Save note' })).toHaveCount(0);
      // The page may have heard of it by itself by now.
      const save = page.getByRole('button', { name: 'Save note' });
      if (await save.isVisible()) await save.click();
      await expect(page.getByText('Their note: Called, nobody there.')).toBeVisible();
      await press(page, 'Put both together');
      await press(page, 'Save note');
      await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
      await other.reload();
      await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue(
        'Called, nobody there.\nI write a mail.',
      );
      await context.close();
    });
  });

  test('saves what a filter finds, with no formula in it', async ({ page, baseURL }) => {
    const name = newName('=HYPERLINK');
    await sendRequest(baseURL, { name, branch: FIRST });
    await arrive(page, baseURL, OWNER, `/office?words=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const saving = page.waitForEvent('download');
    await press(page, 'Save as CSV');
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text.startsWith('\u{FEFF}reference,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).toContain(`'${name}`);
  });

  test('is left in every tab at once, and by itself after a while', async ({ page, baseURL }) => {
    await arrive(page, baseURL, OWNER);
    const second = await page.context().newPage();
    await second.clock.setFixedTime(new Date('2025-12-01T12:00:00-06:00'));
    await second.goto('/office');
    await expect(second.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
    await press(second, 'Sign out');
    await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible();

    await signIn(page, baseURL, OWNER);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(['office-active', 'office-session']);
    await page.clock.setFixedTime(new Date('2025-12-01T12:31:00-06:00'));
    await expect(page.getByText('You were signed out because nothing was pressed')).toBeVisible({
      timeout: 30_000,
    });
  });

  test.describe('at the door', () => {
    test.use({ expectedConsole: [/status of 4\d\d/] });

    test('says nothing of who has an account, and lets in by a link', async ({ page, baseURL }) => {
      await page.goto('/office');
      const form = page.getByRole('form', { name: 'Sign in' });
      await form.getByRole('textbox', { name: 'E-mail' }).fill('stranger@example.com');
      await form.getByLabel('Password').fill('guessed');
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText('Address and password do not fit.');
      await press(page, 'Send me a link instead');
      await expect(told(page, /If stranger@example.com has an account/)).toBeVisible();
      await form.getByRole('textbox', { name: 'E-mail' }).fill(OWNER);
      await press(page, 'Send me a link instead');
      await expect(told(page, /If owner@example.com has an account/)).toBeVisible();
      await expectAccessible(page);

      const outbox = await page.context().newPage();
      await outbox.goto('/outbox');
      const link = outbox.getByRole('definition').filter({ hasText: '/auth/v1/verify' }).first();
      await page.goto((await link.textContent())?.trim() ?? '');
      await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}/office`);
    });
  });

  test('is told to no search engine, and no page of the site carries its script', async ({
    page,
    request,
  }) => {
    const office = await (await request.get('/office')).text();
    expect(office).toContain('<meta name="robots" content="noindex, nofollow" />');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/office');
    expect(await (await request.get('/sw.js')).text()).not.toContain('assets/office');
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await page.goto('/');
    await page.locator('html[data-hydrated]').waitFor();
    expect(asked.filter((path) => path.includes('office'))).toEqual([]);
  });
});
