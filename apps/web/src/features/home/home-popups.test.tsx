import { act } from 'react';

import { render } from '../../../test/render';
import { branchRemembered } from '../branch/branch-slice';
import { HomePopups } from './home-popups';

const STAYED_MS = 20_000;

let view: Awaited<ReturnType<typeof render>>;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const title = () => document.querySelector('aside h2')?.textContent ?? null;

async function arrive(branch: 'online' | 'euless') {
  view = await render(<HomePopups />);
  act(() => {
    view.store.dispatch(branchRemembered({ stored: branch, manualFlag: null, managementDisabled: false }));
  });
}

const close = () => act(() => document.querySelector<HTMLButtonElement>('aside button')?.click());

describe('HomePopups', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    Object.assign(window, { scrollY: 0 });
  });
  afterEach(() => {
    view.unmount();
    jest.useRealTimers();
  });

  it('say nothing before the visitor has stayed 20 seconds', async () => {
    await arrive('euless');
    await pass(STAYED_MS - 1);
    expect(title()).toBeNull();
    await pass(1_000);
    expect(title()).toBe('New: Monthly AI Kids Club');
  });

  it('say nothing to a visitor who has scrolled a little, and come with the second screen', async () => {
    await arrive('euless');
    const scrollTo = (y: number) => {
      Object.assign(window, { scrollY: y });
      act(() => void window.dispatchEvent(new Event('scroll')));
    };
    scrollTo(600);
    await pass(1_000);
    expect(title()).toBeNull();
    scrollTo(601);
    await pass(1_000);
    expect(title()).not.toBeNull();
  });

  it('are one in a visit: closing one brings no other', async () => {
    await arrive('euless');
    await pass(STAYED_MS + 1_000);
    close();
    await pass(STAYED_MS);
    expect(title()).toBeNull();
    view.unmount();

    await arrive('euless');
    await pass(STAYED_MS + 1_000);
    expect(title()).toBe('10% off the first class');
  });

  it('have nothing to offer to a family online that has asked for the coupon', async () => {
    localStorage.setItem('hasSeenOffer', 'true');
    await arrive('online');
    await pass(STAYED_MS + 1_000);
    expect(title()).toBeNull();
  });
});
