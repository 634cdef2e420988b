import type { Page } from '@playwright/test';

import {
  arrive,
  asJob,
  FIRST,
  goTo,
  newName,
  OWNER,
  press,
  requestOf,
  sendRequest,
  undo,
} from '../fixtures/office';
import { expect, test } from '../fixtures/test';

const state = (page: Page) => page.getByRole('combobox', { name: 'State' }).last();
const assigned = (page: Page) => page.getByRole('combobox', { name: 'Assigned to' }).last();

/** A request that is open; its sender and its reference. */
async function openRequest(page: Page, baseURL: string | undefined, name: string) {
  const sender = newName(name);
  const reference = await sendRequest(baseURL, { name: sender, branch: FIRST });
  await arrive(page, baseURL, OWNER, `/office?request=${reference}`);
  await expect(page.getByRole('heading', { name: sender })).toBeVisible();
  return { sender, reference };
}

test.describe('what a person changes in a request', () => {
  // The second one, and a note, took the version away that the first undo named: "Somebody else has changed this request".
  test('is undone step by step, though something else of it was changed since', async ({ page, baseURL }) => {
    const { sender } = await openRequest(page, baseURL, 'Steps');
    await state(page).selectOption('working');
    await expect(state(page)).toHaveValue('working');
    await assigned(page).selectOption(OWNER);
    await expect(assigned(page)).toHaveValue(OWNER);
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Called back');
    await press(page, 'Save note');
    await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
    await undo(page, `The request of ${sender} is now: in work.`);
    await expect(state(page)).toHaveValue('new');
    await expect(assigned(page)).toHaveValue(OWNER);
    await undo(page, `${OWNER} has the request of ${sender}.`);
    await expect(assigned(page)).toHaveValue('');
    await expect(note).toHaveValue('Called back');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is undone to what it was before the last change of it', async ({ page, baseURL }) => {
    const { sender } = await openRequest(page, baseURL, 'Twice');
    await state(page).selectOption('working');
    await expect(state(page)).toHaveValue('working');
    await state(page).selectOption('answered');
    await expect(page.getByText(`The request of ${sender} is now: answered.`)).toBeVisible();
    await expect(page.getByText(`The request of ${sender} is now: in work.`)).toHaveCount(0);
    await undo(page, `The request of ${sender} is now: answered.`);
    await expect(state(page)).toHaveValue('working');
  });

  // The second was sent with the version of before the first, and refused.
  test('is kept on a slow link, however quickly one change follows the other', async ({ page, baseURL }) => {
    const { sender, reference } = await openRequest(page, baseURL, 'Quick');
    await page.route('**/rpc/office_change', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await state(page).selectOption('working');
    await assigned(page).selectOption(OWNER);
    const kept = async () => asJob(baseURL, 'office_leads', { p_filter: { reference } });
    await expect.poll(kept).toMatchObject([{ state: 'working', assignedTo: OWNER }]);
    await state(page).selectOption('answered');
    await state(page).selectOption('done');
    await expect(page.getByText(`The request of ${sender} is now: done.`)).toBeVisible();
    await expect(page.getByText(`The request of ${sender} is now: answered.`)).toHaveCount(0);
    await expect(state(page)).toHaveValue('done');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test.describe('when somebody else comes between', () => {
    // The browser itself says that it was refused.
    test.use({ expectedConsole: [/status of 409/] });

    test('is told to be refused, until something else is opened', async ({ page, baseURL }) => {
      const other = newName('Next');
      await sendRequest(baseURL, { name: other, branch: FIRST });
      const { sender, reference } = await openRequest(page, baseURL, 'Between');
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await expect(state(page)).toHaveValue('done');
      const theirs = { p_reference: reference, p_version: 2, p_change: { state: 'answered' } };
      await asJob(baseURL, 'office_change', theirs);
      await undo(page, `The request of ${sender} is done.`);
      const refusal = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this request' });
      await expect(refusal).toContainText(`“The request of ${sender} is done.” was not undone.`);
      await expect(state(page)).toHaveValue('answered');
      await requestOf(page, other).click();
      await expect(page.getByRole('heading', { name: other })).toBeVisible();
      await expect(refusal).toHaveCount(0);
      await goTo(page, 'Places');
      await expect(page.getByRole('heading', { name: 'Places', exact: true })).toBeVisible();
      await expect(refusal).toHaveCount(0);
    });
  });
});
