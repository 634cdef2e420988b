import type { Picture } from './content';

/** A place on the globe, in degrees. */
export type LatLng = { readonly lat: number; readonly lng: number };

/** A branch's colours in one scheme, as hex values; the contrast of every pair is measured by the check. */
export type AccentColors = {
  /** Filled surfaces and marks. */
  readonly solid: string;
  /** Text on `solid` and on `deep`. */
  readonly on: string;
  /** A step beyond `solid`: hover, and panels that lie on an accent band. */
  readonly deep: string;
  /** Accent-coloured words on paper, raised, sunken and tint. */
  readonly text: string;
  /** Quiet bands and chips. */
  readonly tint: string;
  /** One step stronger than `tint`, for shapes only. */
  readonly wash: string;
  /** The branch header's surface. */
  readonly header: string;
  readonly headerOn: string;
  /** The home hero's gradient, three stops from first to last; light words read well on every one of them. */
  readonly hero: readonly [from: string, over: string, to: string];
};

export type Accent = { readonly light: AccentColors; readonly dark: AccentColors };

/** `null` and an empty list mean that the school has not stated the fact; nothing is made up (D-23). */
export type BranchMetadata = {
  /** The day on which this record last changed, YYYY-MM-DD. */
  readonly lastUpdated: string;
  readonly version: string;
  readonly status: 'Active';
  readonly openDate: string | null;
  readonly features: readonly string[];
  readonly capacityPerClass: number | null;
  readonly totalInstructors: number | null;
};

/** What every branch has. Source: specification 1, section 3. */
export type BranchFacts = {
  readonly id: string;
  /** The code by which the enrollment portal knows the branch. */
  readonly code: string;
  readonly name: string;
  readonly status: 'Active';
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The whole address on one line. */
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
  readonly accent: Accent;
  /** The ages that the branch serves, both included; null where the school has not stated them. */
  readonly ages: { readonly from: number; readonly to: number } | null;
  readonly description: string;
  readonly picture: Picture;
  readonly metadata: BranchMetadata;
};

/** A branch that a family can drive to. */
export type CenterFacts = BranchFacts & { readonly coordinates: LatLng };

/** The online mode. Its id is the same in every school that has one: it stands in addresses and in the portal's links. */
export type OnlineFacts = BranchFacts & { readonly id: 'online'; readonly coordinates: null };
