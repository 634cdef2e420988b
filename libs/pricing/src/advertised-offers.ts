import { CAMP_RATES } from './camp-rates';
import { formatPrice } from './format-money';
import { usd } from './money';
import type { Cents } from './money';

/** One advantage of an offer, as data: a percentage of something, or an amount given as something. */
export type OfferValue =
  | { readonly kind: 'percent'; readonly percent: number; readonly of: string; readonly extra?: true }
  | { readonly kind: 'amount'; readonly amount: Cents; readonly as: string };

/** What an offer applies to. */
export type OfferScope =
  | 'camps'
  | 'winter-camp'
  | 'full-summer-package'
  | 'in-center-monthly-core'
  | 'online-classes'
  | 'monthly-programs';

export type OfferId =
  | 'sibling'
  | 'referral'
  | 'returning-camper'
  | 'pay-in-full'
  | 'coupon'
  | 'first-month'
  | 'winter-early-bird';

/** A discount that the site advertises. */
export type Offer = {
  readonly id: OfferId;
  readonly title: string;
  readonly values: readonly OfferValue[];
  /** Whether a family gets every value, or picks one of them. */
  readonly choice: 'every' | 'one';
  readonly appliesTo: readonly OfferScope[];
  readonly conditions: readonly string[];
  /** True where the offer is advertised as combinable; false promises nothing either way. */
  readonly combinable: boolean;
  /** True when quotes already contain it; the others are granted by the center. */
  readonly inQuotes: boolean;
};

/** Every advertised discount. Source: specification 2, section 9; specification 1, sections 1 and 9. */
export const ADVERTISED_OFFERS: readonly Offer[] = [
  {
    id: 'winter-early-bird',
    title: CAMP_RATES.discount.winter.name,
    values: [{ kind: 'percent', percent: CAMP_RATES.discount.winter.percent, of: 'winter camp' }],
    choice: 'every',
    appliesTo: ['winter-camp'],
    conditions: ['For a limited time'],
    combinable: false,
    inQuotes: true,
  },
  {
    id: 'sibling',
    title: 'Sibling discount',
    values: [
      { kind: 'percent', percent: 25, of: 'the second child' },
      { kind: 'percent', percent: 15, of: 'each additional child' },
    ],
    choice: 'every',
    appliesTo: ['camps'],
    conditions: [],
    combinable: false,
    inQuotes: false,
  },
  {
    id: 'referral',
    title: 'Refer a friend',
    values: [
      { kind: 'amount', amount: usd(50), as: 'credit' },
      { kind: 'amount', amount: usd(25), as: 'gift card' },
    ],
    choice: 'one',
    appliesTo: ['camps'],
    conditions: ["After the referred friend's first month"],
    combinable: false,
    inQuotes: false,
  },
  {
    id: 'returning-camper',
    title: 'Returning camper',
    values: [{ kind: 'percent', percent: 5, of: 'the camp', extra: true }],
    choice: 'every',
    appliesTo: ['camps'],
    conditions: ['Can be combined with other discounts'],
    combinable: true,
    inQuotes: false,
  },
  {
    id: 'pay-in-full',
    title: 'Pay-in-full bonus',
    values: [{ kind: 'percent', percent: 5, of: 'the full summer package', extra: true }],
    choice: 'every',
    appliesTo: ['full-summer-package'],
    conditions: ['The package is paid in full'],
    combinable: false,
    inQuotes: false,
  },
  {
    id: 'coupon',
    title: 'First class coupon',
    values: [{ kind: 'percent', percent: 10, of: 'the first class' }],
    choice: 'every',
    appliesTo: ['in-center-monthly-core', 'online-classes'],
    conditions: ['In-Center Monthly Core Program and Online Classes only'],
    combinable: false,
    inQuotes: false,
  },
  {
    id: 'first-month',
    title: 'First month of a monthly program',
    values: [{ kind: 'percent', percent: 50, of: 'the first month' }],
    choice: 'every',
    appliesTo: ['monthly-programs'],
    conditions: ['For monthly programs'],
    combinable: false,
    inQuotes: false,
  },
];

/**
 * The value of an offer in words.
 *
 * @example describeOfferValue({ kind: 'percent', percent: 25, of: 'the second child' }) // '25% off the second child'
 * @example describeOfferValue({ kind: 'amount', amount: usd(50), as: 'credit' }) // '$50 credit'
 */
export function describeOfferValue(value: OfferValue): string {
  if (value.kind === 'amount') return `${formatPrice(value.amount)} ${value.as}`;
  return `${value.extra ? 'Extra ' : ''}${value.percent}% off ${value.of}`;
}
