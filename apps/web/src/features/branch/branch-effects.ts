import { pathAfterChoice, MANUAL_FLAG_MS, type BranchId } from '@kidcode/branches';
import { followPath } from '@kidcode/site';
import type { Dispatch } from '@reduxjs/toolkit';
import type { Path } from 'react-router-dom';

import { STORAGE_KEYS, writeStored } from '../../shared/browser-storage';
import type { StartListening, SiteState } from '../../shared/store-hooks';
import {
  branchChosen,
  branchRemembered,
  type BranchState,
  branchStoredElsewhere,
  manualChoiceExpired,
  pageEntered,
  showBranchToast,
} from './branch-slice';

/**
 * Where a choice by hand leads: the same page at the new branch with its query and fragment, the branch's own
 * home where it has no such page, or / on a switch to online (specification 1, section 4, Manual selection).
 *
 * @param current The branch before the choice, or null when none was set.
 * @returns null when the visitor stays where they are.
 */
export function branchDestination(
  current: BranchId | null,
  chosen: BranchId,
  { pathname, search, hash }: Path,
): string | null {
  const to = pathAfterChoice(current, chosen, pathname);
  if (to === pathname) return null;
  if (to === '/') return to;
  return followPath(to).end === null ? `/${chosen}` : to + search + hash;
}

/** What the effects need of the router; the browser router fits. */
interface Navigator {
  readonly state: { readonly location: Path };
  navigate(to: string): unknown;
}

/**
 * The page's colours follow the branch (`data-branch` on the root), and what is hidden of it whether one was chosen
 * (`data-branch-fixed`), as the theme script does before hydration.
 */
function colourPage({ current, chosen }: BranchState): void {
  const { dataset } = document.documentElement;
  dataset.branch = current;
  if (chosen) dataset.branchFixed = '';
  else delete dataset.branchFixed;
}

/** Tells everyone outside the store. The event is part of the site's contract (D-21). */
function announceBranch(branchId: BranchId): void {
  window.dispatchEvent(new CustomEvent('branchChange', { detail: { branchId } }));
}

/** Two tabs of one browser are about one center. */
function followOtherTabs(dispatch: Dispatch): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // Without a key, everything was cleared.
    if (key === STORAGE_KEYS.currentBranch || key === null) dispatch(branchStoredElsewhere(newValue));
  });
}

/**
 * The one place with side effects of the current branch (design.md, "The current branch"): store, `branchChange`
 * event, toast, URL segment swap, flag reset after 10 s.
 *
 * The manual flag is stored as `true` for ten seconds and as `false` afterwards; that it is there at all says
 * that somebody chose by hand, whom the location never overrules.
 */
export function startBranchEffects(startListening: StartListening<SiteState>, router: Navigator): void {
  let manualTimer = 0;

  const expireLater = (dispatch: Dispatch) => {
    window.clearTimeout(manualTimer);
    manualTimer = window.setTimeout(() => {
      writeStored(STORAGE_KEYS.branchManualSelection, 'false');
      dispatch(manualChoiceExpired());
    }, MANUAL_FLAG_MS);
  };

  startListening({
    predicate: (_action, now, before) => now.branch.current !== before.branch.current,
    effect: (_action, api) => announceBranch(api.getState().branch.current),
  });

  startListening({
    predicate: (action, now, before) =>
      branchRemembered.match(action) ||
      now.branch.current !== before.branch.current ||
      now.branch.chosen !== before.branch.chosen,
    effect: (_action, api) => colourPage(api.getState().branch),
  });

  startListening({
    predicate: (action, now, before) =>
      branchRemembered.match(action) || now.branch.stored !== before.branch.stored,
    effect: (action, api) => {
      const { stored, managementDisabled } = api.getState().branch;
      // What another tab stored is stored.
      if (!branchStoredElsewhere.match(action) && !managementDisabled && stored !== null)
        writeStored(STORAGE_KEYS.currentBranch, stored);
    },
  });

  // The page was left within the ten seconds of a choice: they run out here.
  startListening({
    actionCreator: branchRemembered,
    effect: (_action, api) => {
      if (api.getState().branch.manual) expireLater(api.dispatch);
      followOtherTabs(api.dispatch);
      api.unsubscribe();
    },
  });

  startListening({
    actionCreator: branchChosen,
    effect: ({ payload: chosen, meta }, api) => {
      if (meta.cause !== 'manual' || api.getState().branch.managementDisabled) return;
      writeStored(STORAGE_KEYS.branchManualSelection, 'true');
      expireLater(api.dispatch);
      void showBranchToast(
        api.dispatch,
        chosen === 'online' ? 'switching-to-online' : 'branch-selected',
        chosen,
      );
      const before = api.getOriginalState().branch;
      const destination = branchDestination(
        before.chosen ? before.current : null,
        chosen,
        router.state.location,
      );
      if (destination !== null) router.navigate(destination);
    },
  });

  startListening({
    actionCreator: pageEntered,
    effect: (_action, api) => {
      const before = api.getOriginalState().branch.stored;
      const { stored } = api.getState().branch;
      // A center's visitor followed a link to the online home.
      if (before !== null && before !== 'online' && stored === 'online') {
        void showBranchToast(api.dispatch, 'online-active');
      }
    },
  });
}
