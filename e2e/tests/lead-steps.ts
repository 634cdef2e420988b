import { MIN_FILL_MS } from '@kidcode/leads';
import { expect, type Locator, type Page } from '@playwright/test';

type Visit = (path: string) => Promise<Page>;

/** An address that no test has used before: the outbox outlives a run. */
export const newAddress = (name: string): string => `${name}-${crypto.randomUUID()}@example.com`;

/** Where the mail of every form goes to. */
export const MAIL = '**/api/v1.0/email/send';

/** Where every form is stored before it is mailed. */
export const LEAD = '**/functions/v1/lead';

export const UNDELIVERED =
  'There was an issue sending your request. Please try again later or contact us directly.';

export const ARRIVED = 'Thank you. Your question has reached us.';

export const questionForm = (page: Page) => page.getByRole('form', { name: 'Send us a question' });
export const couponForm = (page: Page) => page.getByRole('form', { name: 'Coupon request' });

export const textbox = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

/** Types into the named fields. */
export async function fill(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await textbox(form, name).fill(text);
}

/** As long as a parent needs for a form; a program would be faster. */
export async function takeTime(form: Locator): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button')).toBeEnabled();
  await form.page().clock.fastForward(MIN_FILL_MS);
}

/** Fills in the question of the contact page and is ready to send it. */
export async function writeQuestion(form: Locator, email: string, subject = 'Robots'): Promise<Locator> {
  await fill(form, { Subject: subject, Message: 'Which class suits a girl of nine?', Email: email });
  await takeTime(form);
  return form.getByRole('button', { name: 'Send question' });
}

/** Opens the contact page and sends a question from there. @returns the form and its button. */
export async function sendQuestion(visit: Visit, email: string) {
  const form = questionForm(await visit('/contact-us'));
  const send = await writeQuestion(form, email);
  await send.click();
  return { form, send };
}

/** The same where it does not get through, which the parent is told. */
export async function sendInVain(visit: Visit, email: string) {
  const sent = await sendQuestion(visit, email);
  await expect(sent.form.getByRole('alert')).toContainText(UNDELIVERED);
  return sent;
}

/** Fills in the coupon dialog and is ready to send it. */
export async function writeCoupon(form: Locator, email: string): Promise<Locator> {
  await fill(form, { 'First name': 'Ana', 'Last name': 'Lopez', Email: email, Phone: '(972) 555-0101' });
  await form.getByRole('checkbox', { name: 'I agree to receive SMS and email messages' }).check();
  await takeTime(form);
  return form.getByRole('button', { name: 'Send me the coupon' });
}

/** The e-mails that the school has received with this text in them. */
export async function received(page: Page, text: string): Promise<Locator> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  return outbox.getByRole('article').filter({ hasText: text });
}

/** The e-mails have each of these facts, by its name. */
export async function expectFacts(
  mails: Locator,
  facts: readonly (readonly [name: string, value: string])[],
) {
  for (const [name, value] of facts) {
    await expect(mails.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
    await expect(mails.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
  }
}

/** Addresses to which a page posts e-mails, from now on. */
export function mailsOf(page: Page): readonly string[] {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send')) posted.push(request.url());
  });
  return posted;
}
