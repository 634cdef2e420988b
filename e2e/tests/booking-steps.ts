import { BRANCHES, branchCode, type BranchId } from '@kidcode/branches';
import { expect, type Page } from '@playwright/test';

export const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name === undefined ? {} : { name });

/** The visitor chose a branch on an earlier visit. */
export async function chose(page: Page, branch: BranchId | null): Promise<void> {
  if (branch === null) return;
  await page.addInitScript((id) => {
    if (window.location.protocol.startsWith('http')) window.localStorage.setItem('current-branch', id);
  }, branch);
}

/** Presses one choice of the dialog after another. */
export async function choose(page: Page, ...choices: readonly string[]): Promise<void> {
  for (const name of choices) await dialog(page).getByRole('button', { name, exact: true }).click();
}

/** The browser refuses to open tabs. */
export async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** The tab of the booking portal that opens when `act` is done. */
export async function bookingAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const [portal] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await portal.waitForURL(/\/portal\/book-a-trial/);
  return portal;
}

/** The portal was asked for this meeting at this branch, and for whatever else is named. */
export async function expectBooking(
  portal: Page,
  meeting: 'Trial' | 'Consultation',
  branch: BranchId,
  ...facts: readonly string[]
): Promise<void> {
  const request = portal.getByRole('region', { name: 'Request' });
  for (const fact of [meeting, `${BRANCHES[branch].name} (${branchCode(branch)})`, ...facts]) {
    await expect(request.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  }
}
