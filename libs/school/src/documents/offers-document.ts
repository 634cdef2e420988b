import * as v from 'valibot';

import type { Offer, OfferScope, OfferValue } from '../offer';
import { givenAt, type CenterOffers } from './branch-document';
import { inOrder, PERIOD } from './day-leaves';
import { fields, id, line, list, percent, price, text, wordsOf, yesOrNo } from './leaves';
import { choice, meaning } from './meaning';
import type { SeasonText } from './season-document';

const COUNTS = {
  'the second child': 'second-child',
  'each further child': 'further-children',
  'each registration': 'registration',
} as const;

const valueText = fields('what an offer gives', {
  percent: v.optional(percent),
  of: v.optional(line),
  extra: v.optional(yesOrNo, 'no'),
  'counts for': v.optional(choice(COUNTS)),
  amount: v.optional(price),
  as: v.optional(line),
});

/** `percent` of something, or an `amount` as something. */
const value = v.pipe(
  valueText,
  v.rawTransform<v.InferOutput<typeof valueText>, OfferValue>(
    ({ dataset: { value: written }, addIssue, NEVER }) => {
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
    },
  ),
);

/** As `OfferScope` has them. */
const SCOPES = ['camps', 'in-center-monthly-core', 'online-classes', 'monthly-programs'];
const scope = meaning(
  (found): OfferScope | undefined => {
    const isKnown = SCOPES.includes(found) || /^(?:camp|full-package):./.test(found);
    return isKnown ? (found as OfferScope) : undefined;
  },
  `expected ${SCOPES.join(', ')}, camp: or full-package: with a season`,
);

const offer = inOrder(
  fields('an offer', {
    'discount of': v.optional(id),
    title: v.optional(line),
    gives: v.optional(list(value), []),
    choose: v.optional(choice({ every: 'every', one: 'one' }), 'every'),
    'applies to': wordsOf(scope),
    conditions: v.optional(list(text(200)), []),
    question: v.exactOptional(line),
    'paid in full': v.optional(yesOrNo, 'no'),
    combines: choice({ adds: 'adds', 'best of': 'best-of', ask: 'ask' }),
    combinable: v.optional(yesOrNo, 'no'),
    ...PERIOD,
  }),
);

/** `offers.yaml`: every offer under its id, in the order in which they are told. */
export const offersDocument = v.record(v.string(), offer, 'the offers, each under its id.');

type OfferText = v.InferOutput<typeof offer>;

/** An offer that is a season's own discount takes its name and percentage from the season: they stand once. */
function ofSeason({ name, discount }: SeasonText): Pick<Offer, 'title' | 'values' | 'from' | 'until'> {
  if (discount === undefined) return { title: '', values: [] };
  const { name: title, percent, ...period } = discount;
  return { title, values: [{ kind: 'percent', percent, of: name.toLowerCase() }], ...period };
}

/** @param season whose own discount the offer is, if it is one. */
function offerFacts(
  id: string,
  written: OfferText,
  centers: CenterOffers,
  season: SeasonText | undefined,
): Offer {
  const { title = '', gives: values, from, until } = written;
  const given = givenAt(id, centers);
  return {
    id,
    ...(season === undefined
      ? { title, values, ...(from && { from }), ...(until && { until }) }
      : ofSeason(season)),
    choice: written.choose,
    appliesTo: written['applies to'],
    conditions: given === null ? written.conditions : [...written.conditions, given.told],
    ...(given !== null && { at: given.at }),
    ...(written.question !== undefined && { question: written.question }),
    ...(written['paid in full'] && { paidInFull: true as const }),
    combines: written.combines,
    combinable: written.combinable,
    inQuotes: written['discount of'] !== undefined,
  };
}

export const offersFacts = (
  written: Readonly<Record<string, OfferText>>,
  seasons: readonly { readonly id: string; readonly value: SeasonText }[],
  centers: CenterOffers,
): readonly Offer[] =>
  Object.entries(written).map(([offerId, offer]) => {
    const season = seasons.find(({ id: name }) => name === offer['discount of']);
    return offerFacts(offerId, offer, centers, season?.value);
  });
