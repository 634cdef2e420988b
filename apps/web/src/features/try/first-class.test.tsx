import { click, render } from '../../../test/render';
import { STORAGE_KEYS } from '../../shared/browser-storage';
import { FirstClass } from './first-class';

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/try');
});

/** What the page says of the solution in its address. */
async function said(hash: string) {
  window.history.replaceState(null, '', `/try${hash}`);
  const { container } = await render(<FirstClass />, `/try${hash}`);
  const words = container.textContent;
  return /Somebody has sent you a solution[^:]*?(?:to see it|:|no longer here)/.exec(words)?.[0] ?? '';
}

describe('a solution that somebody has sent', () => {
  // It said "Press Start" where the one button was "Go on".
  it('is seen by the button that is there', async () => {
    expect(await said('#solution=1-first-steps:move~move')).toContain('Press Start, then Run, to see it');
    window.localStorage.setItem(STORAGE_KEYS.firstClass, 'program.1-first-steps=move');
    expect(await said('#solution=1-first-steps:move~move')).toContain('Press Go on, then Run, to see it');
  });

  // The first was promised, and puzzle 1 opened without a word; the others were passed over.
  it('is said to be of a puzzle that is gone, or in a link that cannot be read', async () => {
    expect(await said('#solution=nope:move~move')).toContain('its puzzle is no longer here');
    for (const hash of ['#solution=1-first-steps:zzzz', '#solution=1-first-steps', '#solution='])
      expect(await said(hash)).toContain('but its link is cut off or mistyped:');
    expect(await said('')).toBe('');
  });
});

// "Go on" went on with what another child of the house had made.
it('goes on at the age that has something kept, and starts at another', async () => {
  window.localStorage.setItem(STORAGE_KEYS.firstClass, 'age=11%2B&program.1-first-steps=move');
  const { container } = await render(<FirstClass />, '/try');
  const [younger, , older] = container.querySelectorAll('input');
  const begin = () => container.querySelector('button')?.textContent;
  expect(begin()).toBe('Go on');
  await click(younger!);
  expect(begin()).toBe('Start');
  await click(older!);
  expect(begin()).toBe('Go on');
});
