import * as v from 'valibot';

import type { Cents } from '../money';
import type { Offer, OfferScope, OfferValue } from '../offer';
import type { Season } from '../season';
import { fields, id, line, list, percent, price, text, words, yesOrNo } from './leaves';
import { choice } from './meaning';

const COUNTS = {
  'the second child': 'second-child',
  'each further child': 'further-children',
  'each registration': 'registration',
} as const;

type ValueText = {
  readonly percent?: number | undefined;
  readonly of?: string | undefined;
  readonly extra: boolean;
  readonly 'counts for'?: (typeof COUNTS)[keyof typeof COUNTS] | undefined;
  readonly amount?: Cents | undefined;
  readonly as?: string | undefined;
};

/** `percent` of something, or an `amount` as something. */
const value = v.pipe(
  fields('what an offer gives', {
    percent: v.optional(percent),
    of: v.optional(line),
    extra: v.optional(yesOrNo, 'no'),
    'counts for': v.optional(choice(COUNTS)),
    amount: v.optional(price),
    as: v.optional(line),
  }),
  v.rawTransform<ValueText, OfferValue>(({ dataset: { value: written }, addIssue, NEVER }) => {
    const { percent: share, of, amount, as, 'counts for': counts } = written;
    if (share === undefined && amount !== undefined && as !== undefined)
      return { kind: 'amount', amount, as };
    if (share !== undefined && amount === undefined && of !== undefined)
      return {
        kind: 'percent',
        percent: share,
        of,
        ...(written.extra && { extra: true as const }),
        ...(counts !== undefined && { counts }),
      };
    addIssue({ message: 'an offer gives a "percent" with "of", or an "amount" with "as".' });
    return NEVER;
  }),
);

const offer = fields('an offer', {
  'discount of': v.optional(id),
  title: v.optional(line),
  gives: v.optional(list(value), []),
  choose: v.optional(choice({ every: 'every', one: 'one' }), 'every'),
  'applies to': words,
  conditions: v.optional(list(text(200)), []),
  question: v.optional(line),
  'paid in full': v.optional(yesOrNo, 'no'),
  combines: choice({ adds: 'adds', 'best of': 'best-of', ask: 'ask' }),
  combinable: v.optional(yesOrNo, 'no'),
});

/** `offers.yaml`: every offer under its id, in the order in which they are told. */
export const offersDocument = v.record(v.string(), offer, 'the offers, each under its id.');

type OfferText = v.InferOutput<typeof offer>;

/** An offer that is a season's own discount takes its name and percentage from the season: they stand once. */
function ofSeason(season: Season | undefined): Pick<Offer, 'title' | 'values'> {
  const discount = season?.sale?.rates.discount;
  if (season === undefined || discount == null) return { title: '', values: [] };
  const of = season.title.toLowerCase();
  return { title: discount.name, values: [{ kind: 'percent', percent: discount.percent, of }] };
}

export function offerFacts(offerId: string, written: OfferText, seasons: readonly Season[]): Offer {
  const source = written['discount of'];
  const own = { title: written.title ?? '', values: written.gives };
  return {
    id: offerId,
    ...(source === undefined ? own : ofSeason(seasons.find((season) => season.id === source))),
    choice: written.choose,
    appliesTo: written['applies to'] as readonly OfferScope[],
    conditions: written.conditions,
    ...(written.question !== undefined && { question: written.question }),
    ...(written['paid in full'] && { paidInFull: true as const }),
    combines: written.combines,
    combinable: written.combinable,
    inQuotes: source !== undefined,
  };
}
