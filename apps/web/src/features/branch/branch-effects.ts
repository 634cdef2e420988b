import { BRANCHES, branchToast, chooseBranch, MANUAL_FLAG_MS, type BranchId } from '@kidcode/branches';
import type { StartListening } from '../../shared/start-listening';

import { STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import { toastShown } from '../notifications/notifications-slice';
import { branchChosen, manualChoiceExpired, pageEntered, type BranchState } from './branch-slice';

/** What the effects need of the router; the browser router fits. */
interface Navigator {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string; readonly hash: string } };
  navigate(to: string): unknown;
}

interface WithBranch {
  readonly branch: BranchState;
}

/** The page's colours follow the branch (`data-branch` on the root), as the theme script does before hydration. */
function colourPage(branchId: BranchId): void {
  document.documentElement.dataset.branch = branchId;
}

/** Tells everyone outside the store. The event is part of the site's contract (D-21). */
function announceBranch(branchId: BranchId): void {
  window.dispatchEvent(new CustomEvent('branchChange', { detail: { branchId } }));
}

/**
 * The one place with side effects of the current branch (design.md, "The current branch"): store, `branchChange`
 * event, toast, URL segment swap, flag reset after 10 s.
 *
 * The manual flag is stored as `true` for ten seconds and as `false` afterwards; that it is there at all says
 * that somebody chose by hand, whom the location never overrules.
 */
export function startBranchEffects<State extends WithBranch>(
  startListening: StartListening<State>,
  router: Navigator,
): void {
  let manualTimer = 0;

  startListening({
    predicate: (_action, now, before) => now.branch.current !== before.branch.current,
    effect: (_action, api) => {
      const { current } = api.getState().branch;
      colourPage(current);
      announceBranch(current);
    },
  });

  startListening({
    predicate: (_action, now, before) => now.branch.stored !== before.branch.stored,
    effect: (_action, api) => {
      const { stored, managementDisabled } = api.getState().branch;
      if (!managementDisabled && stored !== null) writeStored(STORAGE_KEYS.currentBranch, stored);
    },
  });

  startListening({
    actionCreator: branchChosen,
    effect: ({ payload: chosen, meta }, api) => {
      if (meta.cause !== 'manual' || api.getState().branch.managementDisabled) return;
      const before = api.getOriginalState().branch;
      writeStored(STORAGE_KEYS.branchManualSelection, 'true');
      window.clearTimeout(manualTimer);
      manualTimer = window.setTimeout(() => {
        writeStored(STORAGE_KEYS.branchManualSelection, 'false');
        api.dispatch(manualChoiceExpired());
      }, MANUAL_FLAG_MS);

      const { pathname, search, hash } = router.state.location;
      const choice = chooseBranch({ current: before.chosen ? before.current : null, chosen, pathname });
      const { title, description, durationMs } = branchToast(choice.toast, BRANCHES[chosen].name);
      api.dispatch(toastShown({ title, description, duration: durationMs, variant: 'success' }));
      if (choice.pathname !== pathname) router.navigate(choice.pathname + search + hash);
    },
  });

  startListening({
    actionCreator: pageEntered,
    effect: (_action, api) => colourPage(api.getState().branch.current),
  });
}
