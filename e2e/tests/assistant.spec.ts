import { BRANCHES } from '@kidcode/branches';

import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { assistantOf, openAssistant, saying, trainingCalls, withBackend } from '../fixtures/assistant';
import { expect, NOW, reload, test } from '../fixtures/test';

test.describe('a parent opens the assistant', () => {
  test('and finds a panel that greets, says that it is automatic, and asks for no names', async ({
    visit,
  }) => {
    const chat = await openAssistant(await visit('/faq'));
    const { panel, bubbles, input } = chat;
    await expect(bubbles).toHaveText([/^Assistant: Hi! I can answer questions about our programs/]);
    await expect(panel.getByText('This assistant is automatic.')).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText("do not enter children's names")).toBeVisible();
    await expect(input).toBeFocused();
    await expect.poll(() => panel.boundingBox()).toMatchObject({ width: 350, height: 500 });
  });

  test('and nothing of it was loaded before', async ({ page, visit }) => {
    const scripts: Promise<string>[] = [];
    const calls: string[] = [];
    page.on('response', (response) => {
      // A script that still comes when the page closes is nobody's any more.
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
      if (response.url().includes('/functions/')) calls.push(response.url());
    });
    const hasChat = async () => {
      const texts = await Promise.all(scripts);
      return texts.some((text) =>
        /Automatic answers from our pages|Relay Error invoking the Edge Function/.test(text),
      );
    };
    await visit('/');
    // All of the page, islands too.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([await hasChat(), calls]).toEqual([false, []]);
    await openAssistant(page);
    await expect.poll(hasChat).toBe(true);
  });

  test('and the backend is trained once per session, however often that happens', async ({ page, visit }) => {
    const calls = await trainingCalls(page);
    const chat = await openAssistant(await visit('/faq'));
    await page.keyboard.press('Escape');
    await chat.open();
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.postDataJSON()).toEqual({ background_training: true, enhanced_extraction: true });
    await reload(page);
    await chat.open();
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
  });

  test('and talks to a person instead, by phone or by the form', async ({ page, visit }) => {
    const chat = await openAssistant(await visit('/euless/programs/core'));
    await chat.panel.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(chat.panel.getByRole('heading', { name: 'A person is glad to help' })).toBeFocused();
    const call = chat.panel.getByRole('link', { name: `Call ${BRANCHES.euless.phone}` });
    await expect(call).toHaveAttribute('href', BRANCHES.euless.telHref);
    await chat.panel.getByRole('button', { name: 'Back to the chat' }).click();
    await expect(chat.bubbles).toHaveCount(1);
    await chat.panel.getByRole('button', { name: 'Talk to a person' }).click();
    await chat.panel.getByRole('link', { name: 'Send us a question' }).click();
    await expect(page).toHaveURL(/\/contact-us#ask$/);
    await expect(chat.panel).toHaveCount(0);
  });
});

// A laptop at 200 % and at 400 %, a phone sideways and one with its keyboard up.
for (const [width, height] of [
  [640, 400],
  [640, 360],
  [667, 375],
  [320, 256],
  [390, 400],
  [1280, 500],
] as const)
  test.describe(`on a low screen of ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the conversation has room while a parent types, and every button can be reached', async ({
      page,
      visit,
    }) => {
      const { button, panel, input, log } = assistantOf(await visit('/faq'));
      await button.click();
      await input.fill('what does a camp cost');
      await expect(panel.getByRole('list', { name: 'Did you mean' })).toBeVisible();
      await input.fill(`what does a camp cost${' and what does my child need to bring every day'.repeat(3)}`);
      for (const control of await panel.getByRole('button').or(input).all()) {
        await control.scrollIntoViewIfNeeded();
        // Scrolling ends at half pixels.
        await expect(control).toBeInViewport({ ratio: 0.95 });
      }
      const room = await log.evaluate((element) => element.parentElement?.clientHeight ?? 0);
      expect(room).toBeGreaterThanOrEqual(100);
      // Nobody gets lost on a page that is not seen.
      const isCard = width >= 480 && height >= 480;
      await expect(page.locator('main[inert], [inert] main')).toHaveCount(isCard ? 0 : 1);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

test.describe('a parent with the assistant open in two tabs', () => {
  test('has two conversations', async ({ page, visit, context }) => {
    const other = await context.newPage();
    await other.clock.setFixedTime(NOW);
    const asked = await withBackend(page, saying('First tab.'));
    const askedThere = await withBackend(other, saying('Second tab.'));
    await visit('/faq');
    await visit('/camps', other);
    const [here, there] = [assistantOf(page), assistantOf(other)];
    await here.open();
    await here.ask('Here');
    await there.open();
    await there.ask('There');
    await expect(there.newest).toHaveText('Assistant: Second tab.');
    await expect(here.newest).toHaveText('Assistant: First tab.');
    await expect(here.bubbles).toHaveCount(3);
    expect(asked[0]?.sessionId).not.toBe(askedThere[0]?.sessionId);
  });
});
