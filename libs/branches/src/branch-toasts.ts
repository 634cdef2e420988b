/** A toast's words; `durationMs` in milliseconds. */
interface BranchToast {
  readonly title: string;
  readonly description: string;
  readonly durationMs: number;
}

const USUAL_MS = 5000;

/**
 * The toasts about the current branch, by code. `{name}` stands for the branch's name.
 *
 * Source: specification 1, sections 4 and 8, word for word. The specification gives only the titles of
 * `branch-detected` and `location-updated` and no text for `branch-selected`; those words are ours. So are
 * those of `online-without-location`: after a location error "no centers within 25 miles" would be untrue.
 */
const BRANCH_TOASTS = {
  'branch-detected': {
    title: 'Branch Detected',
    description: 'Your nearest learning center is {name}.',
  },
  'location-updated': {
    title: 'Location Updated',
    description: 'Your nearest learning center is {name}.',
  },
  'online-selected': {
    title: 'Online Mode Selected',
    description: "No learning centers found within 25 miles. We've selected online learning.",
  },
  'online-without-location': {
    title: 'Online Mode Selected',
    description: "We couldn't find your location. We've selected online learning.",
  },
  'branch-selected': {
    title: 'Branch Selected',
    description: 'You are now viewing {name}.',
  },
  'switching-to-online': {
    title: 'Switching to Online',
    description: 'Online Learning mode activated',
    durationMs: 2000,
  },
  'enable-location': {
    title: 'Enable Location Services',
    description: 'Please enable location services to find the nearest learning center.',
    durationMs: 8000,
  },
  'select-center': {
    title: 'Select a Learning Center',
    description: 'Choose your preferred branch from the map or list.',
  },
  'online-active': {
    title: 'Online Mode Active',
    description: "You're now in Online Learning mode.",
  },
} as const satisfies Record<string, Omit<BranchToast, 'durationMs'> & Partial<BranchToast>>;

export type BranchToastCode = keyof typeof BRANCH_TOASTS;

/** The words of a branch toast, with the branch's name in its place. */
export function branchToast(code: BranchToastCode, name = ''): BranchToast {
  const toast = { durationMs: USUAL_MS, ...BRANCH_TOASTS[code] };
  return { ...toast, description: toast.description.replace('{name}', () => name) };
}
