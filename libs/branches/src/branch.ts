import type { BranchId, CenterId } from './branch-id';
import type { LatLng } from './lat-lng';

/** The code by which the enrollment portal knows a branch. */
export type BranchCode = 'KnCTX1000' | 'KnCTX1001' | 'KnCTX1002';

/** Names of the theme's colours on a branch's surfaces; the theme owns the values. */
export interface BranchAccent {
  /** The fixed branch header. Specification 1, section 2. */
  readonly header: 'amber' | 'blue' | 'green';
  /** The learning-centers banner. Specification 2, section 2. */
  readonly banner: 'purple' | 'blue' | 'green';
  /** The home hero's gradient, from first to last. Specification 1, section 2. */
  readonly hero: readonly string[];
  /** The gradient of a branch page's hero. Specification 1, section 9. */
  readonly page: readonly [from: string, to: string];
}

/** `null` and an empty list mean that the school has not stated the fact; nothing is made up (D-23). */
export interface BranchMetadata {
  /** The day on which this record last changed, YYYY-MM-DD. */
  readonly lastUpdated: string;
  readonly version: string;
  readonly status: 'Active';
  readonly openDate: string | null;
  readonly features: readonly string[];
  readonly capacityPerClass: number | null;
  readonly totalInstructors: number | null;
}

/** One branch with every field of specification 1, section 3. The online branch has no place: `coordinates` is null. */
export interface Branch {
  readonly id: BranchId;
  readonly code: BranchCode;
  readonly name: string;
  readonly status: 'Active';
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The whole address on one line, or 'Virtual Learning' for the online branch. */
  readonly address: string;
  /** As people read it; dial `telHref`. */
  readonly phone: string;
  readonly telHref: `tel:+1${string}`;
  readonly email: string;
  readonly weekdayHours: string;
  readonly weekendHours: string;
  readonly isActive: boolean;
  readonly coordinates: LatLng | null;
  /** The card's accent strip, a CSS colour. */
  readonly backgroundColor: string;
  readonly accent: BranchAccent;
  /** The ages that the branch serves, both included; null where the school has not stated them. */
  readonly ages: { readonly from: number; readonly to: number } | null;
  readonly description: string;
  readonly metadata: BranchMetadata;
}

/** A branch that a family can drive to. */
export interface Center extends Branch {
  readonly id: CenterId;
  readonly coordinates: LatLng;
}
