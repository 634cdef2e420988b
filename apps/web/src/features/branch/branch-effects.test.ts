import type { BranchId } from '@kidcode/branches';

import { makeStore } from '../../app/store';
import { selectToasts } from '../notifications/notifications-slice';
import { startBranchEffects } from './branch-effects';
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

  it('is online for a parent who comes for the first time, and nobody has chosen it', () => {
    const parent = visit();
    expect(parent.current()).toBe('online');
    expect(parent.isChosen()).toBe(false);
    expect(stored()).toBeNull();
  });

  it('is the one that was remembered', () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/about-us');
    expect(parent.current()).toBe('euless');
    expect(heard).toEqual(['euless']);
    expect(document.documentElement.dataset.branch).toBe('euless');
  });

  it('is the one that the address names, which is remembered from then on', () => {
    localStorage.setItem('current-branch', 'euless');
    expect(visit('/flower-mound').current()).toBe('flower-mound');
    expect(stored()).toBe('flower-mound');
  });

  it('is that of an online page while the parent is there, and then again their own', async () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/');
    await parent.goTo('/online-camps');
    expect(parent.current()).toBe('online');
    await parent.goTo('/faq');
    expect(parent.current()).toBe('euless');
    expect(stored()).toBe('euless');
  });

  // The only online page that a test opened was one whose path does not begin with the branch, and never as the first.
  it.each(['/online/pricing', '/programs/online/core', '/online-specialized-programs', '/online-camps'])(
    'is online on %s, which changes nothing that is stored',
    async (path) => {
      const fixed = () => 'branchFixed' in document.documentElement.dataset;
      const first = visit(path);
      expect([first.current(), first.isChosen(), fixed()]).toEqual(['online', true, true]);
      expect(stored()).toBeNull();
      await first.goTo('/faq');
      expect([first.current(), first.isChosen(), fixed()]).toEqual(['online', false, false]);

      localStorage.setItem('current-branch', 'euless');
      const parent = visit(path);
      expect(parent.current()).toBe('online');
      await parent.goTo('/faq');
      expect(parent.current()).toBe('euless');
      expect(document.documentElement.dataset.branch).toBe('euless');
      expect(stored()).toBe('euless');
      expect(parent.toasts()).toEqual([]);
    },
  );

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

  it('ignores what is no branch in the storage', () => {
    localStorage.setItem('current-branch', 'dallas');
    expect(visit().isChosen()).toBe(false);
  });

  it('stays online while branch management is disabled, whatever is chosen', async () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/', { managementDisabled: true });
    await parent.choose('flower-mound');
    expect(parent.current()).toBe('online');
    expect(stored()).toBe('euless');
    expect(manualFlag()).toBeNull();
    expect(parent.toasts()).toEqual([]);
  });

  it('says so when a link leads a parent of a center into the online branch', async () => {
    localStorage.setItem('current-branch', 'euless');
    const parent = visit('/');
    await parent.goTo('/online');
    expect(parent.toasts()).toMatchObject([{ title: 'Online Mode Active' }]);
  });

  describe('chosen by hand', () => {
    it('is stored, announced to the page and confirmed by a toast', async () => {
      const parent = visit('/about-us');
      await parent.choose('euless');
      expect(stored()).toBe('euless');
      expect(heard).toEqual(['euless']);
      expect(parent.toasts()).toMatchObject([
        { title: 'Branch Selected', description: 'You are now viewing Euless.', duration: 5000 },
      ]);
      expect(parent.navigate).not.toHaveBeenCalled();
    });

    it('sets the manual flag for ten seconds', async () => {
      const parent = visit();
      await parent.choose('euless');
      expect(manualFlag()).toBe('true');
      await jest.advanceTimersByTimeAsync(9_999);
      expect(manualFlag()).toBe('true');
      expect(parent.branch().manual).toBe(true);
      await jest.advanceTimersByTimeAsync(1);
      expect(manualFlag()).toBe('false');
      expect(parent.branch()).toMatchObject({ manual: false, chosenByHand: true });
    });

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

    it('takes the parent to the same page of the new branch', async () => {
      const parent = visit('/euless/programs/core');
      await parent.choose('flower-mound');
      expect(parent.navigate).toHaveBeenCalledWith('/flower-mound/programs/core');
    });

    it('returns to the home page on a switch to online, with a toast of two seconds', async () => {
      const parent = visit('/euless/programs/core');
      await parent.choose('online');
      expect(parent.navigate).toHaveBeenCalledWith('/');
      expect(parent.toasts()).toMatchObject([
        { title: 'Switching to Online', description: 'Online Learning mode activated', duration: 2000 },
      ]);
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

    it('changes here, too, without a word', () => {
      localStorage.setItem('current-branch', 'euless');
      const parent = visit('/faq');
      storedElsewhere('flower-mound');
      expect(parent.current()).toBe('flower-mound');
      expect(document.documentElement.dataset.branch).toBe('flower-mound');
      expect(parent.toasts()).toEqual([]);
      expect(parent.navigate).not.toHaveBeenCalled();
      storedElsewhere(null);
      expect(parent.isChosen()).toBe(false);
    });

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
