/** The keys the site keeps in the browser; the privacy page explains each. Source: docs/decisions.md, D-20, D-41. */
export const STORAGE_KEYS = {
  currentBranch: 'current-branch',
  branchManualSelection: 'branch-manual-selection',
  theme: 'theme',
  favorites: 'learning-center-favorites',
  hasSeenOffer: 'hasSeenOffer',
  leadOutbox: 'lead-outbox',
  leadTimes: 'lead-times',
  familyPlan: 'family-plan',
  familyPlansBefore: 'family-plans-before',
  firstClass: 'first-class',
  /** The office alone writes these two. */
  officeSession: 'office-session',
  officeActive: 'office-active',
} as const;

/** Session flags. Source: docs/decisions.md, D-20, D-41. */
export const SESSION_FLAGS = {
  branchManagementDisabled: 'branch-management-disabled',
  branchDetectionDisabled: 'branch-detection-disabled',
  locationHintShown: 'location-hint-shown',
  reloadedAfterDeploy: 'reloaded-after-deploy',
  closedPopups: 'closed-popups',
  assistantTrained: 'assistant-trained',
  assistantConversation: 'assistant-conversation',
  scrollPlaces: 'scroll-places',
} as const;

type StorageKind = 'localStorage' | 'sessionStorage';

/** Whether the browser lets a page look at what it keeps; some throw at the mere name. */
export function isStorageReadable(): boolean {
  try {
    return typeof window.localStorage === 'object';
  } catch {
    return false;
  }
}

/**
 * Reads one entry. Storage may be absent, blocked or full: all of these read as null.
 *
 * @returns the stored text, or null when there is none or storage cannot be used.
 */
export function readStored(key: string, kind: StorageKind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps one entry, or removes it when `value` is null. A blocked storage is no error: the site works without. */
export function writeStored(key: string, value: string | null, kind: StorageKind = 'localStorage'): void {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
  } catch {
    // The choice holds for this page view.
  }
}

/** The same for what must not be lost. @returns whether the browser has it now. */
export function keepStored(key: string, value: string | null, kind?: StorageKind): boolean {
  writeStored(key, value, kind);
  return readStored(key, kind) === value;
}
