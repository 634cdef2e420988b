import type { Page, Route } from '@playwright/test';

import { APOLOGY, assistantOf, openAssistant, saying, withBackend } from '../fixtures/assistant';
import { shellOf } from '../fixtures/shell';
import { expect, NOW, test } from '../fixtures/test';

/** The apology in the place of the answer, and the toast. */
async function expectApology(page: Page) {
  const chat = assistantOf(page);
  await expect(chat.newest).toHaveText(`Assistant: ${APOLOGY}`);
  await expect(shellOf(page).toast('Error')).toBeVisible();
  await expect(shellOf(page).toast('Failed to send message. Please try again.')).toBeVisible();
  await expect(chat.typing).toHaveCount(0);
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
      const chat = await openAssistant(await visit('/faq'));
      await chat.ask('When is camp?');
      await expectApology(page);
      expect(asked).toHaveLength(1);
      isBroken = false;
      await chat.ask('When is camp?');
      await expect(chat.newest).toHaveText('Assistant: In December.');
    });
  }
});

test.describe('when the assistant cannot be reached', () => {
  test.use({ expectedConsole: [/net::ERR_|status of 50[034]/] });

  test('a hiccup is tried again without a word', async ({ page, visit }) => {
    const answers = [500, 503];
    await page.clock.install({ time: NOW });
    const asked = await withBackend(page, (route) => {
      const status = answers.shift();
      return status === undefined ? saying('In December.')(route) : route.fulfill({ status, json: {} });
    });
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('When is camp?');
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(1_000);
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.fastForward(2_000);
    await expect(chat.newest).toHaveText('Assistant: In December.');
    await expect(shellOf(page).toast('Error')).toHaveCount(0);
  });

  test('the parent is told after three more tries', async ({ page, visit }) => {
    await page.clock.install({ time: NOW });
    const asked = await withBackend(page, (route) => route.abort('connectionrefused'));
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('When is camp?');
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => asked.length).toBe(tries);
      await page.clock.fastForward(4_000);
    }
    await expectApology(page);
    expect(asked).toHaveLength(4);
  });

  test('an answer that takes ten seconds still comes', async ({ page, visit }) => {
    await page.clock.install({ time: NOW });
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await withBackend(page, async (route) => {
      await late;
      await saying('In December.')(route);
    });
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('When is camp?');
    await expect(chat.typing).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(chat.typing).toBeAttached();
    release();
    await expect(chat.newest).toHaveText('Assistant: In December.');
  });

  test('one that never comes is given up after 25 seconds, and not asked for again', async ({
    page,
    visit,
  }) => {
    await page.clock.install({ time: NOW });
    const asked = await withBackend(page, () => Promise.resolve());
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('When is camp?');
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(25_000);
    await expectApology(page);
    expect(asked).toHaveLength(1);
  });
});
