import { expect, type Page } from '@playwright/test';
import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';

import { hydrated, test } from '../fixtures/test';
import { LEAD, newAddress, questionForm, received, writeQuestion } from './lead-steps';

// What the site keeps on a device is looked at here and nowhere else.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [[/Failed to load resource/, /net::ERR_/, /Failed to fetch/], { scope: 'test' }],
});

/** Waits until everything that is kept is on the device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** What is kept, by address. */
const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('in a plane a parent still finds home, the phones, the addresses and the timetable', async ({
  page,
  context,
  visit,
}) => {
  await visit('/');
  await kept(page);
  await context.setOffline(true);
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/contact-us');
  await expect(page.getByRole('link', { name: BRAND.phone.display }).first()).toBeVisible();
  await visit('/learning-centers');
  await expect(page.getByText(BRANCHES['euless'].street).first()).toBeAttached();
  await visit('/class-schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that was seen is kept, also one reached without a page load', async ({
  page,
  context,
  visit,
}) => {
  await visit('/faq');
  await kept(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL(/careers/);
  await expect.poll(() => keptAddresses(page)).toContain('/careers');
  await context.setOffline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is not kept says so, with phones and addresses, and comes back with the connection', async ({
  page,
  context,
  visit,
}) => {
  await visit('/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/school-partnership');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(BRANCHES['euless'].address)).toBeVisible();
  await expect(page.getByRole('link', { name: BRANCHES['euless'].phone })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(page).toHaveURL(/school-partnership/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('a question that was sent in a plane arrives once, later', async ({ page, context, visit }) => {
  const email = newAddress('plane');
  await visit('/');
  await kept(page);
  await context.setOffline(true);
  await visit('/contact-us');
  await (await writeQuestion(questionForm(page), email)).click();
  await expect(page.getByText(/Nothing is lost|kept on this device/).first()).toBeVisible();
  await context.setOffline(false);
  const mail = await received(page, email);
  await expect(async () => {
    await mail.page().reload();
    await expect(mail).toHaveCount(1);
  }).toPass();
});

test('answers of the services, tokens and the portal are never kept', async ({ page, visit }) => {
  await visit('/');
  await kept(page);
  await page.evaluate(
    async (lead) => {
      await fetch('/health');
      await fetch(lead, { method: 'POST', body: '{}' });
    },
    LEAD.replace('**', ''),
  );
  await page.goto('/portal/login');
  await visit('/');
  const addresses = await keptAddresses(page);
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.filter((path) => /^\/(functions|api|portal|outbox|health|rest)/.test(path))).toEqual([]);
});

test('the site can be installed', async ({ page, visit }) => {
  await visit('/');
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in windows that remember nothing, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
