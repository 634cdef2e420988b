import { branchFromPath, isBranchId, resolveBranch, type BranchId } from '@kidcode/branches';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Where the visitor is: what the branch is resolved from. */
export interface BranchLocation {
  readonly pathname: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** A redirect chose the center of the address, not the visitor: it is shown, and never overwrites what is stored (D-47). */
  readonly anyCenter?: boolean;
}

/** What the browser remembered, read once after hydration. */
export interface RememberedBranch {
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
  readonly location: BranchLocation;
}

declare module '../../shared/store-hooks' {
  interface SiteState {
    readonly branch: BranchState;
  }
}

export type BranchChangeCause = 'manual' | 'automatic';

const initialState: BranchState = {
  current: 'online',
  chosen: false,
  stored: null,
  manual: false,
  chosenByHand: false,
  managementDisabled: false,
  location: { pathname: '/', params: {} },
};

/** The branch that the address itself names, by its first segment or a parameter. */
function addressedBranch({ pathname, params }: BranchLocation): BranchId | null {
  const named = [branchFromPath(pathname), params.branchId, params.locationId];
  return named.find(isBranchId) ?? null;
}

/** A branch named in the address is remembered from then on (specification 2, section 2, Camp route). */
function resolved(state: BranchState, named = addressedBranch(state.location)): BranchState {
  const { location, managementDisabled } = state;
  const stored = (managementDisabled ? null : named) ?? state.stored;
  return {
    ...state,
    stored,
    current: resolveBranch({ ...location, stored, managementDisabled }),
    chosen: managementDisabled || stored !== null,
  };
}

const branchSlice = createSlice({
  name: 'branch',
  initialState,
  reducers: {
    /** The visitor came to a page; a branch in its address becomes the current one. */
    pageEntered: (state, { payload }: PayloadAction<BranchLocation>) =>
      resolved({ ...state, location: payload }),
    branchRemembered: (state, { payload }: PayloadAction<RememberedBranch>) => {
      const remembered = isBranchId(payload.stored) ? payload.stored : null;
      const isStandIn = state.location.anyCenter === true;
      const next = {
        ...state,
        stored: isStandIn ? remembered : (state.stored ?? remembered),
        manual: payload.manualFlag === 'true',
        chosenByHand: payload.manualFlag !== null,
        managementDisabled: payload.managementDisabled,
      };
      return isStandIn ? resolved(next, null) : resolved(next);
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
    selectBranchState: (state) => state,
  },
});

export const { pageEntered, branchRemembered, branchStoredElsewhere, branchChosen, manualChoiceExpired } =
  branchSlice.actions;
export const { selectCurrentBranch, selectIsBranchChosen, selectChosenBranch, selectBranchState } =
  branchSlice.selectors;
export const branchReducer = branchSlice.reducer;
