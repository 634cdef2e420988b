import { readFile } from 'node:fs/promises';

import { enumerateSelections } from '@kidcode/booking';
import { BRANCHES, centerOr } from '@kidcode/branches';
import { isPricedSeason } from '@kidcode/pricing';
import { campsOn, siteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility';
import {
  addPerson,
  arrive,
  asJob,
  FIRST,
  goTo,
  newName,
  newRequest,
  OWNER,
  press,
  requestOf,
  SECOND,
  sendRequest,
  signIn,
  STAFF,
  told,
  undo,
} from '../fixtures/office';
import { expect, NOW, test } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';
import { form, openForm } from './camps-steps';
import { received } from './lead-steps';

/** Presses a link that opens a mail: the person's own mail program is not here. */
async function pressMail(mail: Locator): Promise<void> {
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
}

/** Follows the link that was mailed last. */
async function followLink(page: Page): Promise<void> {
  const mails = await received(page, '/auth/v1/verify');
  const link = mails.getByRole('definition').filter({ hasText: '/auth/v1/verify' }).first();
  await page.goto((await link.textContent())?.trim() ?? '');
}

/** Milliseconds in which an erasing can be undone, and after which the office looks for what is new. */
const ERASED_AFTER = 10_000;
const LOOKS_EVERY = 15_000;

/** The first camp of the school that is ahead and whose places are counted. */
const CAMP = campsOn(siteDay('2025-12-01')).find(
  ({ isOver, dayLengths }) => !isOver && dayLengths.length > 0,
);
const SEASON = CAMP !== undefined && isPricedSeason(CAMP.season) ? CAMP.season : null;
if (CAMP === undefined || SEASON === null) throw new Error('e2e: a camp that can be booked is expected');
const [DAY = 'full_day'] = CAMP.dayLengths.map(({ id }) => id);
const HERE = centerOr(FIRST);

for (const [index, [device, viewport]] of (
  [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const
).entries()) {
  test.describe(`a secretary's morning at ${device}`, () => {
    // A week that is full is full for every test of the same server; on this one nobody else registers.
    test.use({ viewport, baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` });

    test('three new requests: one answered and noted, one done and undone, one erased; a week full, and who waits for it', async ({
      page,
      baseURL,
    }) => {
      const ana = await newRequest(baseURL, 'Ana');
      const ben = await newRequest(baseURL, 'Ben', '');
      const carla = newName('Carla');
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
      await pressMail(mail);
      await expect(told(page, `The request of ${ana} is answered.`)).toBeVisible();
      await page.getByRole('textbox', { name: 'Note' }).fill('Called back, comes on Saturday.');
      await press(page, 'Save note');
      await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);

      await page.goBack();
      await requestOf(page, ben).click();
      await press(page, 'Done');
      await expect(page.getByRole('combobox', { name: 'State' }).last()).toHaveValue('done');
      await undo(page, `The request of ${ben} is done.`);
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
      await page.clock.fastForward(ERASED_AFTER / 2);
      expect(await kept()).toHaveLength(1);
      await page.clock.fastForward(ERASED_AFTER / 2);
      await expect.poll(kept).toEqual([]);

      const week = CAMP.weeks[index] ?? { number: 1, label: '' };
      const dora = newName('Dora');
      const place = { edition: CAMP.editionId, week: week.number, part: DAY, center: FIRST };
      await sendRequest(baseURL, { name: dora, branch: FIRST }, place);
      await goTo(page, 'Places');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page
        .getByRole('link', { name: new RegExp(`^Week ${week.number}, .*(Not counted|left|Full)$`) })
        .first()
        .click();
      const numbers = page.getByRole('form', { name: 'Numbers' });
      await numbers.getByRole('textbox', { name: 'Places in all' }).fill('12');
      await numbers.getByRole('textbox', { name: 'Taken' }).fill('12');
      await numbers.getByRole('textbox', { name: 'Reason' }).fill('A class of the school next door');
      await numbers.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/A class of the school next door/)).toBeVisible();
      await expect(page.getByText(`${dora}, child of 9`)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      // A look at the numbers is shared for two seconds: another test's may be older than these.
      await page.request.get('/functions/v1/places?fresh');
      const parent = await page.context().newPage();
      await parent.goto(`${baseURL ?? ''}${campPath(SEASON, HERE)}`);
      await openForm(parent);
      const name = BRANCHES[HERE].name;
      await expect(parent.getByText(`Week ${week.number} in ${name} is full`)).toBeVisible();
      await expect(form(parent).getByRole('checkbox', { name: `Week ${week.number} ` })).toBeDisabled();
      await parent.close();
      const selection = enumerateSelections(SEASON).find(
        (one) =>
          one.registrationType === 'weekly' &&
          one.duration === DAY &&
          one.weeks.length === 1 &&
          one.weeks[0] === week.number,
      );
      const signed = await page.request.post('/functions/v1/camp-token', {
        data: { ...selection, branchId: FIRST },
      });
      expect(signed.status()).toBe(409);

      const waiting = page.getByRole('listitem').filter({ hasText: dora });
      await pressMail(waiting.getByRole('link', { name: 'Offer a place' }));
      await expect(waiting).toContainText('Place offered');
      // Who waits since an earlier run still does.
      await waiting.getByRole('button', { name: 'Take off the list' }).click();
      await expect(waiting).toContainText('Off the list');
      await undo(page, `${dora}: off the list.`);
      await expect(waiting).toContainText('Place offered');

      await press(page, 'One less taken');
      await expect(page.getByText('1 left', { exact: true }).last()).toBeVisible();
      await goTo(page, 'Requests');
      await expect(page.getByRole('link', { name: /nearly full$/ })).toBeVisible();
      await press(page, 'Sign out');
      await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible();
    });
  });
}

test.describe('the office', () => {
  test('shows the next person in the same tab nothing of the one before', async ({ page, baseURL }) => {
    const own = await newRequest(baseURL, 'Own');
    const other = newName('Other');
    const foreign = await sendRequest(baseURL, { name: other, branch: SECOND });
    await arrive(page, baseURL, OWNER);
    await expect(requestOf(page, other)).toBeVisible();
    await press(page, 'Sign out');
    await signIn(page, baseURL, STAFF);
    await expect(requestOf(page, own)).toBeVisible();
    // At once: what was kept would go by itself when the list is asked for again.
    expect(await requestOf(page, other).count()).toBe(0);
    await page.goto(`/office?request=${foreign}`);
    await expect(page.getByText('This request is not there.')).toBeVisible();
  });

  test('begins with its heading after signing in, and the door with its own after signing out', async ({
    page,
    baseURL,
  }) => {
    await arrive(page, baseURL, OWNER);
    await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeFocused();
    await press(page, 'Sign out');
    await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeFocused();
  });

  test('is narrowed by an address that can be sent on', async ({ page, baseURL }) => {
    const name = await newRequest(baseURL, 'Found');
    await arrive(page, baseURL, OWNER);
    await page.getByRole('searchbox', { name: 'Words' }).fill(name);
    // At once: the words were looked for in the address as it was when they were typed, without the kind.
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('info');
    await page.getByRole('combobox', { name: 'Center' }).selectOption(FIRST);
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ words: name, kind: 'info', center: FIRST });
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
    const name = await newRequest(baseURL, 'Late');
    // It may be waiting for its first answer, and counts from there.
    await expect(async () => {
      await page.clock.fastForward(LOOKS_EVERY);
      await expect(requestOf(page, name)).toBeVisible({ timeout: 2_000 });
    }).toPass();
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
    const name = await newRequest(baseURL, '=HYPERLINK');
    await arrive(page, baseURL, OWNER, `/office?words=${encodeURIComponent(name)}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    const saving = page.waitForEvent('download');
    await press(page, 'Save as CSV');
    const text = await readFile(await (await saving).path(), 'utf8');
    expect(text.startsWith('\u{FEFF}reference,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(2);
    expect(text).toContain(`'${name}`);
  });

  test.describe('without a connection', () => {
    test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

    test('says so, and keeps nothing half', async ({ page, context, baseURL }) => {
      const name = await newRequest(baseURL, 'Cut');
      await arrive(page, baseURL, STAFF);
      await requestOf(page, name).click();
      const note = page.getByRole('textbox', { name: 'Note' });
      await note.fill('Called back');
      await context.setOffline(true);
      await press(page, 'Save note');
      await expect(
        page.getByRole('alert').getByText('The office cannot be reached. Nothing was saved'),
      ).toBeVisible();
      await expect(note).toHaveValue('Called back');

      await context.setOffline(false);
      await press(page, 'Save note');
      await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
    });
  });

  test('is left in every tab at once, and by itself after a while', async ({ page, baseURL }) => {
    await arrive(page, baseURL, OWNER);
    const second = await page.context().newPage();
    await second.clock.setFixedTime(NOW);
    await second.goto('/office');
    await expect(second.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
    await press(second, 'Sign out');
    await expect(page.getByRole('heading', { name: 'Sign in to the office' })).toBeVisible();
    await expect(page.getByText('Your sign-in has ended')).toBeVisible();
    await expect(second.getByText('Your sign-in has ended')).toHaveCount(0);

    await signIn(page, baseURL, OWNER);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(['office-active', 'office-session']);
    await page.clock.setFixedTime(new Date('2025-12-01T12:31:00-06:00'));
    await page.clock.fastForward(LOOKS_EVERY);
    await expect(page.getByText('You were signed out because nothing was pressed')).toBeVisible();
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

      await followLink(page);
      await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}/office`);
    });
  });

  test('an owner adds a person, who comes by a link, sets a password, and is taken away again', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    await arrive(page, baseURL, OWNER);
    await goTo(page, 'People');
    const adding = page.getByRole('form', { name: 'Add a person' });
    await adding.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one center.');
    await adding.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await adding.getByRole('button', { name: 'Add' }).click();
    await expect(told(page, `${email} is added.`)).toBeVisible();
    const member = page.getByRole('listitem').filter({ hasText: email });
    await expect(member).toContainText('staff,');

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await context.newPage();
    await other.goto('/office');
    await other.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await press(other, 'Send me a link instead');
    await expect(told(other, `If ${email} has an account`)).toBeVisible();
    await followLink(other);
    await goTo(other, 'Account');
    await expect(other.getByRole('link', { name: 'People' })).toHaveCount(0);
    await other.getByLabel('New password').fill('a password of my own');
    await expectAccessible(other);
    await press(other, 'Set password');
    await expect(told(other, 'Your password is set.')).toBeVisible();
    await context.close();

    await page.getByRole('button', { name: `Take away the role of ${email}` }).press('Enter');
    await expect(member).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'People', exact: true })).toBeFocused();
  });

  // The page sent it, and the answer was "The office did not take this." without naming the address.
  test('says what an address looks like before a person is added', async ({ page, baseURL }) => {
    await addPerson(page, baseURL, 'anna@localhost');
    await expect(page.getByRole('alert')).toHaveText('Write an e-mail address such as name@example.com.');
  });

  test.describe('with one owner', () => {
    // The browser itself says that it was refused.
    test.use({ expectedConsole: [/status of 422/] });

    test('keeps the owner, and says what is needed first', async ({ page, baseURL }) => {
      await addPerson(page, baseURL, OWNER);
      await expect(page.getByRole('alert')).toContainText('Make somebody else an owner first');
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
