import type { BranchId } from '@kidcode/branches';
import type { QuoteLine, RegistrationSelection } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import type { Cents } from '@kidcode/school';
import type { ItemPlace, PlanItem, PlanProblem } from './plan';

export type FamilyLine = ItemPlace & {
  readonly entry: PlanItem;
  readonly branch: BranchId;
  /** What can be registered for: the selection without weeks that cannot; null for a course or where nothing can. */
  readonly selection: RegistrationSelection | null;
  /** Add up to `price`; none where there is no price. */
  readonly reasons: readonly QuoteLine[];
  /** Null where nothing has a price (D-44). */
  readonly originalPrice: Cents | null;
  /** As `quoteCamp` or `quoteCourse` says, to the cent. */
  readonly price: Cents | null;
  /** Whether it can be registered for on the day, and so is in the totals (D-50: what cannot is priced all the same). */
  readonly counts: boolean;
  /** One payment, or the equal payments of a plan; empty without a price. */
  readonly payments: readonly Cents[];
  /** The last day to register for all of it; null where none is stated. */
  readonly registerBy: SiteDay | null;
};

type ChildTotal = {
  readonly childId: string;
  readonly originalTotal: Cents;
  readonly total: Cents;
};

/** A discount that is in the total. */
export type AppliedOffer = {
  /** The id of an advertised offer, or `sale:{season}` / `sale:online` for a sale that is not advertised as one. */
  readonly id: string;
  readonly title: string;
  /** What it takes off, above zero. */
  readonly amount: Cents;
  /** The items that it is taken off. */
  readonly items: readonly ItemPlace[];
};

/** What an `ask` offer would take off the items of one child. */
export type AskedShare = {
  readonly childId: string;
  readonly percent: number;
  /** Of what, in the school's words: 'the second child'. */
  readonly of: string;
  /** What the share is taken of, and the share itself. */
  readonly base: Cents;
  readonly amount: Cents;
};

/** An offer that the center confirms: no total contains it (D-49). */
export type AskedOffer = {
  readonly id: string;
  readonly title: string;
  readonly conditions: readonly string[];
  readonly shares: readonly AskedShare[];
  readonly amount: Cents;
  /** The total with this offer alone. */
  readonly totalWith: Cents;
  /** Whether `totalWithAsked` counts it: of those that are not advertised as combinable only the best one is counted. */
  readonly isCounted: boolean;
};

/** An offer of which something is missing, or that is no part of a price. */
export type NearOffer = {
  readonly id: string;
  readonly title: string;
  readonly conditions: readonly string[];
  readonly missing:
    /** A second child with a camp. */
    | { readonly code: 'second-child' }
    /** The family has to say that it holds, for one child at least. */
    | { readonly code: 'family-says' }
    /** The whole package of a season, instead of weeks or months of it. */
    | { readonly code: 'full-package'; readonly season: string }
    | { readonly code: 'paid-in-full'; readonly season: string }
    /** It is given as something else than a lower price, such as a gift card. */
    | { readonly code: 'not-a-price' };
};

export type DuePayment = {
  /** 0 with the registration, 1 a month after it, and so on. */
  readonly monthsAfter: number;
  readonly amount: Cents;
  readonly items: readonly ItemPlace[];
};

/** The price of a family's plan on a day, with its reasons. */
export type FamilyQuote = {
  readonly today: SiteDay;
  /** One for each item, in the order of the plan. */
  readonly lines: readonly FamilyLine[];
  /** One for each child, in the order of the plan. */
  readonly children: readonly ChildTotal[];
  readonly originalTotal: Cents;
  /** The price: what the lines that count add up to. */
  readonly total: Cents;
  /** In the order in which they are taken off. */
  readonly applied: readonly AppliedOffer[];
  readonly asked: readonly AskedOffer[];
  /** The total if the center confirms the `asked` offers that are counted; null where there are none. */
  readonly totalWithAsked: Cents | null;
  readonly near: readonly NearOffer[];
  /** The earliest first. */
  readonly due: readonly DuePayment[];
  /** What the payments add up to: equal payments may miss the total by a dollar (D-8). */
  readonly dueTotal: Cents;
  readonly problems: readonly PlanProblem[];
};
