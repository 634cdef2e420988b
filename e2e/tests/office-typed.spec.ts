import type { Page } from '@playwright/test';

import {
  arrive,
  asJob,
  FIRST,
  goTo,
  newName,
  newRequest,
  OWNER,
  press,
  requestOf,
  sendRequest,
  signIn,
  STAFF,
  undo,
} from '../fixtures/office';
import { expect, test } from '../fixtures/test';

/** Milliseconds after which the office asks again what there is. */
const LOOKS_AGAIN_AFTER = 16_000;
/** Milliseconds after which an erasing is carried out. */
const ERASED_AFTER = 10_000;

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const inAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

async function openAPlace(page: Page): Promise<void> {
  await goTo(page, 'Places');
  await page
    .getByRole('link', { name: /(Not counted|left|Full)$/ })
    .first()
    .click();
}

/** Erases the request that is open: in ten seconds. */
async function eraseOpen(page: Page): Promise<void> {
  await press(page, 'Erase');
  await page.getByRole('dialog').getByRole('textbox').fill('erase');
  await press(page, 'Erase in 10 seconds');
  await expect(page.getByText('This request is being erased.')).toBeVisible();
}

/** Two requests that a filter finds; the second is the newer one. */
async function twoRequests(baseURL: string | undefined) {
  const mark = crypto.randomUUID().slice(0, 8);
  const [first, second] = [`Ana ${mark}`, `Ben ${mark}`];
  const references = [];
  for (const name of [first, second]) references.push(await sendRequest(baseURL, { name, branch: FIRST }));
  return { mark, first, second, references };
}

test.describe('what is typed in the office', () => {
  // The erasing closed whatever was open then, and took the filter away: it changed the address of ten seconds before.
  test('stays when another request is erased meanwhile', async ({ page, baseURL }) => {
    const { mark, first, second, references } = await twoRequests(baseURL);
    await arrive(page, baseURL, OWNER, `/office?words=${mark}&request=${references[0] ?? ''}`);
    await expect(heading(page, first)).toBeVisible();
    await eraseOpen(page);
    await requestOf(page, second).click();
    await expect(heading(page, second)).toBeVisible();
    await note(page).fill('Called back');
    await page.clock.fastForward(ERASED_AFTER);
    await expect(requestOf(page, first)).toHaveCount(0);
    await expect(note(page)).toHaveValue('Called back');
    expect(inAddress(page, 'request')).toBe(references[1]);
    expect(inAddress(page, 'words')).toBe(mark);
  });

  test('leaves the field of words when the list shows something else', async ({ page, baseURL }) => {
    const name = await newRequest(baseURL, 'Words');
    await arrive(page, baseURL, OWNER);
    const words = page.getByRole('searchbox', { name: 'Words' });
    await words.fill(name);
    await expect.poll(() => inAddress(page, 'words')).toBe(name);
    await page.getByRole('link', { name: /requests? waits?$/ }).click();
    await expect(words).toHaveValue('');
    await words.fill(name);
    await expect.poll(() => inAddress(page, 'words')).toBe(name);
    await goTo(page, 'Requests');
    await expect(words).toHaveValue('');
    await page.goBack();
    await expect(words).toHaveValue(name);
  });

  test('is there again when its request is opened again, for whoever typed it', async ({ page, baseURL }) => {
    const { mark, first, second, references } = await twoRequests(baseURL);
    await arrive(page, baseURL, OWNER, `/office?words=${mark}&request=${references[0] ?? ''}`);
    await note(page).fill('Called back');
    await requestOf(page, second).click();
    await expect(note(page)).toHaveValue('');
    await requestOf(page, first).click();
    await expect(note(page)).toHaveValue('Called back');
    await openAPlace(page);
    const taken = page.getByRole('textbox', { name: 'Taken' });
    await taken.fill('7');
    await goTo(page, 'Requests');
    await requestOf(page, first).click();
    await expect(note(page)).toHaveValue('Called back');
    await openAPlace(page);
    await expect(taken).toHaveValue('7');
    await goTo(page, 'Requests');
    await press(page, 'Sign out');
    await signIn(page, baseURL, OWNER);
    await requestOf(page, first).click();
    await expect(note(page)).toHaveValue('Called back');
    await press(page, 'Sign out');
    await signIn(page, baseURL, STAFF);
    await requestOf(page, first).click();
    await expect(note(page)).toHaveValue('');
  });

  test('is asked about before the page is left, and no longer when it is saved', async ({
    page,
    baseURL,
  }) => {
    const reference = await sendRequest(baseURL, { name: newName('Asked'), branch: FIRST });
    await arrive(page, baseURL, OWNER, `/office?request=${reference}`);
    await note(page).fill('Called back');
    let questions = 0;
    page.on('dialog', (dialog) => {
      questions += 1;
      void dialog.accept();
    });
    // The mail is written in another program: nothing is left for it.
    await page.getByRole('link', { name: 'Call', exact: true }).click();
    expect(questions).toBe(0);
    await page.reload();
    expect(questions).toBe(1);
    await note(page).fill('Called back');
    await press(page, 'Save note');
    await expect(page.getByRole('button', { name: 'Leave it as it was' })).toHaveCount(0);
    await page.reload();
    expect(questions).toBe(1);
    await expect(note(page)).toHaveValue('Called back');
  });
});

// It was never carried out when the room was left within the ten seconds, though the page had said that it would be.
test('an erasing is carried out in another room, too, and can be undone there', async ({ page, baseURL }) => {
  const { mark, first, references } = await twoRequests(baseURL);
  const kept = async () => asJob(baseURL, 'office_leads', { p_filter: { reference: references[0] } });
  await arrive(page, baseURL, OWNER, `/office?words=${mark}&request=${references[0] ?? ''}`);
  await eraseOpen(page);
  await goTo(page, 'Places');
  // Three seconds on it still promised ten.
  await undo(page, `The request of ${first} is being erased.`);
  await page.clock.fastForward(ERASED_AFTER);
  expect(await kept()).toHaveLength(1);
  await page.goBack();
  await eraseOpen(page);
  await goTo(page, 'Places');
  await expect(heading(page, 'Places')).toBeVisible();
  await page.clock.fastForward(ERASED_AFTER);
  await expect.poll(kept).toEqual([]);
  expect(inAddress(page, 'room')).toBe('places');
});

// The note about somebody who was forgotten stayed in the page, which asked at each leaving and could save nothing.
test('a note about a request that a colleague has erased is forgotten with it', async ({ page, baseURL }) => {
  const { mark, references } = await twoRequests(baseURL);
  const reference = references[0] ?? '';
  await arrive(page, baseURL, OWNER, `/office?words=${mark}&request=${reference}`);
  await note(page).fill('Called back');
  const isAsked = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsked()).toBe(true);
  await asJob(baseURL, 'forget_lead', { p_who: reference });
  await page.clock.fastForward(LOOKS_AGAIN_AFTER);
  await expect(page.getByText('This request is not there.')).toBeVisible();
  await expect.poll(isAsked).toBe(false);
});

test.describe('the keyboard goes on where it was', () => {
  test('at a desktop, after each press that takes its own button away', async ({ page, baseURL }) => {
    const name = newName('Keys');
    const reference = await sendRequest(baseURL, { name, branch: FIRST });
    await arrive(page, baseURL, OWNER, `/office?request=${reference}`);
    await note(page).fill('Called back');
    await page.getByRole('button', { name: 'Save note' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
    await expect(note(page)).toBeFocused();

    await page.getByRole('button', { name: 'Done', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
    await expect(heading(page, name)).toBeFocused();

    await page.getByRole('button', { name: 'Undo' }).last().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await expect(heading(page, name)).toBeFocused();

    await press(page, 'Erase');
    await press(page, 'Keep it');
    await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeFocused();
    await eraseOpen(page);
    await expect(heading(page, name)).toBeFocused();
    await page.clock.fastForward(ERASED_AFTER);
    await expect(heading(page, name)).toHaveCount(0);
    await expect(heading(page, 'Requests')).toBeFocused();
  });

  test.describe('at a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('in the request that was opened, and back in its row', async ({ page, baseURL }) => {
      const { mark, first } = await twoRequests(baseURL);
      await arrive(page, baseURL, OWNER, `/office?words=${mark}`);
      await requestOf(page, first).focus();
      await page.keyboard.press('Enter');
      await expect(heading(page, first)).toBeFocused();
      await page.getByRole('link', { name: 'Back to the list' }).focus();
      await page.keyboard.press('Enter');
      await expect(requestOf(page, first)).toBeFocused();
    });
  });
});
