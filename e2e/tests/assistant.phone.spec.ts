import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { assistantOf, openAssistant, saying, withBackend } from '../fixtures/assistant';
import { expect, test } from '../fixtures/test';

test.describe('a parent opens the assistant on a phone', () => {
  test('and it fills the screen, over a page that neither scrolls nor takes a tap', async ({
    page,
    visit,
  }) => {
    const chat = assistantOf(await visit('/faq'));
    await chat.button.tap();
    await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // The keyboard would hide the greeting.
    await expect(chat.panel).toBeFocused();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expect(page.locator('main[inert], [inert] main')).toHaveCount(1);
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
    }
    await chat.panel.getByRole('button', { name: 'Close chat' }).tap();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(chat.button).toBeFocused();
  });

  test('and asks with a tap on a suggestion, and goes on to the form', async ({ page, visit }) => {
    const asked = await withBackend(page, saying('From 3 PM.'));
    const chat = assistantOf(await visit('/faq'));
    await chat.button.tap();
    await chat.panel.getByRole('button', { name: 'When are the centers open?' }).tap();
    await expect(chat.newest).toHaveText('Assistant: From 3 PM.');
    expect(asked).toMatchObject([{ message: 'When are the centers open?' }]);
    await chat.panel.getByRole('button', { name: 'Talk to a person' }).tap();
    // At a parent's pace: a tap that meets a link which has only just come counts for the one before it.
    await page.waitForTimeout(300);
    await chat.panel.getByRole('link', { name: 'Send us a question' }).tap();
    await expect(page).toHaveURL(/\/contact-us#ask$/);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('on a very small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a long answer fits, in either theme, with everything in reach', async ({ page, visit }) => {
    const long = `https://www.kidcode.example/${'very-long-address-'.repeat(8)}`;
    await withBackend(
      page,
      saying(
        `[${long}](${long})\n\n\`${'x'.repeat(90)}\`\n\n**Bold**\n\n- one\n- two\n\n> ${'Words. '.repeat(120)}`,
      ),
    );
    const chat = await openAssistant(await visit('/faq'));
    await chat.ask('a'.repeat(200));
    await expect(chat.log.getByRole('link')).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await chat.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
    // The conversation scrolls, the panel does not.
    expect(await chat.panel.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
    await expect(chat.input).toBeInViewport({ ratio: 1 });
    await expect(chat.panel.getByRole('button', { name: 'Talk to a person' })).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page);
  });
});
