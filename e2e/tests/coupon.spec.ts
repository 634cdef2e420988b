import { MIN_FILL_MS } from '@kidcode/leads';
import type { Locator } from '@playwright/test';

import { toast, withHeld } from '../fixtures/site';
import { expect, NOW, test } from '../fixtures/test';
import { dialog } from './booking-steps';
import {
  couponForm,
  expectFacts,
  fill,
  LEAD,
  MAIL,
  mailsOf,
  newAddress,
  received,
  takeTime,
  textbox,
  UNDELIVERED,
  writeCoupon,
} from './lead-steps';

const FIELDS = ['First name', 'Last name', 'Email', 'Phone'] as const;
const AGREEMENT = 'I agree to receive SMS and email messages';

/** Nothing lies on its middle. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.describe('the coupon', () => {
  test('is asked for once: the form is sent, the consent is kept, and nothing stays in the form', async ({
    page,
    visit,
  }) => {
    const email = newAddress('coupon');
    const release = await withHeld(page, MAIL);
    await visit('/pricing/discounts-promotions');
    await page.getByRole('link', { name: 'Get the coupon' }).first().click();
    const send = await writeCoupon(couponForm(page), email);
    await send.dblclick();
    await expect(couponForm(page).getByRole('button', { name: 'SENDING...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await page.evaluate(() => localStorage.getItem('hasSeenOffer'))).toBeNull();
    release();
    await expect(toast(page, 'Your coupon is on its way')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hasSeenOffer'))).toBe('true');

    const mails = await received(page, email);
    await expect(mails).toHaveCount(1);
    await expectFacts(mails, [
      ['Name', 'Ana Lopez'],
      ['Phone', '(972) 555-0101'],
      ['Request type', '10% Off Coupon Request'],
      ['Timestamp', '2025-12-01T18:00:00.000Z'],
      ['Consent version', 'sms-email-2'],
      ['Consent channel', 'coupon-dialog'],
      ['Consent at', '2025-12-01T18:00:00.000Z'],
    ]);

    // The slip stays, on other pages too, until it is closed.
    await page.bringToFront();
    await page.clock.fastForward(60_000);
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/contact-us/);
    const slip = page.getByRole('listitem').filter({ hasText: 'Your coupon is on its way' });
    await expect(slip).toContainText(/10% off the first class.*Your reference: \S+/);
    await slip.getByRole('button', { name: 'Close' }).click();
    await expect(slip).toBeHidden();
    await page.goBack();

    await page.getByRole('link', { name: 'Get the coupon' }).first().click();
    for (const name of FIELDS) await expect(textbox(couponForm(page), name)).toHaveValue('');
    await expect(couponForm(page).getByRole('checkbox', { name: AGREEMENT })).not.toBeChecked();
  });

  test('asks for everything it needs, in red, and takes a message back when it is answered', async ({
    visit,
  }) => {
    const form = couponForm(await visit('/?dialog=coupon'));
    await takeTime(form);
    await form.getByRole('button', { name: 'Send me the coupon' }).click();
    for (const name of FIELDS) await expect(form.getByText(`${name} is required`)).toBeVisible();
    await expect(textbox(form, 'First name')).toBeFocused();
    await expect(textbox(form, 'Email')).toHaveAccessibleDescription('Email is required');

    await fill(form, { 'First name': 'Ana', 'Last name': 'Lopez', Email: 'ana@', Phone: '555' });
    await expect(form.getByText('First name is required')).toBeHidden();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(form.getByText('Please enter a valid phone number')).toBeVisible();
  });

  test('is not sent without the agreement, and closing the message leaves the form', async ({
    page,
    visit,
  }) => {
    const mails = mailsOf(page);
    const form = couponForm(await visit('/?dialog=coupon'));
    const send = await writeCoupon(form, newAddress('no-agreement'));
    await form.getByRole('checkbox', { name: AGREEMENT }).uncheck();
    await send.click();
    await expect(toast(page, 'Agreement Required')).toBeVisible();
    await expect(toast(page, 'Please agree to receive messages before continuing.')).toBeVisible();
    await expect(form.getByRole('checkbox', { name: AGREEMENT })).toBeFocused();
    expect(mails).toEqual([]);

    // The title and what is pressed stay in sight beside the message.
    for (const width of [390, 800, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(toast(page, 'Agreement Required')).toBeVisible();
      for (const part of [
        dialog(page).getByRole('heading', { name: 'Get your coupon' }),
        dialog(page).getByRole('button', { name: 'Close' }),
        form.getByRole('checkbox', { name: AGREEMENT }),
        send,
      ]) {
        await part.scrollIntoViewIfNeeded();
        expect(await isInSight(part), `${width} px`).toBe(true);
      }
    }

    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('button', { name: 'Close' })
      .click();
    await expect(toast(page, 'Agreement Required')).toBeHidden();
    await expect(textbox(form, 'First name')).toHaveValue('Ana');
  });

  test('says beside the box how often, how to end it, and what becomes of the data', async ({
    page,
    visit,
  }) => {
    const form = couponForm(await visit('/?dialog=coupon'));
    await expect(form).toContainText('Reply STOP to any text message');
    await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('target', '_blank');
    await visit('/contact-us');
    const question = page.getByRole('form', { name: 'Send us a question' });
    await expect(question.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  test('is refused to a program that fills in what people do not see', async ({ page, visit }) => {
    const mails = mailsOf(page);
    const form = couponForm(await visit('/?dialog=coupon'));
    const send = await writeCoupon(form, newAddress('program'));
    await form.getByText('Leave this empty').locator('input').fill('http://example.com', { force: true });
    await send.click();
    await expect(form.getByRole('alert')).toContainText('took this for a program');
    await expect(form.getByRole('link', { name: /Call/ })).toBeVisible();
    expect(mails).toEqual([]);
  });

  test('waits a moment when it is filled in faster than people can', async ({ page, visit }) => {
    const mails = mailsOf(page);
    const form = couponForm(await visit('/?dialog=coupon'));
    await expect(form).toBeVisible();
    await page.clock.pauseAt(NOW.getTime() + 1);
    await fill(form, {
      'First name': 'Ana',
      'Last name': 'Lopez',
      Email: newAddress('fast'),
      Phone: '9725550101',
    });
    await form.getByRole('checkbox', { name: AGREEMENT }).check();
    await form.getByRole('button', { name: 'Send me the coupon' }).click();
    await expect(form.getByRole('button', { name: 'SENDING...' })).toBeVisible();
    expect(mails).toEqual([]);

    await page.clock.resume();
    await page.clock.fastForward(MIN_FILL_MS);
    await expect(toast(page, 'Your coupon is on its way')).toBeVisible();
  });

  test.describe('when the service is down', () => {
    test.use({ expectedConsole: [/status of 503/] });

    test('says in a form that is opened again that the request is on its way, and sends it once', async ({
      page,
      visit,
    }) => {
      const email = newAddress('opened-again');
      await page.route(LEAD, (route) => route.fulfill({ status: 503 }));
      await visit('/pricing/discounts-promotions');
      const open = page.getByRole('link', { name: 'Get the coupon' }).first();
      await open.click();
      await (await writeCoupon(couponForm(page), email)).click();
      await expect(couponForm(page).getByRole('alert')).toContainText(UNDELIVERED);
      const reference = (await dialog(page).getByText(/^KC-/).textContent()) ?? '';
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();

      await open.click();
      const notice = dialog(page).getByRole('alert');
      await expect(notice).toContainText('Your request is still on its way.');
      await expect(notice).toContainText(reference);
      await expect(couponForm(page)).toBeHidden();
      await page.unroute(LEAD);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await expect(toast(page, 'Your coupon is on its way')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect(await received(page, email)).toHaveCount(1);
    });

    test('keeps what was typed, and offers the phone and a mail with the words in it', async ({
      page,
      visit,
    }) => {
      const email = newAddress('service-down');
      await page.route(MAIL, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
      const form = couponForm(await visit('/?dialog=coupon'));
      await (await writeCoupon(form, email)).click();
      const notice = form.getByRole('alert');
      await expect(notice).toContainText(UNDELIVERED);
      await expect(notice).toBeInViewport();
      await expect(
        toast(page, 'There was a problem sending your request. Please try again later.'),
      ).toBeVisible();
      for (const [name, value] of [
        ['First name', 'Ana'],
        ['Last name', 'Lopez'],
        ['Email', email],
        ['Phone', '(972) 555-0101'],
      ] as const) {
        await expect(textbox(form, name)).toHaveValue(value);
      }
      await expect(form.getByRole('checkbox', { name: AGREEMENT })).toBeChecked();
      await expect(notice.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
      const mail = await notice.getByRole('link', { name: 'Send it as an e-mail' }).getAttribute('href');
      expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:[^?]+\?subject=10% Off Coupon Request/);
      expect(decodeURIComponent(mail ?? '')).toContain(email);
      expect(await page.evaluate(() => localStorage.getItem('hasSeenOffer'))).toBeNull();
    });
  });
});
