import { BRANCHES } from '@kidcode/branches';
import { LEAD_LIMIT } from '@kidcode/leads';

import { awake, expect, NOW, test } from '../fixtures/test';
import {
  ARRIVED,
  expectFacts,
  fill,
  mailsOf,
  newAddress,
  questionForm,
  received,
  sendQuestion,
  takeTime,
  textbox,
  writeQuestion,
} from './lead-steps';

test.describe('a question on the contact page', () => {
  test('reaches the school, and the parent gets a reference and an empty form for the next one', async ({
    page,
    visit,
  }) => {
    const email = newAddress('question');
    const { form } = await sendQuestion(visit, email);
    const thanks = page.getByRole('status').filter({ hasText: ARRIVED });
    await expect(thanks).toBeInViewport();
    const reference = /KC-\w{4}-\w{4}-\w{4}/.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none';

    const mails = await received(page, email);
    await expect(mails).toHaveCount(1);
    await expect(mails.getByRole('heading', { name: 'Information Request' })).toBeVisible();
    for (const value of [reference, 'Robots', 'Which class suits a girl of nine?']) {
      await expect(mails.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
    }

    await page.bringToFront();
    await page.getByRole('button', { name: 'Ask another question' }).click();
    await expect(textbox(form, 'Subject')).toHaveValue('');
  });

  test('is as it was left after a link on the page and Back', async ({ page, visit }) => {
    const form = questionForm(await visit('/contact-us'));
    await awake(form);
    await fill(form, { Subject: 'Robots', Message: 'Which class suits a girl of nine?' });
    const link = page.getByRole('main').getByRole('link', { name: 'Read the FAQ' });
    // Before that it loads the page anew, and the browser itself remembers.
    await awake(link);
    await link.click();
    await expect(page).toHaveURL('/faq');
    await page.goBack();
    await expect(textbox(form, 'Subject')).toHaveValue('Robots');
    await expect(textbox(form, 'Message')).toHaveValue('Which class suits a girl of nine?');
  });

  test('with markup and SQL in it arrives as the text it is', async ({ page, visit }) => {
    const email = newAddress('attack');
    const attack = `<img src=x onerror="alert(1)">'); drop table leads; --{{7*7}}`;
    await (await writeQuestion(questionForm(await visit('/contact-us')), email, attack)).click();
    await expect(page.getByText(ARRIVED)).toBeVisible();
    const mails = await received(page, email);
    await expect(mails.getByRole('definition').filter({ hasText: attack }).first()).toBeVisible();
    await expect(mails.getByRole('img')).toHaveCount(0);
  });

  test('is the sixth within the hour: the parent is told when the next one can go', async ({
    page,
    visit,
  }) => {
    const mails = mailsOf(page);
    const halfAnHourAgo = Array.from({ length: LEAD_LIMIT.count }, () => NOW.getTime() - 30 * 60_000);
    await page.addInitScript(
      (times) => localStorage.setItem('lead-times', JSON.stringify(times)),
      halfAnHourAgo,
    );
    const { form } = await sendQuestion(visit, newAddress('sixth'));
    await expect(form.getByRole('alert')).toContainText('You can send the next one in 30 minutes.');
    await expect(textbox(form, 'Subject')).toHaveValue('Robots');
    expect(mails).toEqual([]);
  });
});

test('a message to a teacher goes to the school while only samples are shown', async ({ page, visit }) => {
  const email = newAddress('teacher');
  await visit('/euless/teachers');
  const form = page.getByRole('form', { name: 'Message to a teacher' });
  await takeTime(form);
  await expect(form.getByRole('combobox')).toHaveCount(0);
  await fill(form, {
    'Your name': 'Ana Lopez',
    'Your email': email,
    Subject: 'Monday',
    Message: 'We are late on Monday.',
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. We pass your message on.')).toBeVisible();
  const mails = await received(page, email);
  await expect(mails).toHaveCount(1);
  await expectFacts(mails, [
    ['TeacherName', `Any teacher, ${BRANCHES.euless.name}`],
    ['From name', 'Ana Lopez'],
    ['Sender name', 'Ana Lopez'],
    ['Message', 'We are late on Monday.'],
  ]);
});
