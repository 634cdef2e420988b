import { expectGoodLooks } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { blockTabs, choose, chose, dialog } from './booking-steps';
import {
  couponForm,
  MAIL,
  newAddress,
  questionForm,
  takeTime,
  writeCoupon,
  writeQuestion,
} from './lead-steps';

// As narrow as the smallest phone: the states of every dialog and form, in both themes.
test.use({ viewport: { width: 320, height: 640 }, expectedConsole: [/status of 500/] });

test.describe('on the narrowest screen, in both themes, everybody can use', () => {
  test('each step of a trial', async ({ page, visit }) => {
    await chose(page, 'euless');
    await visit('/?dialog=trial');
    await expectGoodLooks(dialog(page, /Choose Your Program Type/));
    await choose(page, 'Core-Program');
    await expectGoodLooks(dialog(page, /Choose Your Trial Class Format/));
    await choose(page, 'In-Center Classes');
    await expectGoodLooks(dialog(page, /Choose Your Trial Session Type/));
  });

  test('both steps of the program chooser', async ({ page, visit }) => {
    await chose(page, 'flower-mound');
    await visit('/?dialog=program');
    await expectGoodLooks(dialog(page, /Choose Your Program Type/));
    await choose(page, 'Specialized');
    await expectGoodLooks(dialog(page, /Choose Your Preferred Learning Mode/));
  });

  test('the consultation, and the link that waits to be tapped', async ({ page, visit }) => {
    await blockTabs(page);
    await visit('/?dialog=consultation');
    await expectGoodLooks(dialog(page, 'Choose Consultation Method'));
    await choose(page, 'Virtual');
    await expectGoodLooks(dialog(page, 'Your booking page is ready'));
  });

  test('the booking portal of the core program', async ({ page, visit }) => {
    await visit('/?dialog=core-booking');
    await expectGoodLooks(dialog(page, 'Book the Core Program'));
  });

  test('the coupon: empty, wrong and not delivered', async ({ page, visit }) => {
    await page.route(MAIL, (route) => route.fulfill({ status: 500, body: 'Error' }));
    const form = couponForm(await visit('/?dialog=coupon'));
    await expectGoodLooks(dialog(page));
    await takeTime(form);
    await form.getByRole('button', { name: 'Send me the coupon' }).click();
    await expect(form.getByText('Phone is required')).toBeVisible();
    await expectGoodLooks(dialog(page));
    await (await writeCoupon(form, newAddress('looks'))).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectGoodLooks(dialog(page));
  });

  test('the question: wrong, not delivered and arrived', async ({ page, visit }) => {
    await page.route(MAIL, (route) => route.fulfill({ status: 500, body: 'Error' }));
    const form = questionForm(await visit('/contact-us'));
    await takeTime(form);
    await form.getByRole('button', { name: 'Send question' }).click();
    await expect(form.getByText('Email is required')).toBeVisible();
    await expectGoodLooks(form);
    const send = await writeQuestion(form, newAddress('looks'));
    await send.click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expectGoodLooks(form);
    await page.unroute(MAIL);
    await send.click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you.' });
    await expect(thanks).toBeVisible();
    await expectGoodLooks(thanks);
  });
});
