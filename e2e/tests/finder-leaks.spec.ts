import type { CDPSession, Page } from '@playwright/test';

import { finderOf } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

// A trace would keep a picture of every step.
test.use({ trace: 'off' });

const MOUNTS = 50;

/** What the page holds once the garbage is gone. */
async function held(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: read('Nodes'), listeners: read('JSEventListeners') };
}

/** Leaves the finder for another page of the site, and comes back to its map. */
async function mountAgain(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Questions parents ask' }).waitFor();
  await page.goForward();
  await finderOf(page).marker('Euless').waitFor();
}

test(`leaves nothing behind after ${MOUNTS} mounts of the map`, async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await visit('/faq');
  await page.getByRole('navigation').getByRole('link', { name: 'Learning Centers' }).first().click();
  await finderOf(page).marker('Euless').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let mount = 0; mount < 5; mount += 1) await mountAgain(page);
  const before = await held(session);
  for (let mount = 0; mount < MOUNTS; mount += 1) await mountAgain(page);
  // One node or listener left by each mount would be twice too many; what waits for a timer goes with a later collection.
  await expect(async () => {
    const after = await held(session);
    expect(after.nodes).toBeLessThan(before.nodes + MOUNTS / 2);
    expect(after.listeners).toBeLessThan(before.listeners + MOUNTS / 2);
  }).toPass({ timeout: 10_000 });
});
