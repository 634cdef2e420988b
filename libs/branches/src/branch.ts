import type { BranchFacts, CenterFacts } from '@kidcode/school';
import type { BranchId, CenterId } from './branch-id';

/** One branch with every field of specification 1, section 3. The online branch has no place: `coordinates` is null. */
export type Branch = BranchFacts & { readonly id: BranchId };

/** A branch that a family can drive to. */
export type Center = CenterFacts & { readonly id: CenterId };
