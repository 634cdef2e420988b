import type { Cents } from './money';
import type { SiteDay } from './site-day';

/** One advantage of an offer, as data: a percentage of something, or an amount given as something. */
export type OfferValue =
  | {
      readonly kind: 'percent';
      readonly percent: number;
      /** In words: 'the second child'. */
      readonly of: string;
      readonly extra?: true;
      /** Whom it is for, where a family's total can count with it: the second child, each further one, or every registration. */
      readonly counts?: 'second-child' | 'further-children' | 'registration';
    }
  | { readonly kind: 'amount'; readonly amount: Cents; readonly as: string };

/** What an offer applies to. A season's own sale is a scope with its id: `camp:winter`. */
export type OfferScope =
  | 'camps'
  | `camp:${string}`
  | `full-package:${string}`
  | 'in-center-monthly-core'
  | 'online-classes'
  | 'monthly-programs';

/** A discount that the site advertises. */
export type Offer = {
  readonly id: string;
  readonly title: string;
  readonly values: readonly OfferValue[];
  /** Whether a family gets every value, or picks one of them. */
  readonly choice: 'every' | 'one';
  readonly appliesTo: readonly OfferScope[];
  readonly conditions: readonly string[];
  /** What the family is asked where only it knows whether it may have the offer; a price counts with it after a yes. */
  readonly question?: string;
  /** True where a package in equal payments does not have it. */
  readonly paidInFull?: true;
  /**
   * How it meets the others (D-49): `adds` comes on top, of all `best-of` the best one counts, and `ask` is for the center
   * to confirm - no total and no token contains it.
   */
  readonly combines: 'adds' | 'best-of' | 'ask';
  /** True where the offer is advertised as combinable; false promises nothing either way. */
  readonly combinable: boolean;
  /** True when quotes already contain it; the others are granted by the center. */
  readonly inQuotes: boolean;
  /** The first and the last day on which it can be had, in the school's zone; absent: from ever, for good. */
  readonly from?: SiteDay;
  readonly until?: SiteDay;
  /** The branches that give it; absent: all of them. */
  readonly at?: readonly string[];
};

/** Whether a branch gives an offer; where none is chosen, any of them. */
export const isGivenAt = (
  { at }: { readonly at?: Offer['at'] | undefined },
  branch?: string | null,
): boolean => at === undefined || branch == null || at.includes(branch);

/** The first and the last day on which something holds, in the school's zone; an absent one is no bound. */
export type Period = { readonly from?: SiteDay | undefined; readonly until?: SiteDay | undefined };

/** Whether an offer, a banner or a popup holds on a day. */
export const holdsOn = ({ from, until }: Period, today: SiteDay): boolean =>
  (from === undefined || from <= today) && (until === undefined || today <= until);
