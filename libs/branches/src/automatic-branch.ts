import type { Center } from './branch';
import { DEFAULT_BRANCH, HAS_ONLINE } from './branch-id';
import type { BranchId } from './branch-id';
import { CENTERS } from './branches';
import type { LocationOutcome } from './location';
import { AUTO_RADIUS_MILES, nearestCenter } from './nearest-center';

export interface DetectionCircumstances {
  readonly pathname: string;
  /** The session flag `branch-detection-disabled`. */
  readonly detectionDisabled: boolean;
  /** The session flag `branch-management-disabled`. */
  readonly managementDisabled: boolean;
  /** Whether the location was looked up before on this page load. */
  readonly alreadyTried: boolean;
}

/**
 * Whether the automatic selection may look up the location at all. Specification 1, section 4: on the home page
 * only (a dedicated branch home such as `/euless` is not it), unless a session flag forbids it, once per page load.
 */
export function mayDetectBranch(circumstances: DetectionCircumstances): boolean {
  const { pathname, detectionDisabled, managementDisabled, alreadyTried } = circumstances;
  return pathname === '/' && !detectionDisabled && !managementDisabled && !alreadyTried;
}

export type AutomaticBranch =
  | {
      readonly action: 'keep';
      readonly reason: 'chosen-by-hand' | 'has-center' | 'location-error' | 'no-center-near';
    }
  | { readonly action: 'set'; readonly branch: BranchId; readonly toast: AutomaticToastCode };

/** `branch-detected` when no branch was set, `location-updated` when the visitor was online. */
export type AutomaticToastCode =
  'branch-detected' | 'location-updated' | 'online-selected' | 'online-without-location';

/**
 * What the visitor's location does to the current branch. Specification 1, section 4, "Automatic selection":
 * - a choice by hand is never overridden, nor is a center that is already set;
 * - a center within 25 miles becomes the branch;
 * - no center within 25 miles, or a location error while no branch is set, makes it online.
 *
 * @param facts.current The branch that is set, or null when none was ever set.
 * @param facts.manual Whether the visitor has chosen by hand, also before this page load.
 * @param centers The centers to choose from.
 */
export function automaticBranch(
  facts: { readonly current: BranchId | null; readonly manual: boolean; readonly location: LocationOutcome },
  centers: readonly Center[] = CENTERS,
): AutomaticBranch {
  const { current, manual, location } = facts;
  if (manual) return { action: 'keep', reason: 'chosen-by-hand' };
  if (current !== null && current !== 'online') return { action: 'keep', reason: 'has-center' };
  // A school without an online branch has nothing to fall back to: the visitor is asked to choose.
  if (!location.ok && !HAS_ONLINE) return { action: 'keep', reason: 'location-error' };
  if (!location.ok) {
    return current === null
      ? { action: 'set', branch: DEFAULT_BRANCH, toast: 'online-without-location' }
      : { action: 'keep', reason: 'location-error' };
  }
  const { center } = nearestCenter(location.at, centers, AUTO_RADIUS_MILES);
  if (center === null && !HAS_ONLINE) return { action: 'keep', reason: 'no-center-near' };
  if (center === null) return { action: 'set', branch: DEFAULT_BRANCH, toast: 'online-selected' };
  return {
    action: 'set',
    branch: center.id,
    toast: current === null ? 'branch-detected' : 'location-updated',
  };
}
