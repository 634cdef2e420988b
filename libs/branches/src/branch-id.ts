/** The in-person learning centers, in the order in which the school lists them. */
export const CENTER_IDS = ['flower-mound', 'euless'] as const;

/** Every branch that a visitor can be at: the online mode and the in-person centers. */
export const BRANCH_IDS = ['online', ...CENTER_IDS] as const;

export type CenterId = (typeof CENTER_IDS)[number];
export type BranchId = (typeof BRANCH_IDS)[number];

/** Whether an untrusted value (path segment, route parameter, stored text) is a branch id. Exact, case-sensitive. */
export function isBranchId(value: unknown): value is BranchId {
  return (BRANCH_IDS as readonly unknown[]).includes(value);
}

/** Whether an untrusted value is the id of an in-person center. Exact, case-sensitive. */
export function isCenterId(value: unknown): value is CenterId {
  return (CENTER_IDS as readonly unknown[]).includes(value);
}
