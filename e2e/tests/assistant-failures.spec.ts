import type { Page, Route } from '@playwright/test';

import {
  APOLOGY,
  assistantOf,
  openAssistant,
  saying,
  withBackend,
  withBackendHeld,
} from '../fixtures/assistant';
import { toast } from '../fixtures/site';
import { expect, NOW, reload, test } from '../fixtures/test';

/** The apology in the place of the answer, and the toast. */
async function expectApology(page: Page) {
  const chat = assistantOf(page);
  await expect(chat.newest).toHaveText(`Assistant: ${APOLOGY}`);
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Failed to send message. Please try again.')).toBeVisible();
  await expect(chat.typing).toHaveCount(0);
}

/** The assistant, opened on a page and asked. */
async function askOn(page: Page) {
  const chat = await openAssistant(page);
  await chat.ask('When is camp?');
  return chat;
}

/** Asks a question whose answer never comes. */
async function askInVain(page: Page) {
  const asked = await withBackend(page, () => Promise.resolve());
  const chat = await askOn(page);
  await expect.poll(() => asked.length).toBe(1);
  return { asked, chat };
}

test.describe('when the assistant answers nonsense', () => {
  test.use({ expectedConsole: [/status of (400|429|500)/] });

  const NONSENSE: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
    'no JSON': { contentType: 'application/json', body: '<html>' },
    'another shape': { json: { reply: 'Hello' } },
    'no words': { json: { message: '  ' } },
    'a number': { json: { message: 42 } },
    'a refusal': { status: 429, json: { error: { code: 'too-many', message: 'Wait.' } } },
  };
  for (const [name, answer] of Object.entries(NONSENSE)) {
    test(`${name}: the parent is told at once, and can ask again`, async ({ page, visit }) => {
      let isBroken = true;
      const asked = await withBackend(page, (route) =>
        isBroken ? route.fulfill(answer) : saying('In December.')(route),
      );
      const chat = await askOn(await visit('/faq'));
      await expectApology(page);
      // At 1280 x 800 the message lay over it.
      await chat.panel.getByRole('button', { name: 'Talk to a person' }).click({ trial: true });
      expect(asked).toHaveLength(1);
      isBroken = false;
      await chat.ask('When is camp?');
      await expect(chat.newest).toHaveText('Assistant: In December.');
    });
  }
});

test.describe('when the assistant cannot be reached', () => {
  test.use({ expectedConsole: [/net::ERR_|status of 50[034]/] });
  test.beforeEach(({ page }) => page.clock.install({ time: NOW }));

  test('a hiccup is tried again without a word', async ({ page, visit }) => {
    const answers = [503];
    const asked = await withBackend(page, (route) => {
      const status = answers.shift();
      return status === undefined ? saying('In December.')(route) : route.fulfill({ status, json: {} });
    });
    const chat = await askOn(await visit('/faq'));
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(1_000);
    await expect.poll(() => asked.length).toBe(2);
    await expect(chat.newest).toHaveText('Assistant: In December.');
    await expect(toast(page, 'Error')).toHaveCount(0);
  });

  test('the parent is told within three seconds, with the question back and one press to send it again', async ({
    page,
    visit,
  }) => {
    let isBroken = true;
    const asked = await withBackend(page, (route) =>
      isBroken ? route.abort('connectionrefused') : saying('In December.')(route),
    );
    const chat = await askOn(await visit('/faq'));
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(3_000);
    await expectApology(page);
    expect(asked).toHaveLength(2);
    await expect(chat.input).toHaveValue('When is camp?');
    // "Try again" lay over the last line of the apology.
    await expect
      .poll(async () => {
        const [apology, again] = [await chat.newest.boundingBox(), await chat.again.boundingBox()];
        return apology !== null && again !== null && apology.y + apology.height <= again.y;
      })
      .toBe(true);
    isBroken = false;
    await chat.again.click();
    await expect(chat.newest).toHaveText('Assistant: In December.');
    await expect(chat.again).toHaveCount(0);
    await expect(chat.input).toBeFocused();
  });

  test('a question that was pressed comes back as well, beside what is half written, too', async ({
    page,
    visit,
  }) => {
    let isBroken = true;
    const asked = await withBackend(page, (route) =>
      isBroken
        ? route.fulfill({ status: 503, json: {} })
        : route.fulfill({ json: { message: 'Did you mean:', kind: 'choices', choices: ['When is camp?'] } }),
    );
    const fails = async () => {
      const before = asked.length;
      await expect.poll(() => asked.length).toBe(before + 1);
      await page.clock.fastForward(3_000);
      await expectApology(page);
      await expect(chat.again).toBeVisible();
    };
    const chat = await openAssistant(await visit('/faq'));
    await chat.panel.getByRole('button', { name: 'Which class fits a 7-year-old?' }).click();
    await fails();
    await expect(chat.input).toHaveValue('Which class fits a 7-year-old?');
    isBroken = false;
    await chat.again.click();
    await expect(chat.newest).toContainText('Did you mean:');
    await expect(chat.input).toHaveValue('');
    isBroken = true;
    await chat.input.fill('And what does');
    await chat.newest.getByRole('button', { name: 'When is camp?' }).click();
    await fails();
    await expect(chat.input).toHaveValue('And what does');
    isBroken = false;
    await chat.again.click();
    await expect(chat.newest).toContainText('Did you mean:');
    await expect(chat.input).toHaveValue('And what does');
    expect(new Set(asked.slice(-3).map(({ message }) => message))).toEqual(new Set(['When is camp?']));
  });

  test('an answer that takes five seconds still comes, after a word that it is slow', async ({
    page,
    visit,
  }) => {
    const { release } = await withBackendHeld(page, 'In December.');
    const chat = await askOn(await visit('/faq'));
    await expect(chat.typing).toBeAttached();
    await page.clock.fastForward(3_000);
    await expect(chat.panel.getByRole('status').getByText('This takes longer than usual')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(chat.typing).toBeAttached();
    release();
    await expect(chat.newest).toHaveText('Assistant: In December.');
  });

  test('one that never comes is given up after eight seconds, and not asked for again', async ({
    page,
    visit,
  }) => {
    const { asked, chat } = await askInVain(await visit('/faq'));
    await page.clock.fastForward(8_000);
    await expectApology(page);
    expect(asked).toHaveLength(1);
    await expect(chat.input).toHaveValue('When is camp?');
  });
});

test('a reload before the answer brings the question back into the box, and one that is half written stays there', async ({
  page,
  visit,
}) => {
  const { asked, chat } = await askInVain(await visit('/faq'));
  await reload(page);
  await chat.open();
  await expect(chat.input).toHaveValue('When is camp?');
  await expect(chat.again).toBeVisible();
  await chat.input.fill('When is winter camp?');
  await visit('/careers');
  await chat.open();
  await expect(chat.input).toHaveValue('When is winter camp?');
  await expect(chat.bubbles).toHaveCount(3);
  expect(asked).toHaveLength(1);
});

// The box cut it at 1,000 characters without a word, and the question at its end with it.
test('a question that is too long is kept, and the parent is told so', async ({ page, visit }) => {
  const asked = await withBackend(page, saying('Yes.'));
  await visit('/faq');
  const chat = await openAssistant(page);
  const story = `${'We are a family of four and have much to tell. '.repeat(22)}Is there a wheelchair ramp?`;
  await chat.ask(story);
  await expect(chat.panel.getByRole('alert')).toHaveText(/longer than the 1,000 characters/);
  await expect(chat.input).toHaveValue(story);
  await expect(chat.send).toBeDisabled();
  await chat.ask('Is there a wheelchair ramp?');
  await expect(chat.newest).toContainText('Yes.');
  expect(asked.map(({ message }) => message)).toEqual(['Is there a wheelchair ramp?']);
});
