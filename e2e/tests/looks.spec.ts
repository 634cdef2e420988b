import { expect, test } from '../fixtures/test';

test.describe('a father sees what he can press', () => {
  // Each line had an empty rounded box, which could not be ticked.
  test('no boxes to tick beside what he has to have ready', async ({ page, visit }) => {
    await visit('/flower-mound/programs/birthday-parties');
    const line = page.getByText('How old the birthday child will be');
    expect(await line.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)).toBe('0px');
  });
});
