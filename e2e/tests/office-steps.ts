import { CENTER_IDS } from '@kidcode/branches';
import type { Page } from '@playwright/test';

import { sendRequest, signIn } from '../fixtures/office';

export const OWNER = 'owner@example.com';
export const STAFF = 'staff@example.com';
export const [FIRST = '', SECOND = ''] = CENTER_IDS;

/** A name that no test has used before. */
export const newName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** A request that has just come, by a name that no test has used before; who wrote it. */
export async function newRequest(baseURL: string | undefined, name: string, branch = FIRST): Promise<string> {
  const parent = newName(name);
  await sendRequest(baseURL, { name: parent, branch });
  return parent;
}

export const requestOf = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const told = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text);

export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name }).click();
/** Takes back what the office has just told: of several things, and of the same told twice the last one. */
export const undo = (page: Page, text: string) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click();

export async function arrive(
  page: Page,
  baseURL: string | undefined,
  email: string,
  path = '/office',
): Promise<void> {
  await page.goto(path);
  await signIn(page, baseURL, email);
}
