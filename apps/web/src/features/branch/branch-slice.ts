import type { BranchId, BranchToastCode } from '@kidcode/branches';
import { addressedBranch, branchKeptBy, isBranchId, resolveBranch } from '@kidcode/branches';
import { createSlice, type Dispatch, type PayloadAction } from '@reduxjs/toolkit';

/** Where the visitor is: what the branch is resolved from. */
export interface BranchLocation {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /**
   * A redirect, or a link that knew no center, chose the one of the address, not the visitor: it is shown, and never overwrites
   * what is stored (D-47).
   */
  readonly anyCenter?: boolean;
}

/** What the browser remembered, read once after hydration. */
interface RememberedBranch {
  readonly stored: string | null;
  /** The text in the `branch-manual-selection` key: 'true' within ten seconds of a choice by hand, 'false' after. */
  readonly manualFlag: string | null;
  readonly managementDisabled: boolean;
}

export interface BranchState {
  /** The branch of this page view (specification 1, section 4, Current branch). */
  readonly current: BranchId;
  /** False while nobody - address, visitor or location - has chosen: the header then asks. */
  readonly chosen: boolean;
  readonly stored: BranchId | null;
  /** The manual flag: true for ten seconds after a choice by hand. */
  readonly manual: boolean;
  /** Whether the visitor ever chose by hand; such a choice is never overruled by the location. */
  readonly chosenByHand: boolean;
  readonly managementDisabled: boolean;
  /** Whether the browser's memory was read: the static HTML, which the first render has to repeat, knows nothing of it. */
  readonly remembers: boolean;
  readonly location: BranchLocation;
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly branch: BranchState;
  }
}

type BranchChangeCause = 'manual' | 'automatic';

const initialState: BranchState = {
  current: 'online',
  chosen: false,
  stored: null,
  manual: false,
  chosenByHand: false,
  managementDisabled: false,
  remembers: false,
  location: { pathname: '/', params: {} },
};

/**
 * What the address and the browser's memory make of a state. Some addresses are remembered (D-46); a center that stands in
 * is nobody's choice.
 */
function resolved(state: BranchState): BranchState {
  const { location, managementDisabled, remembers } = state;
  const standsIn = location.anyCenter === true;
  const isKept = !standsIn && !managementDisabled;
  const stored = (isKept ? branchKeptBy(location.pathname) : null) ?? state.stored;
  return {
    ...state,
    stored,
    current: resolveBranch({ ...location, stored, managementDisabled }),
    chosen:
      managementDisabled ||
      stored !== null ||
      (addressedBranch(location) !== null && !(standsIn && remembers)),
  };
}

const branchSlice = createSlice({
  name: 'branch',
  initialState,
  reducers: {
    /** The visitor came to a page; a branch in its address is the current one while they are there. */
    pageEntered: (state, { payload }: PayloadAction<BranchLocation>) =>
      resolved({ ...state, location: payload }),
    branchRemembered: (state, { payload }: PayloadAction<RememberedBranch>) => {
      const remembered = isBranchId(payload.stored) ? payload.stored : null;
      return resolved({
        ...state,
        stored: state.stored ?? remembered,
        manual: payload.manualFlag === 'true',
        chosenByHand: payload.manualFlag !== null,
        managementDisabled: payload.managementDisabled,
        remembers: true,
      });
    },
    /** Another tab of this browser stored a branch, or none any more. */
    branchStoredElsewhere: (state, { payload }: PayloadAction<string | null>) =>
      resolved({ ...state, stored: isBranchId(payload) ? payload : null }),
    branchChosen: {
      prepare: (branchId: BranchId, cause: BranchChangeCause = 'manual') => ({
        payload: branchId,
        meta: { cause },
      }),
      reducer: (state, { payload, meta }: PayloadAction<BranchId, string, { cause: BranchChangeCause }>) => {
        if (state.managementDisabled) return state;
        const byHand = meta.cause === 'manual' ? { manual: true, chosenByHand: true } : {};
        return { ...state, ...byHand, current: payload, stored: payload, chosen: true };
      },
    },
    manualChoiceExpired: (state) => ({ ...state, manual: false }),
  },
  selectors: {
    selectCurrentBranch: (state) => state.current,
    selectIsBranchChosen: (state) => state.chosen,
    /** The branch for the menus: null while nobody has chosen. */
    selectChosenBranch: (state) => (state.chosen ? state.current : null),
    /** Whether no branch can be chosen: a control that chooses one is not shown then. */
    selectIsBranchFixed: (state) => state.managementDisabled,
    selectBranchState: (state) => state,
  },
});

export const { pageEntered, branchRemembered, branchStoredElsewhere, branchChosen, manualChoiceExpired } =
  branchSlice.actions;
export const {
  selectCurrentBranch,
  selectIsBranchChosen,
  selectChosenBranch,
  selectIsBranchFixed,
  selectBranchState,
} = branchSlice.selectors;
export const branchReducer = branchSlice.reducer;

/** Shows a toast about the branch. The words come with the first one: the first route does not carry them. */
export async function showBranchToast(
  dispatch: Dispatch,
  code: BranchToastCode,
  branchId?: BranchId,
): Promise<void> {
  const { branchToastShown } = await import('./branch-toast');
  dispatch(branchToastShown(code, branchId));
}
