import type { Page } from '@playwright/test';

import { toast, withoutStorage } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import {
  ARRIVED,
  LEAD,
  MAIL,
  mailsOf,
  newAddress,
  questionForm,
  received,
  sendInVain,
  sendQuestion,
  textbox,
  UNDELIVERED,
  writeQuestion,
} from './lead-steps';

test.describe('a question to the school is not lost', () => {
  test.use({
    expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 500/],
  });

  test('when the connection goes: it waits, and arrives exactly once when it is back', async ({
    page,
    visit,
  }) => {
    const email = newAddress('offline');
    const form = questionForm(await visit('/contact-us'));
    const send = await writeQuestion(form, email);
    await page.context().setOffline(true);
    await send.click();
    const notice = form.getByRole('alert');
    await expect(notice).toContainText(UNDELIVERED);
    await expect(notice).toContainText(/Your reference: KC-/);
    await expect(textbox(form, 'Subject')).toHaveValue('Robots');

    await page.context().setOffline(false);
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await expect(await received(page, email)).toHaveCount(1);
  });

  test('when the page is closed meanwhile: the next visit sends it', async ({ page, visit }) => {
    const email = newAddress('next-visit');
    await page.route(MAIL, (route) => route.abort());
    await sendInVain(visit, email);
    await page.unroute(MAIL);

    const sent = page.waitForResponse(MAIL);
    await visit('/faq');
    expect((await sent).ok()).toBe(true);
    await expect(await received(page, email)).toHaveCount(1);
  });

  test('when the page is left and come back to: it says that the question waits, and leads to another', async ({
    page,
    visit,
  }) => {
    await page.route(LEAD, (route) => route.fulfill({ status: 500 }));
    const { form } = await sendInVain(visit, newAddress('come-back'));
    const reference = (await form.getByText(/^KC-/).textContent()) ?? '';
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL(/faq/);
    await page.goBack();
    // What stands below the first screen answers when it comes near.
    const toTheForm = () =>
      page.getByRole('heading', { name: 'Send us a question' }).scrollIntoViewIfNeeded();
    await toTheForm();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('Your request is still on its way.');
    await expect(notice).toContainText(reference);
    // Also on another visit.
    await visit('/contact-us');
    await toTheForm();
    await expect(notice).toContainText(reference);
    await page.getByRole('button', { name: 'Ask another question' }).click();
    await expect(textbox(questionForm(page), 'Subject')).toBeFocused();
    await expect(textbox(questionForm(page), 'Subject')).toHaveValue('');
  });

  test('when two tabs are open: only one of them sends it', async ({ page, visit }) => {
    const email = newAddress('two-tabs');
    const site = page.context();
    const answers: string[] = [];
    site.on('response', (response) => answers.push(response.url()));
    await site.route(MAIL, (route) => route.abort());
    await sendInVain(visit, email);
    const other = await site.newPage();
    // Its try has failed before the mail service is back: one under way would get through, and lose its note with the connection.
    const failed = other.waitForEvent('requestfailed', (request) => request.url().endsWith('/email/send'));
    await Promise.all([failed, other.goto('/faq')]);

    await site.unroute(MAIL);
    await site.setOffline(true);
    await site.setOffline(false);
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await expect(await received(page, email)).toHaveCount(1);
    expect(answers.filter((url) => url.endsWith('/email/send'))).toHaveLength(1);
  });

  test('when the service never answers: the parent is told after 20 seconds', async ({ page, visit }) => {
    await page.route(MAIL, () => undefined);
    const form = questionForm(await visit('/contact-us'));
    const send = await writeQuestion(form, newAddress('silence'));
    // The twenty seconds begin with it; on a busy machine they were over before.
    await Promise.all([page.waitForRequest(MAIL), send.click()]);
    await page.clock.fastForward(20_000);
    await expect(form.getByRole('alert')).toContainText(UNDELIVERED);
  });

  test('when the service fails: it is kept, and a second try sends it once', async ({ page, visit }) => {
    const email = newAddress('second-try');
    await page.route(MAIL, (route) => route.fulfill({ status: 500, body: 'Something went wrong' }));
    const { form, send } = await sendInVain(visit, email);
    await expect(
      toast(page, 'There was a problem sending your request. Please try again later.'),
    ).toBeVisible();
    await expect(textbox(form, 'Email')).toHaveValue(email);
    const reference = await form.getByText(/^KC-/).textContent();

    await page.unroute(MAIL);
    await send.click();
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await expect(page.getByText(reference ?? '')).toBeVisible();
    await expect(await received(page, email)).toHaveCount(1);
  });

  test('when it cannot be stored: nothing is mailed yet, and both happen once on the next visit', async ({
    page,
    visit,
  }) => {
    const email = newAddress('not-stored');
    const mails = mailsOf(page);
    await page.route(LEAD, (route) => route.fulfill({ status: 500 }));
    await sendInVain(visit, email);
    expect(mails).toEqual([]);

    await page.unroute(LEAD);
    const sent = page.waitForResponse(MAIL);
    await visit('/faq');
    await sent;
    await expect(await received(page, email)).toHaveCount(1);
  });
});

// It said "we send it again by itself", and posted it once more on every visit, for ever.
test.describe('a question that the school refuses for good', () => {
  test.use({ expectedConsole: [/status of 422/] });

  test('the parent is told so, keeps the words and can call; it is not sent again', async ({
    page,
    visit,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => posts.push(request.url()));
    await page.route(LEAD, (route) => route.fulfill({ status: 422, body: 'no' }));
    const { form } = await sendQuestion(visit, newAddress('refused'));
    const notice = form.getByRole('alert');
    await expect(notice).toContainText('Your request was not accepted.');
    await expect(notice).toContainText('It will not be sent again.');
    await expect(notice).not.toContainText('we send it again');
    await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
    await expect(textbox(form, 'Subject')).toHaveValue('Robots');
    expect(await page.evaluate(() => localStorage.getItem('lead-outbox'))).toBeNull();

    const before = posts.length;
    await visit('/faq');
    await page.waitForLoadState('networkidle');
    expect(posts.slice(before).filter((url) => /email\/send|v1\/lead$/.test(url))).toEqual([]);
  });
});

// It was told as a refusal, without a reference, of a question that the school had.
test.describe('a question that is stored while the mail service refuses the school', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test('the parent reads that it has arrived, with its reference', async ({ page, visit }) => {
    await page.route(MAIL, (route) => route.fulfill({ status: 400, body: 'The Public Key is invalid' }));
    await sendQuestion(visit, newAddress('wrong-key'));
    await expect(page.getByText(ARRIVED)).toBeVisible();
    await expect(page.getByText(/^KC-/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('lead-outbox'))).toBeNull();
  });
});

test.describe('a question that the browser cannot keep while the connection is gone', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  const full = (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
  for (const [what, breakStorage] of [
    ['blocked', (page: Page) => withoutStorage(page, 'localStorage')],
    ['full', full],
  ] as const) {
    test(`because storage is ${what}: the parent is told, gets the words filled in, and is warned`, async ({
      page,
      visit,
    }) => {
      const email = newAddress('unkept');
      await breakStorage(page);
      const form = questionForm(await visit('/contact-us'));
      const send = await writeQuestion(form, email);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await send.click();
      const notice = form.getByRole('alert');
      await expect(notice).toContainText('your request is lost when you close this page');
      await expect(notice).not.toContainText('Nothing is lost');
      await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
      for (const [name, scheme] of [
        ['Send it as an e-mail', 'mailto:'],
        ['Send it as a text message', 'sms:'],
      ] as const) {
        const href = decodeURIComponent(
          (await notice.getByRole('link', { name }).getAttribute('href')) ?? '',
        );
        expect(href.startsWith(scheme)).toBe(true);
        expect(href).toContain('Which class suits a girl of nine?');
        expect(href).toContain(email);
      }

      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();

      await page.context().setOffline(false);
      await expect(page.getByText(ARRIVED)).toBeVisible();
      await expect(await received(page, email)).toHaveCount(1);
    });
  }
});
