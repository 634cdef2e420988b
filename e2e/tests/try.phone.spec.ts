import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';
import { openClass, take } from './try-steps';

test.describe('a child of eight, with a thumb on a phone', () => {
  test('solves two puzzles, fails once, takes a hint, comes back, and gets a certificate', async ({
    page,
    visit,
  }) => {
    await visit('/try');
    await expect(page.getByText('The way has a corner. Bring the robot to the flag.')).toBeVisible();
    await openClass(page, '8-10');
    await expect(page.getByRole('heading', { level: 2, name: '2. Round the corner' })).toBeFocused();

    const asked: string[] = [];
    page.on('request', (request) => {
      // The site fetches its own scripts ahead; nothing else is asked for, and nothing is sent.
      const isOwnScript = /^http:\/\/127\.0\.0\.1:\d+\/assets\/[\w-]+\.js$/.test(request.url());
      if (request.method() !== 'GET' || !(isOwnScript || request.url().startsWith('data:')))
        asked.push(request.url());
    });
    const run = page.getByRole('button', { name: 'Run' });
    const result = page.getByRole('main');
    for (let time = 0; time < 4; time += 1) await take(page, 'move');
    await run.tap();
    await expect(result).toContainText('The robot stopped at the wall after 3 moves.');

    await page.getByRole('button', { name: 'Give me a hint' }).tap();
    await expect(page.getByText('Hint: Go along the way with your finger.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    for (const block of ['turn left', 'move', 'move']) await take(page, block);
    await run.tap();
    await expect(result).toContainText('Solved with 6 blocks. It cannot be done with fewer!');

    await page.getByRole('button', { name: 'Next puzzle' }).tap();
    await expect(page.getByRole('heading', { level: 2, name: '3. Again and again' })).toBeFocused();
    for (let time = 0; time < 5; time += 1) await take(page, 'move');
    await take(page, 'turn left');
    for (let time = 0; time < 4; time += 1) await take(page, 'move');
    await run.tap();
    await expect(result).toContainText('Solved with 10 blocks. Can you do it with 5?');
    // Nothing of it has left the page.
    expect(asked).toEqual([]);

    await visit('/try');
    await page.getByRole('button', { name: 'Go on' }).tap();
    await expect(page.getByRole('button', { name: 'Puzzle 2: Round the corner, solved' })).toBeVisible();
    await run.tap();
    await expect(result).toContainText('Solved with 10 blocks.');

    await page.getByLabel('Name on it').fill('Robin');
    await expect(
      page.getByRole('img', { name: 'Certificate for Robin: 2 of 8 puzzles solved' }),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a picture' }).tap();
    expect((await download).suggestedFilename()).toBe('certificate.png');
    const next = page.getByRole('region', { name: 'For parents: what comes next' });
    await expect(next).toContainText('loops');
    await expect(next.getByRole('link', { name: 'Book this free trial' })).toHaveAttribute(
      'href',
      /book-a-trial\?name=.*meetingType=Trial/,
    );
    await expect(next.getByRole('link', { name: 'Find another program' })).toHaveAttribute(
      'href',
      '/find-a-program?age=9',
    );
  });

  test('sees Run, and what it answers', async ({ page, visit }) => {
    for (const [age, height] of [
      ['8-10', 844],
      ['11+', 844],
      ['8-10', 640],
    ] as const) {
      await page.setViewportSize({ width: 390, height });
      await openClass(await visit('/try'), age);
      const run = page.getByRole('button', { name: 'Run' });
      if (height === 844) await expect(run).toBeInViewport({ ratio: 1 });
      await run.tap();
      await expect(page.getByText('Nothing happened yet:')).toBeInViewport({ ratio: 1 });
    }
  });

  test('sees every block to take', async ({ page, visit }) => {
    for (const [width, age] of [
      [320, '5-7'],
      [390, '8-10'],
      [320, '11+'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openClass(await visit('/try'), age);
      for (const [puzzle, count] of [
        [/^Puzzle 5/, 5],
        [/^Puzzle 8/, 6],
      ] as const) {
        await page.getByRole('button', { name: puzzle }).tap();
        const blocks = page.getByRole('option');
        await expect(blocks).toHaveCount(count);
        await page.getByRole('button', { name: 'Undo' }).scrollIntoViewIfNeeded();
        for (const block of await blocks.all()) await expect(block).toBeInViewport({ ratio: 0.99 });
      }
    }
  });

  test('writes a long name on the certificate', async ({ page, visit }) => {
    const name = 'María Fernanda de los Ángeles García López y Hernández-Smith';
    await page.setViewportSize({ width: 320, height: 640 });
    await openClass(await visit('/try'), '5-7');
    for (let time = 0; time < 3; time += 1) await take(page, 'move');
    await page.getByRole('button', { name: 'Run' }).tap();
    await page.getByLabel('Name on it').pressSequentially(name);
    await expect(page.getByRole('img', { name: `Certificate for ${name}:` })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('finds everything within 320 pixels, in both themes', async ({ page, visit }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openClass(await visit('/try'), '5-7');
    await take(page, 'move');
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });

  test('presses three blocks on the home page, and is led to the class', async ({ page, visit }) => {
    await visit('/');
    const blocks = page.getByRole('group', { name: 'Three blocks to try' });
    await blocks.getByRole('button', { name: 'repeat' }).tap();
    await blocks.getByRole('button', { name: 'turn' }).tap();
    await blocks.getByRole('button', { name: 'move', exact: true }).tap();
    await expect(blocks).toContainText('You did it!');
    await blocks.getByRole('link', { name: 'Now the real puzzles' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Try your first class now' })).toBeVisible();
  });
});
