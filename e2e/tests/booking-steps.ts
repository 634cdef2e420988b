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

/** Presses one choice of the dialog after another, as fast as a parent who reads the next question. */
export async function choose(page: Page, ...choices: readonly string[]): Promise<void> {
  for (const name of choices) await dialog(page).getByRole('button', { name, exact: true }).click();
}

/**
 * Presses the middle of a choice twice, with a gap in milliseconds, as a trembling hand does. The browser is told when:
 * on a busy machine the presses arrive later than they were made, and a double tap would become two taps.
 */
export async function chooseTwice(page: Page, name: string, gap: number, by: 'mouse' | 'finger') {
  const choice = dialog(page).getByRole('button', { name, exact: true });
  // Slid into its place: where it is pressed the first time, the next question comes. Even the trial of a click would
  // count as the first press of a double one.
  await choice.hover({ trial: true });
  const box = await choice.boundingBox();
  if (!box) throw new Error(`"${name}" has no place`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const device = await page.context().newCDPSession(page);
  const now = Date.now();
  const sent: Promise<unknown>[] = [];
  for (const clickCount of [1, 2]) {
    if (clickCount === 2) await page.waitForTimeout(gap);
    const down = (now + (clickCount - 1) * gap) / 1000;
    const up = down + 0.02;
    if (by === 'finger') {
      const touch = 'Input.dispatchTouchEvent';
      sent.push(device.send(touch, { type: 'touchStart', touchPoints: [{ x, y }], timestamp: down }));
      sent.push(device.send(touch, { type: 'touchEnd', touchPoints: [], timestamp: up }));
    } else {
      const mouse = 'Input.dispatchMouseEvent';
      const at = { x, y, button: 'left', clickCount } as const;
      sent.push(device.send(mouse, { type: 'mousePressed', ...at, timestamp: down }));
      sent.push(device.send(mouse, { type: 'mouseReleased', ...at, timestamp: up }));
    }
  }
  await Promise.all(sent);
}

/** The browser refuses to open tabs. */
export async function blockTabs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** The tab that the portal opens in when `act` is done. */
export async function portalAfter(page: Page, act: () => Promise<void>): Promise<Page> {
  const [portal] = await Promise.all([page.context().waitForEvent('page'), act()]);
  await portal.waitForURL(/\/portal\/(book-a-trial|seasonalCamps)/);
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

/** Makes the last choice of a dialog without a connection: nothing leads away, and the dialog says why and whom to call. */
export async function expectNoBookingOffline(page: Page, title: RegExp, choice: string): Promise<void> {
  await expect(dialog(page, title)).toBeVisible();
  // What says the toast comes after the dialog.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await choose(page, choice);
  const notice = dialog(page, title).getByRole('status');
  await expect(notice).toContainText('You are offline');
  await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByText('Unable to process your booking request')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
}

/** Chooses an online trial without a connection. */
export async function expectNoTrialOffline(page: Page): Promise<void> {
  await choose(page, 'Core-Program');
  await expectNoBookingOffline(page, /Trial Class Format/, 'Online Classes');
}
