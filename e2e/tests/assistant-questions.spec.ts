import { BRANCHES } from '@kidcode/branches';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { formatPrice, quoteCamp } from '@kidcode/pricing';

import { APOLOGY, openAssistant, saying, withBackend, withBackendHeld } from '../fixtures/assistant';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test.describe('a parent asks the assistant', () => {
  test('and gets an answer under its question, with a page to read on in a new tab', async ({
    context,
    visit,
  }) => {
    const { question, answer } = ANSWERS.find(({ id }) => id === 'math')!;
    const chat = await openAssistant(await visit('/camps'));
    await chat.ask('Is the math program for children who struggle?');
    await expect(chat.newest.getByText(question)).toBeVisible();
    await expect(chat.newest).toContainText(answer);
    const opened = context.waitForEvent('page');
    await chat.newest.getByRole('link', { name: 'Read more' }).click();
    const page = await opened;
    await expect(page).toHaveURL(/\/programs\/in-center\/math$/);
    await expect(chat.newest).toContainText(answer);
  });

  test('for a price, and gets the price that registration charges', async ({ visit }) => {
    const week = quoteCamp({
      season: 'winter',
      registrationType: 'weekly',
      duration: 'full_day',
      weeks: [1],
    });
    const chat = await openAssistant(await visit('/faq'));
    await chat.panel.getByRole('button', { name: 'What does winter camp cost?' }).click();
    await expect(chat.newest.getByRole('listitem').first()).toHaveText(
      `one week: ${formatPrice(week.discountedPrice)} instead of ${formatPrice(week.originalPrice)}`,
    );
    await expect(chat.newest.getByRole('link', { name: 'Winter Camp 2025' })).toHaveAttribute(
      'href',
      '/camps/winter/flower-mound',
    );
    await expect(chat.input).toBeFocused();
  });

  test('something that may mean many things, presses what was meant, and gets it', async ({ visit }) => {
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('and then what');
    await expect(chat.newest).toContainText('Did you mean:');
    const choices = chat.newest.getByRole('list', { name: 'Questions to choose from' }).getByRole('button');
    await expect(choices).toHaveCount(3);
    const question = await choices.first().innerText();
    await choices.first().click();
    await expect(chat.bubbles).toHaveCount(5);
    await expect(chat.bubbles.nth(3)).toHaveText(`You: ${question}`);
    await expect(chat.newest).not.toContainText('Did you mean:');
  });

  test('and finds while typing what can be asked, and the center as a button to call', async ({ visit }) => {
    const chat = await openAssistant(await visit('/faq'));
    await chat.input.fill('address of the cent');
    const offered = chat.panel.getByRole('list', { name: 'Did you mean' });
    await offered.getByRole('button', { name: 'What is the address of a center?' }).click();
    await expect(chat.newest.getByRole('link', { name: 'Call Euless' })).toHaveAttribute(
      'href',
      BRANCHES.euless.telHref,
    );
  });

  test('and says with a thumb that the answer did not help', async ({ page, visit }) => {
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('Is there parking?');
    const thumbs = chat.newest.getByRole('group', { name: 'Did this answer help?' });
    const stored = page.waitForResponse('**/functions/v1/answer-vote');
    await thumbs.getByRole('button', { name: 'This did not help' }).click();
    const response = await stored;
    expect(response.status()).toBe(200);
    expect(Object.keys(response.request().postDataJSON() as object).sort()).toEqual([
      'answer',
      'helpful',
      'page',
      'question',
    ]);
    await expect(chat.newest.getByText('We read these to write what is missing.')).toBeFocused();
    await expect(thumbs).toHaveCount(0);
    await expectAccessible(page);
  });

  test('in the words of an attacker, which stay words', async ({ page, visit }) => {
    const attack = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> [a](javascript:window.hacked=1) '); drop table leads; --`;
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask(attack);
    await expect(chat.bubbles.nth(1)).toHaveText(`You: ${attack}`);
    await expect(chat.bubbles).toHaveCount(3);
    await expect(chat.newest).not.toContainText(APOLOGY);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await chat.log.locator('img, script, [href^="javascript"]').count()).toBe(0);
  });
});

test.describe('while a parent writes and waits', () => {
  test('Enter sends, Shift+Enter makes a line, blanks and a second question go nowhere', async ({
    page,
    visit,
  }) => {
    const { asked, release } = await withBackendHeld(page, 'A week in December.');
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('   ');
    await expect(chat.send).toBeDisabled();
    await chat.input.fill('When is camp,');
    await chat.input.press('Shift+Enter');
    await page.keyboard.type('and where?  ');
    await page.keyboard.press('Enter');

    await expect(chat.typing).toBeAttached();
    await expect(chat.input).toBeDisabled();
    await expect(chat.input).toHaveValue('');
    await expect(chat.send).toBeDisabled();
    await expect(chat.log).toHaveAttribute('aria-live', 'polite');
    release();
    await expect(chat.newest).toHaveText('Assistant: A week in December.');
    await expect(chat.typing).toHaveCount(0);
    await expect(chat.input).toBeFocused();
    expect(asked.map(({ message }) => message)).toEqual(['When is camp,\nand where?']);
  });

  test('half a question is still there after a look at the phone number, and after the panel was closed', async ({
    page,
    visit,
  }) => {
    const chat = await openAssistant(await visit('/faq'));
    await page.keyboard.type('what does');
    await chat.panel.getByRole('button', { name: 'Talk to a person' }).click();
    await chat.panel.getByRole('button', { name: 'Back to the chat' }).press('Enter');
    await expect(chat.input).toBeFocused();
    await page.keyboard.type(' a camp');
    await expect(chat.input).toHaveValue('what does a camp');
    await page.keyboard.press('Escape');
    await expect(chat.panel).toHaveCount(0);
    await chat.open();
    await expect(chat.input).toHaveValue('what does a camp');
  });

  for (const way of ['Enter', 'the button', 'a suggestion'])
    test(`with ${way}, the focus stays in the panel while an answer is awaited: Escape closes it`, async ({
      page,
      visit,
    }) => {
      const { asked, release } = await withBackendHeld(page, 'A week in December.');
      const chat = await openAssistant(await visit('/faq'));
      if (way === 'a suggestion')
        await chat.panel.getByRole('button', { name: 'Which class fits a 7-year-old?' }).click();
      else await chat.input.fill('When is camp?');
      if (way === 'the button') await chat.send.click();
      // Twice, as impatient people do.
      if (way === 'Enter') await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(chat.typing).toBeAttached();
      await page.keyboard.type('no');
      await expect(chat.input).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(chat.panel).toHaveCount(0);
      await expect(chat.button).toBeFocused();
      await chat.open();
      release();
      await expect(chat.newest).toHaveText('Assistant: A week in December.');
      expect(asked).toHaveLength(1);
    });

  test('the conversation stays from page to page', async ({ page, visit }) => {
    await withBackend(page, saying('In December.'));
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('When is camp?');
    await expect(chat.bubbles).toHaveCount(3);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(chat.newest).toHaveText('Assistant: In December.');
    await chat.input.press('Escape');
    await page.goBack();
    await chat.open();
    await expect(chat.bubbles).toHaveCount(3);
  });
});

const MARKDOWN = [
  '**Bold**, a [page](/camps), [http](http://a.example/), [https](https://a.example/), [mail](mailto:info@example.com),',
  '[chat](irc://a.example/x), [chats](ircs://a.example/x), [jabber](xmpp:a@a.example),',
  '[script](javascript:window.hacked=1), [data](data:text/html,x), [file](file:///etc/passwd), [call](tel:5550100)',
  '',
  '- first\n- second',
  '',
  '<b onmouseover="window.hacked=1">raw</b> <script>window.hacked=1</script>',
  '',
  '![a cat](https://pictures.example/cat.png) ![near](/logo.svg)',
].join('\n');

test('an answer in Markdown keeps the allowed links, opens them in new tabs, and runs and fetches nothing', async ({
  page,
  visit,
}) => {
  const fetched: string[] = [];
  await withBackend(page, saying(MARKDOWN));
  const chat = await openAssistant(await visit('/faq'));
  page.on('request', (request) => fetched.push(request.url()));
  await chat.ask('Hello');
  await expect(chat.newest.getByRole('listitem')).toHaveText(['first', 'second']);
  const links = await chat.newest
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
    );
  expect(links).toEqual(
    [
      '/camps',
      'http://a.example/',
      'https://a.example/',
      'mailto:info@example.com',
      'irc://a.example/x',
      'ircs://a.example/x',
      'xmpp:a@a.example',
    ].map((href) => [href, '_blank', 'noopener noreferrer']),
  );
  await expect(chat.newest).toContainText('script, data, file, call');
  await expect(chat.newest).toContainText('<b onmouseover="window.hacked=1">raw</b>');
  await expect(chat.newest).toContainText('a cat near');
  expect(await chat.newest.locator('img, script, b').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(fetched.filter((url) => /cat\.png|logo\.svg/.test(url))).toEqual([]);
});
