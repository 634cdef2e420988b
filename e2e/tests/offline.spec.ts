import { BRANCHES } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { expect, type Page } from '@playwright/test';

import { deployedSite } from '../fixtures/deploys';
import { awake, hydrated, reload, test } from '../fixtures/test';
import { dialog } from './booking-steps';
import { LEAD, questionForm, textbox } from './lead-steps';

// What the site keeps on a device is looked at here and nowhere else.
test.use({
  serviceWorkers: 'allow',
  expectedConsole: [[/Failed to load resource/, /net::ERR_/, /Failed to fetch/], { scope: 'test' }],
});

// The whole site is brought to the device first, which takes its time on a busy machine.
test.describe.configure({ timeout: 240_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

/** Opens the home page, waits until the site is on the device, and takes the connection away. */
async function takeOff(visit: (path: string) => Promise<Page>): Promise<void> {
  const page = await visit('/');
  await kept(page);
  await page.context().setOffline(true);
}

/** What is kept, by address. */
const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('in a plane', () => {
  test('a parent still finds home, the phones, the addresses and the timetable, and of other pages how they come back', async ({
    page,
    visit,
  }) => {
    await takeOff(visit);
    await visit('/');
    await expect(heading(page)).toBeVisible();
    await visit('/contact-us');
    await expect(page.getByRole('link', { name: BRAND.phone.display }).first()).toBeVisible();
    await visit('/learning-centers');
    await expect(page.getByText(BRANCHES['euless'].street).first()).toBeAttached();
    await visit('/class-schedule');
    await page.getByLabel('Day', { exact: true }).selectOption('Tuesday');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(['Tuesday']);

    // A page that is not kept says so, and which press brings it. It promised to come back by itself, and did not.
    await page.goto('/school-partnership');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('Press “Try again” once you have a connection.')).toBeVisible();
    await expect(page.getByText(BRANCHES['euless'].address)).toBeVisible();
    await expect(page.getByRole('link', { name: BRANCHES['euless'].phone })).toBeVisible();
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(page).toHaveURL(/school-partnership/);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
  });

  test('a family still sees its last plan, and goes on with it', async ({ page, visit }) => {
    const child = page.getByRole('region', { name: 'Child 1', exact: true });
    const week = (number: number) =>
      child.getByRole('checkbox', { name: new RegExp(`week ${number}, .* in Euless`) });
    const total = page.getByRole('region', { name: 'The total' });
    await visit('/camps/plan');
    await awake(child);
    await child.getByRole('textbox', { name: 'Age' }).fill('6');
    await week(1).check();
    await expect(total).toContainText('$254');
    await takeOff(visit);
    await visit('/camps/plan');
    await expect(child.getByRole('textbox', { name: 'Age' })).toHaveValue('6');
    await expect(total).toContainText('$254');
    await week(2).check();
    await expect(total).toContainText('$508');
  });

  test('a page that was seen is kept, also one that was reached without a page load', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/faq');
    await kept(page);
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first();
    await awake(careers);
    await careers.click();
    await expect(page).toHaveURL(/careers/);
    await expect.poll(() => keptAddresses(page)).toContain('/careers');
    await context.setOffline(true);
    await reload(page);
    await expect(heading(page)).toHaveText(/\w/);
    await expect(page).toHaveTitle(/Careers/);
  });
});

test('a page that says that the site is being repaired is not kept in the place of the one that was seen', async ({
  page,
  context,
  visit,
}) => {
  const site = await deployedSite();
  await visit(`${site.url}/camps/winter/euless`);
  await kept(page);
  await expect.poll(() => keptAddresses(page)).toContain('/camps/winter/euless');
  site.repair();
  await page.goto(`${site.url}/camps/winter/euless`);
  await expect(heading(page)).toHaveText('Back in an hour');
  await context.setOffline(true);
  await visit(`${site.url}/camps/winter/euless`);
  await expect(heading(page)).not.toHaveText('Back in an hour');
  await expect(page.getByText('Prices and places on this page are as of December 1, 2025.')).toBeVisible();
  await context.setOffline(false);
  await site.close();
});

test('the site can be installed; answers of the services, tokens and the portal are never kept', async ({
  page,
  visit,
}) => {
  await visit('/');
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in windows that remember nothing, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
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

test('a new version of the site breaks no open page, throws no typed word away, and is there with the next page', async ({
  page,
  context,
  request,
  visit,
}) => {
  const site = await deployedSite();
  await visit(`${site.url}/contact-us`);
  await kept(page);
  const message = textbox(questionForm(page), 'Message');
  await message.fill('Which class suits a girl of nine?');
  const script = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'] ?? '',
  );
  expect((await request.get(site.url + script)).status()).toBe(200);
  site.deploy();
  expect((await request.get(site.url + script)).status()).toBe(404);

  // Its scripts were not asked for before, and are no longer on the host.
  await page.getByRole('banner').getByRole('link', { name: 'Book A Free Trial' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Core-Program' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(message).toHaveValue('Which class suits a girl of nine?');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
  await expect(message).toHaveValue('Which class suits a girl of nine?');
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first();
  await awake(careers);
  await page.evaluate(() => {
    window.name = 'not loaded again';
  });
  await careers.click();
  await expect(page).toHaveTitle(/Careers/);
  expect(await page.evaluate(() => window.name)).toBe('not loaded again');

  await visit(`${site.url}/faq`);
  await expect(page).toHaveTitle(/\(new\)/);

  // With the last page of the old version the new worker takes over.
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.waiting !== null)),
    )
    .toBe(true);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.url}/faq`);
  await kept(next);
  await context.setOffline(true);
  for (const path of ['/', '/class-schedule', '/faq']) {
    await visit(site.url + path, next);
    await expect(next).toHaveTitle(/\(new\)/);
  }
  // Seen in the old version: it still has its own scripts.
  await visit(`${site.url}/careers`, next);
  await context.setOffline(false);
  await site.close();
});
