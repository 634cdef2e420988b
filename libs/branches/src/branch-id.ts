import { CENTERS, ONLINE } from '@kidcode/current-school';
import type { OnlineFacts } from '@kidcode/school';

/** The id of an in-person learning center of this school. */
export type CenterId = (typeof CENTERS)[number]['id'];

/** The id of a branch: a center, or `online`, which stands for the school as a whole where it teaches nothing online. */
export type BranchId = CenterId | 'online';

/** Whether the school teaches online at all. */
export const HAS_ONLINE: boolean = (ONLINE as OnlineFacts | null) !== null;

/** The in-person learning centers, in the order in which the school lists them. */
export const CENTER_IDS: readonly CenterId[] = CENTERS.map(({ id }) => id);

/** Every branch that a visitor can be at: the online mode, if there is one, and the in-person centers. */
export const BRANCH_IDS: readonly BranchId[] = [...(HAS_ONLINE ? (['online'] as const) : []), ...CENTER_IDS];

/** The center that stands in where one is needed and none is chosen: the first. Source: specification 1, section 9. */
export const DEFAULT_CENTER: CenterId = CENTERS[0].id;

/** The branch of a visitor who chose none: online where there is one (specification 1, section 4), else the first center. */
export const DEFAULT_BRANCH: BranchId = HAS_ONLINE ? 'online' : DEFAULT_CENTER;

/** Whether an untrusted value (path segment, route parameter, stored text) is a branch id. Exact, case-sensitive. */
export function isBranchId(value: unknown): value is BranchId {
  return (BRANCH_IDS as readonly unknown[]).includes(value);
}

/** Whether an untrusted value is the id of an in-person center. Exact, case-sensitive. */
export function isCenterId(value: unknown): value is CenterId {
  return (CENTER_IDS as readonly unknown[]).includes(value);
}

/** The center that a value names, else the default one. */
export const centerOr = (value: unknown): CenterId => (isCenterId(value) ? value : DEFAULT_CENTER);
