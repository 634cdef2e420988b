import type { Page } from '@playwright/test';

import { arrive, FIRST, goTo, newName, OWNER, press, requestOf, sendRequest, told } from '../fixtures/office';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 390, height: 844 } });

/** What reaches over the screen's edge; it cannot be scrolled to. */
const offScreen = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`),
    );

test('one long word leaves a request on a phone’s screen, wherever it stands', async ({ page, baseURL }) => {
  const name = newName(`Anna${'a'.repeat(100)}`);
  const subject = `https://www.example.com/camps?${'utm_source=newsletter&'.repeat(7)}`;
  const email = `${crypto.randomUUID().slice(0, 8)}${'b'.repeat(50)}@example.com`;
  await sendRequest(baseURL, { name, branch: FIRST, subject });
  await arrive(page, baseURL, OWNER);
  await goTo(page, 'People');
  const adding = page.getByRole('form', { name: 'Add a person' });
  await adding.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await adding.getByRole('checkbox').first().check();
  await adding.getByRole('button', { name: 'Add' }).click();
  await expect(told(page, `${email} is added.`)).toBeVisible();
  expect(await offScreen(page)).toEqual([]);

  await goTo(page, 'Requests');
  await expect(requestOf(page, name)).toBeVisible();
  expect(await offScreen(page)).toEqual([]);
  await requestOf(page, name).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(email);
  await press(page, 'Done');
  await expect(told(page, `The request of ${name} is done.`)).toBeVisible();
  expect(await offScreen(page)).toEqual([]);
});
