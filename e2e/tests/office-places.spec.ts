import { placeKey, type CountedPlace } from '@kidcode/booking';
import { campsOn, siteDay } from '@kidcode/scheduling';
import type { Page } from '@playwright/test';

import { arrive, asJob, goTo, newName, OWNER, press, SECOND, sendRequest, undo } from '../fixtures/office';
import { expect, test } from '../fixtures/test';
import { DEVELOPMENT_PORT } from '../playwright.config';

/** Places that no other test counts; each test has one of its own. */
const PLACES = campsOn(siteDay('2025-12-01')).flatMap(({ isOver, editionId: edition, weeks, dayLengths }) =>
  isOver
    ? []
    : weeks.flatMap(({ number: week }) =>
        dayLengths.map(({ id: part }) => ({ edition, week, part, center: SECOND })),
      ),
);

type Numbers = {
  readonly capacity: number;
  readonly taken: number;
  readonly closed?: boolean;
  readonly reason?: string;
};

/** Counts a place as it is now, whatever an earlier run has left. */
async function count(baseURL: string | undefined, place: CountedPlace, numbers: Numbers): Promise<void> {
  const rows = (await asJob(baseURL, 'list_places', {})) as (CountedPlace & { readonly version: number })[];
  const version = rows.find((row) => placeKey(row) === placeKey(place))?.version ?? 0;
  const row = { closed: false, reason: '', ...place, ...numbers, version };
  expect(await asJob(baseURL, 'set_places', { p_rows: [row] })).toMatchObject({ outcome: 'set' });
}

/** Opens one of the places, of which so many are taken. */
async function openPlace(page: Page, baseURL: string | undefined, index: number, numbers: Numbers) {
  const place = PLACES[index];
  if (place === undefined) throw new Error('e2e: a camp with a place for each test is expected');
  await count(baseURL, place, numbers);
  await arrive(page, baseURL, OWNER);
  await page.goto(`/office?room=places&place=${encodeURIComponent(placeKey(place))}`);
  await expect(taken(page)).toHaveValue(String(numbers.taken));
  return place;
}

const taken = (page: Page) => page.getByRole('textbox', { name: 'Taken' });
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: 'was not undone' });
const title = (page: Page) => page.locator('#place-title');

async function saveTaken(page: Page, number: string): Promise<void> {
  await taken(page).fill(number);
  await press(page, 'Save');
  await expect(page.getByText(`saved, ${number} of 12 taken.`)).toBeVisible();
}

// A week that is counted is counted for every test of the same server; on this one nobody else looks at these.
test.use({ baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` });

test.describe('an undo of numbers', () => {
  test('that is refused is told, also when another place is open by then', async ({ page, baseURL }) => {
    const place = await openPlace(page, baseURL, 0, { capacity: 12, taken: 1 });
    await saveTaken(page, '3');
    await page
      .getByRole('link', { name: /^Week .*(Not counted|left|Full)$/ })
      .last()
      .click();
    await asJob(baseURL, 'take_places', { p_change: { ...place, by: 1 } });
    await undo(page, 'saved, 3 of 12 taken.');
    await expect(refusal(page)).toContainText('This place has changed in the meantime. Nothing was set.');
    await goTo(page, 'Requests');
    await expect(page.getByRole('heading', { name: 'Requests', exact: true })).toBeVisible();
    await expect(refusal(page)).toHaveCount(0);
  });

  test.describe('without a connection', () => {
    test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

    test('is told, also when another room is open by then', async ({ page, context, baseURL }) => {
      await openPlace(page, baseURL, 1, { capacity: 12, taken: 1 });
      await press(page, 'One more taken');
      await expect(page.getByText('one place taken.')).toBeVisible();
      await goTo(page, 'Account');
      await context.setOffline(true);
      await undo(page, 'one place taken.');
      await expect(refusal(page)).toContainText('The office cannot be reached. Nothing was saved');
      await context.setOffline(false);
    });
  });

  // Undoing the first was refused because of the second: "Somebody else has changed this place".
  test('is offered of the last change, not of one that goes under it', async ({ page, baseURL }) => {
    await openPlace(page, baseURL, 2, { capacity: 12, taken: 1 });
    await saveTaken(page, '3');
    await press(page, 'One more taken');
    await press(page, 'One more taken');
    await expect(taken(page)).toHaveValue('5');
    await expect(page.getByText('saved, 3 of 12 taken.')).toHaveCount(0);
    await undo(page, 'one place taken.');
    await expect(taken(page)).toHaveValue('4');
    expect(await page.getByText('one place taken.').count()).toBe(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  // Of the first save nothing was told, and it could not be taken back; before it the empty form stood in red.
  test('is offered of the first numbers of a place, too, whose form asks for them quietly', async ({
    page,
    baseURL,
  }) => {
    const place = await openPlace(page, baseURL, 5, { capacity: 12, taken: 1 });
    await press(page, 'Do not count it any more');
    await page.reload();
    const wrong = page.getByText('Write a whole number from 0 to 1,000.');
    const inAll = page.getByRole('textbox', { name: 'Places in all' });
    await expect(inAll).toHaveValue('');
    await expect(wrong).toHaveCount(0);
    await press(page, 'Save');
    await expect(inAll).toBeFocused();
    await inAll.fill('a dozen');
    await expect(wrong).toHaveCount(1);
    await inAll.fill('12');
    await press(page, 'Save');
    await undo(page, 'saved, 0 of 12 taken.');
    await expect(inAll).toHaveValue('');
    await expect(wrong).toHaveCount(0);
    const counted = (await asJob(baseURL, 'list_places', {})) as CountedPlace[];
    expect(counted.map(placeKey)).not.toContain(placeKey(place));
  });
});

// Each tap told of itself below the one before: after three the button lay under them, and every further tap was lost.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('every tap on "One more taken" is counted, and one line tells of the last', async ({
    page,
    baseURL,
  }) => {
    await openPlace(page, baseURL, 6, { capacity: 12, taken: 1 });
    const button = await page.getByRole('button', { name: 'One more taken' }).boundingBox();
    if (button === null) throw new Error('There is no button to tap on.');
    for (let tap = 1; tap <= 6; tap += 1) {
      await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
      await expect(taken(page)).toHaveValue(String(1 + tap));
    }
    await expect(page.getByText('one place taken.')).toHaveCount(1);
    const lines = await page.getByRole('button', { name: 'Undo' }).evaluate((undoing) => {
      const words = document.createRange();
      words.selectNodeContents(undoing);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test('saving the same numbers again leaves the reason', async ({ page, baseURL }) => {
  await openPlace(page, baseURL, 3, { capacity: 12, taken: 4 });
  await page.getByRole('checkbox', { name: 'Closed' }).check();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Teacher is ill');
  await press(page, 'Save');
  await expect(page.getByText(/: Teacher is ill$/)).toBeVisible();
  await press(page, 'Save');
  await expect(page.getByText('saved, 4 of 12 taken.')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(/: Teacher is ill$/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Closed' }).uncheck();
  await press(page, 'Save');
  await expect(page.getByText(/: Teacher is ill$/)).toHaveCount(0);
});

// The pressed control was gone, and the next Tab began at the top of the page. Undoing an offer after "Has taken it" was refused.
test('the keyboard goes on in the place, and the last mark of a child can be undone', async ({
  page,
  baseURL,
}) => {
  const pressKey = async (role: 'button' | 'link', name: string) => {
    const control = page.getByRole(role, { name, exact: true });
    // The person's own mail program is not here.
    await control.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(control).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  };
  const name = newName('Dora');
  const place = await openPlace(page, baseURL, 4, { capacity: 12, taken: 4 });
  await sendRequest(baseURL, { name, branch: SECOND }, place);
  for (const child of (await asJob(baseURL, 'waiting_list', { p_filter: place })) as {
    reference: string;
    name: string;
  }[])
    if (child.name !== name) await asJob(baseURL, 'forget_lead', { p_who: child.reference });
  await page.reload();
  const child = page.getByRole('listitem').filter({ hasText: name });
  await pressKey('link', 'Offer a place');
  await expect(child).toContainText('Place offered');
  await pressKey('button', 'Has taken it');
  await expect(child).toContainText('Has a place');
  await expect(page.getByText(`${name}: place offered.`)).toHaveCount(0);
  await undo(page, `${name}: has a place.`);
  await expect(child).toContainText('Place offered');
  await pressKey('button', 'Take off the list');
  await pressKey('button', 'All are taken');
  await pressKey('button', 'Leave it as it was');
  await pressKey('button', 'Do not count it any more');
});
