import type { BranchId } from '@kidcode/branches';

import { makeStore } from '../../app/store';
import { selectToasts } from '../notifications/notifications-slice';
import { branchDestination, startBranchEffects } from './branch-effects';
import {
  branchChosen,
  branchRemembered,
  pageEntered,
  selectCurrentBranch,
  selectIsBranchChosen,
} from './branch-slice';

const router = (pathname: string) => ({
  state: { location: { pathname, search: '', hash: '' } },
  navigate: jest.fn(),
});

/** A visitor who comes to a path with what their browser remembers. */
function visit(pathname = '/', { managementDisabled = false } = {}) {
  const { store, startListening } = makeStore();
  const navigator = router(pathname);
  store.dispatch(pageEntered({ pathname, params: {} }));
  startBranchEffects(startListening, navigator);
  store.dispatch(
    branchRemembered({
      stored: localStorage.getItem('current-branch'),
      manualFlag: localStorage.getItem('branch-manual-selection'),
      managementDisabled,
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
    isChosen: () => selectIsBranchChosen(store.getState()),
    branch: () => store.getState().branch,
    toasts: () => selectToasts(store.getState()),
    navigate: navigator.navigate,
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

  describe('chosen by hand', () => {
    it('counts the ten seconds from the last choice', async () => {
      const parent = visit();
      await parent.choose('euless');
      await jest.advanceTimersByTimeAsync(6_000);
      await parent.choose('flower-mound');
      await jest.advanceTimersByTimeAsync(6_000);
      expect(manualFlag()).toBe('true');
    });

    it('lets the flag run out on the next page when this one was left too early', async () => {
      localStorage.setItem('branch-manual-selection', 'true');
      visit();
      await jest.advanceTimersByTimeAsync(10_000);
      expect(manualFlag()).toBe('false');
    });

    it('is known as such on every later visit', () => {
      localStorage.setItem('branch-manual-selection', 'false');
      expect(visit().branch()).toMatchObject({ manual: false, chosenByHand: true });
    });
  });

  // No test had a second tab.
  describe('changed in another tab of the browser', () => {
    const storedElsewhere = (newValue: string | null) => {
      const key = 'current-branch';
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };

    it('does not change a page whose address names its branch, nor what was stored there', () => {
      const parent = visit('/euless');
      storedElsewhere('flower-mound');
      expect(parent.current()).toBe('euless');
      expect(stored()).toBe('flower-mound');
    });
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

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('branchDestination', () => {
  it.each([
    ['euless', 'flower-mound', at('/euless/programs/core'), '/flower-mound/programs/core'],
    ['euless', 'flower-mound', at('/euless'), '/flower-mound'],
    ['online', 'euless', at('/online/programs/specialized'), '/euless/programs/specialized'],
  ] as const)('leads from %s to the same page at %s', (from, to, address, destination) => {
    expect(branchDestination(from, to, address)).toBe(destination);
  });

  it('keeps the query and the fragment of the page', () => {
    expect(branchDestination('euless', 'flower-mound', at('/euless', '?dialog=trial', '#top'))).toBe(
      '/flower-mound?dialog=trial#top',
    );
  });

  it('leads to the home of a branch that has no such page', () => {
    expect(branchDestination('online', 'euless', at('/online/programs/core/level-1'))).toBe('/euless');
  });

  it('returns to / on a switch to online from elsewhere, without the query of the page before', () => {
    expect(branchDestination('euless', 'online', at('/euless/camps/summer', '?tab=prices'))).toBe('/');
    expect(branchDestination(null, 'online', at('/about-us'))).toBe('/');
  });

  it('stays on a page that names no branch', () => {
    expect(branchDestination('euless', 'flower-mound', at('/about-us'))).toBeNull();
    expect(branchDestination('euless', 'online', at('/'))).toBeNull();
  });
});
