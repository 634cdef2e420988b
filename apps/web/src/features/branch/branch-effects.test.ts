import type { BranchId } from '@kidcode/branches';

import { makeStore } from '../../app/store';
import { selectToasts } from '../notifications/notifications-slice';
import { branchDestination, startBranchEffects } from './branch-effects';
import { branchChosen, branchRemembered, pageEntered, selectCurrentBranch } from './branch-slice';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

/** A visitor who comes to a path with what their browser remembers. */
function visit(pathname = '/') {
  const { store, startListening } = makeStore();
  const navigate = jest.fn();
  store.dispatch(pageEntered({ pathname, params: {} }));
  startBranchEffects(startListening, { state: { location: at(pathname) }, navigate });
  store.dispatch(
    branchRemembered({
      stored: localStorage.getItem('current-branch'),
      manualFlag: localStorage.getItem('branch-manual-selection'),
      managementDisabled: false,
    }),
  );
  return {
    choose: async (branch: BranchId, cause?: 'automatic') => {
      store.dispatch(branchChosen(branch, cause));
      await jest.advanceTimersByTimeAsync(0);
    },
    goTo: async (next: string) => {
      store.dispatch(pageEntered({ pathname: next, params: {} }));
      await jest.advanceTimersByTimeAsync(0);
    },
    current: () => selectCurrentBranch(store.getState()),
    branch: () => store.getState().branch,
    toasts: () => selectToasts(store.getState()),
    navigate,
  };
}

const stored = () => localStorage.getItem('current-branch');
const manualFlag = () => localStorage.getItem('branch-manual-selection');

describe('the current branch', () => {
  const heard: string[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent<{ branchId: string }>).detail.branchId);

  beforeAll(() => window.addEventListener('branchChange', listen));
  afterAll(() => window.removeEventListener('branchChange', listen));
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    heard.length = 0;
  });
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

  it('is that of a program page of another center only while the parent reads it', async () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/flower-mound/programs/core');
    expect(parent.current()).toBe('flower-mound');
    await parent.goTo('/faq');
    expect(parent.current()).toBe('euless');
    await parent.goTo('/camps/winter/flower-mound');
    await parent.goTo('/faq');
    expect(stored()).toBe('flower-mound');
  });

  it('says so when a link leads a parent of a center into the online branch', async () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/');
    await parent.goTo('/online');
    expect(parent.toasts()).toMatchObject([{ title: 'Online Mode Active' }]);
  });

  it('chosen by hand counts the ten seconds from the last choice', async () => {
    const parent = visit();
    await parent.choose('euless');
    await jest.advanceTimersByTimeAsync(6_000);
    await parent.choose('flower-mound');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(manualFlag()).toBe('true');
  });

  it('chosen by hand lets the flag run out on the next page when this one was left too early', async () => {
    localStorage.setItem('branch-manual-selection', 'true');
    visit();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(manualFlag()).toBe('false');
  });

  // No test had a second tab.
  it('changed in another tab does not change a page whose address names its branch, nor what was stored there', () => {
    const parent = visit('/euless');
    localStorage.setItem('current-branch', 'flower-mound');
    const change = { key: 'current-branch', newValue: 'flower-mound' };
    window.dispatchEvent(new StorageEvent('storage', change));
    expect(parent.current()).toBe('euless');
    expect(stored()).toBe('flower-mound');
  });

  it('chosen by the location is stored and announced, and sets no manual flag', async () => {
    const parent = visit();
    await parent.choose('euless', 'automatic');
    expect(stored()).toBe('euless');
    expect(heard).toEqual(['euless']);
    expect(manualFlag()).toBeNull();
    expect(parent.branch()).toMatchObject({ manual: false, chosenByHand: false, chosen: true });
    expect(parent.navigate).not.toHaveBeenCalled();
  });
});

it.each([
  [
    'with the query and the fragment',
    'euless',
    'flower-mound',
    at('/euless', '?dialog=trial', '#top'),
    '/flower-mound?dialog=trial#top',
  ],
  [
    'to the home of a branch that has no such page',
    'online',
    'euless',
    at('/online/programs/core/level-1'),
    '/euless',
  ],
  [
    'to / on a switch to online, without the query',
    'euless',
    'online',
    at('/euless/camps/summer', '?tab=prices'),
    '/',
  ],
  ['nowhere from a page that names no branch', 'euless', 'flower-mound', at('/about-us'), null],
] as const)('a choice by hand leads %s', (_where, current, chosen, address, destination) => {
  expect(branchDestination(current, chosen, address)).toBe(destination);
});
