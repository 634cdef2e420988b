import type { Page } from '@playwright/test';

import { expectAccessible } from '../fixtures/accessibility';
import { withoutStorage } from '../fixtures/site';
import { awake, backTo, expect, reload, test } from '../fixtures/test';
import { openClass, tabToBlocks, take, takeByKeys } from './try-steps';

async function openPuzzle(page: Page, number: number): Promise<void> {
  await openClass(page, '11+');
  await page.getByRole('button', { name: `Puzzle ${number}:` }).click();
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${number}\\.`) })).toBeVisible();
}

test.describe('a child of twelve', () => {
  test('solves puzzles with the keyboard alone, and is told of a loop without an end', async ({
    page,
    visit,
  }) => {
    await visit('/try');
    await page.getByRole('radio', { name: '11+' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: '4. Round the pond' })).toBeFocused();
    await expect(page.getByLabel('The program in Python')).toHaveText('No blocks yet.');
    const open = async (name: string) => {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { level: 2, name: name.replace(/^Puzzle (\d):/, '$1.') }),
      ).toBeFocused();
      await tabToBlocks(page);
    };
    const run = async () => {
      await page.getByRole('button', { name: 'Run' }).focus();
      await page.keyboard.press('Enter');
    };
    const main = page.getByRole('main');

    await open('Puzzle 1: First steps');
    for (let time = 0; time < 3; time += 1) await takeByKeys(page, 'move');
    await run();
    await expect(main).toContainText('Solved with 3 blocks. It cannot be done with fewer!');

    await open('Puzzle 2: Round the corner');
    for (const block of ['move', 'move', 'move', 'turn left', 'move', 'move']) await takeByKeys(page, block);
    await run();
    await expect(main).toContainText('Solved with 6 blocks. It cannot be done with fewer!');

    await open('Puzzle 6: Up the stairs');
    await takeByKeys(page, 'until flag');
    await takeByKeys(page, 'turn left');
    await expect(page.getByLabel('The program in Python')).toHaveText(
      /while not at_flag\(\):\s+turn_left\(\)/,
    );
    await run();
    await expect(main).toContainText('your loop never ends', { timeout: 4_000 });
  });

  test('teaches a trick, reads it in Python, and sends the solution to grandma', async ({
    page,
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openClass(await visit('/try'), '11+');
    await page.getByRole('button', { name: 'Puzzle 7: Teach it a trick' }).click();
    await expect(page.getByRole('option', { name: 'do trick' })).toBeVisible();
    const head = (name: string) => page.getByRole('figure', { name }).first().locator('..');
    await head('trick')
      .first()
      .click({ position: { x: 12, y: 14 } });
    for (const block of ['move', 'turn left', 'move', 'turn right']) await take(page, block);
    await head('when Run')
      .first()
      .click({ position: { x: 12, y: 14 } });
    for (const block of ['do trick', 'move', 'do trick', 'do trick']) await take(page, block);
    const python = page.getByLabel('The program in Python');
    await expect(python).toContainText('def trick():');
    await page.getByRole('button', { name: 'Run' }).click();
    // The line that runs is lit.
    await expect(python.locator('[data-lit]')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Solved with 9 blocks. It cannot be done with fewer!');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Copy a link to my solution' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await visit('/');
    await visit(link);
    await expect(page.getByText('Somebody has sent you a solution.')).toBeVisible();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '7. Teach it a trick' })).toBeVisible();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main')).toContainText('Solved with 9 blocks.');
  });

  // The number was white on white, and a press on it jammed the bench: the menu opened outside of what has the focus.
  test('chooses how many times, in both themes', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 3);
    await take(page, 'repeat');
    const number = page
      .getByRole('application')
      .locator('.blocklyBlockCanvas')
      .getByText('4', { exact: true });
    await number.last().click();
    await page
      .getByRole('menu')
      .getByText('5', { exact: true })
      .or(page.getByRole('option', { name: '5' }))
      .click();
    await expect(page.getByLabel('The program in Python')).toContainText('range(5)');
    await take(page, 'move');
    await expect(page.getByLabel('The program in Python')).toContainText('move()');
    await expectAccessible(page);
  });

  test('starts over, and takes that back', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 1);
    const python = page.getByLabel('The program in Python');
    for (let time = 0; time < 2; time += 1) await take(page, 'move');
    await expect(python).toHaveText(/move\(\)\s*move\(\)/);
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(python).not.toContainText('move()');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(python).toHaveText(/move\(\)\s*move\(\)/);
  });

  test('hears what was done to the program, and what the board looks like', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 1);
    const isTold = (words: string) => expect(page.getByRole('status').getByText(words)).toBeAttached();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await tabToBlocks(page);
    await takeByKeys(page, 'move');
    await isTold('move put, 1 block');
    await takeByKeys(page, 'turn left');
    await isTold('turn left put, 2 blocks');
    await press('Undo');
    await isTold('turn left taken away, 1 block');
    await press('Redo');
    await isTold('turn left put, 2 blocks');
    await press('Remove block');
    await isTold('turn left taken away, 1 block');
    await press('Start over');
    await isTold('move taken away, none left');
    const board = page.getByRole('img', { name: /^The robot in row .* the flag in row .* walls?$/ });
    await expect(board).toHaveAccessibleDescription(/^A board of .* free in column/);
  });

  test('asks for every hint by key, and the focus stays', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 1);
    const button = page.getByRole('button', { name: /hint/ });
    await button.focus();
    while (await button.isEnabled()) await page.keyboard.press('Enter');
    await expect(button).toHaveText('No more hints');
    await expect(button).toBeFocused();
  });

  test('looks at a solution that was sent, and keeps the own program', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 1);
    await take(page, 'move');
    await expect(page.getByLabel('The program in Python')).toContainText('move()');
    await visit('/');
    await visit('/try#solution=1-first-steps:move~move~move');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main')).toContainText('Solved with 3 blocks.');
    await expect(page.getByRole('heading', { name: 'Your certificate' })).toBeHidden();
    await visit('/');
    await visit('/try');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByLabel('The program in Python')).toHaveText('move()');
  });

  // Back left the class from every puzzle, and a reload showed the welcome page.
  test('goes back puzzle by puzzle, and a reload shows the one that is open', async ({ page, visit }) => {
    const shown = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await visit('/faq');
    await openClass(await visit('/try'), '11+');
    await shown('4. Round the pond');
    await page.getByRole('button', { name: 'Puzzle 1: First steps' }).click();
    await shown('1. First steps');
    await take(page, 'move');
    await expect(page.getByLabel('The program in Python')).toHaveText('move()');
    await page.getByRole('button', { name: 'Puzzle 6: Up the stairs' }).click();
    await shown('6. Up the stairs');
    await reload(page);
    await shown('6. Up the stairs');
    await page.goBack();
    await shown('1. First steps');
    await expect(page.getByLabel('The program in Python')).toHaveText('move()');
    await page.goBack();
    await shown('4. Round the pond');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await page.goForward();
    await shown('4. Round the pond');
    await page.goBack();
    await backTo(page, '/faq');
  });

  test('finds the puzzle behind a dialog', async ({ page, visit }) => {
    await openPuzzle(await visit('/try'), 3);
    const trial = page.getByRole('main').getByRole('link', { name: 'Book A Free Trial' }).last();
    await awake(trial);
    await trial.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: /^3\./ })).toBeVisible();
  });

  // Each tab wrote all that it knew: what was solved in the other one was gone.
  test('plays in two tabs, and loses nothing of either', async ({ page, visit, context }) => {
    await openPuzzle(await visit('/try'), 1);
    const other = await context.newPage();
    await openPuzzle(await visit('/try', other), 1);
    await take(page, 'move');
    await expect(page.getByLabel('The program in Python')).toContainText('move()');
    await other.getByRole('button', { name: /^Puzzle 2/ }).click();
    await take(other, 'move');
    await expect(other.getByLabel('The program in Python')).toContainText('move()');
    await other.getByRole('button', { name: /^Puzzle 1/ }).click();
    await expect(other.getByLabel('The program in Python')).toContainText('move()');
  });

  test('plays where the browser keeps nothing', async ({ page, visit }) => {
    await withoutStorage(page, 'localStorage');
    await openClass(await visit('/try'), '8-10');
    await take(page, 'move');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main')).toContainText('The robot is done, but it is not on the flag.');
    await expect(page.getByText('What you make is lost when you close this page.')).toBeVisible();
  });

  test('opens a solution that was sent while the class is open', async ({ page, visit }) => {
    await openClass(await visit('/try'), '11+');
    await page.goto('/try#solution=1-first-steps:move~move~move');
    await expect(page.getByText('Somebody has sent you a solution.')).toBeVisible();
    await page.getByRole('button', { name: /^(Start|Go on)$/ }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main')).toContainText('Solved with 3 blocks.');
  });

  test('fills the bench, is told that it is full, and finds all blocks again', async ({ page, visit }) => {
    const moves = Array.from({ length: 198 }, () => 'move');
    await openClass(await visit(`/try#solution=1-first-steps:${moves.join('~')}`), '11+');
    await take(page, 'turn left');
    await expect(page.getByText('The bench is full: it holds 200 blocks.').last()).toBeVisible();
    const python = page.getByLabel('The program in Python');
    await expect(python).toContainText('turn_left()');
    await take(page, 'turn right');
    await expect(python).not.toContainText('turn_right()');
    await visit('/');
    await visit('/try');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(python).toContainText('turn_left()');
  });

  test('counts further than the robot goes, and is told so', async ({ page, visit }) => {
    await visit('/try#solution=3-again:repeat.10~-repeat.10~--repeat.10~---turn.left');
    await openClass(page, '11+');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main')).toContainText('Your program has more than 600 steps');
  });

  // The library asked the site for its own picture of a hand, which is not there.
  test('drags a block back to those to take, and nothing is fetched', async ({ page, visit }) => {
    await openClass(await visit('/try'), '11+');
    await take(page, 'move');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const block = await page.getByRole('figure', { name: /^move/ }).first().boundingBox();
    const back = await page.getByRole('option', { name: 'move' }).boundingBox();
    if (block === null || back === null) throw new Error('There is no block to drag.');
    await page.mouse.move(block.x + 12, block.y + 14);
    await page.mouse.down();
    await page.mouse.move(back.x + 60, back.y + 90, { steps: 8 });
    await page.mouse.move(back.x + 20, back.y + 90, { steps: 4 });
    await page.waitForTimeout(300);
    await page.mouse.up();
    await expect(page.getByLabel('The program in Python')).toHaveText('No blocks yet.');
    expect(asked.filter((url) => url.includes('.cur'))).toEqual([]);
  });
});

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
] as const)
  test(`a child at a laptop of ${width} by ${height} sees board, Run and its answer`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height });
    await openClass(await visit('/try'), '8-10');
    const run = page.getByRole('button', { name: 'Run' });
    await expect(page.getByRole('img', { name: /^The robot in row/ })).toBeInViewport({ ratio: 1 });
    await expect(run).toBeInViewport({ ratio: 1 });
    await run.click();
    await expect(page.getByText('Nothing happened yet:')).toBeInViewport({ ratio: 1 });
    for (const block of ['move', 'move', 'move', 'turn left', 'move', 'move']) await take(page, block);
    await run.click();
    await expect(page.getByText('Solved with 6 blocks.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next puzzle' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('img', { name: /^The robot in row/ })).toBeInViewport({ ratio: 1 });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent sees the board, the task and a way on', async ({ page }) => {
    await page.goto('/try');
    await expect(page.getByRole('img', { name: /The first board/ })).toBeVisible();
    await expect(page.getByText('The way has a corner. Bring the robot to the flag.')).toBeVisible();
    await expect(page.getByText('The class needs scripts')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Try a first class' })).toHaveAttribute('href', '/try');
  });
});
