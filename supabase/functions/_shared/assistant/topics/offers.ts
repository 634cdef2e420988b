import { ADVERTISED_OFFERS, describeOfferValue, type Offer } from '@kidcode/pricing';

import { mentions, type Question, type Topic } from '../topic.ts';

const ASKS = [
  'discount*',
  'offer',
  'offers',
  'coupon*',
  'deal',
  'deals',
  'promo*',
  'save',
  'saving*',
  'sibling*',
  'brother*',
  'sister*',
  'twins',
  'second child',
  'two kids',
  'two children',
  'both kids',
  'referral*',
  'refer',
  'recommend*',
  'friend',
  'returning',
  'early bird',
  '% off',
  'percent',
  'cheaper',
];

/** Words that ask for one offer; otherwise all are told. */
const ONE_OFFER: Readonly<Record<string, readonly string[]>> = {
  sibling: [
    'sibling*',
    'brother*',
    'sister*',
    'twins',
    'second child',
    'two kids',
    'two children',
    'both kids',
  ],
  referral: ['referral*', 'refer', 'recommend*', 'friend'],
  'returning-camper': ['returning'],
  coupon: ['coupon*'],
};

/** The advertised discounts, as the price engine has them. */
export const offers: Topic = {
  id: 'offers',
  isAskedBy: (question) => mentions(question, ...ASKS),
  tell: (question) => {
    const lines = askedOffers(question).map(
      (offer) => `- **${offer.title}**: ${valueOf(offer)}${conditionsOf(offer)}`,
    );
    return [...lines, '', '[All discounts and promotions](/pricing/discounts-promotions)'].join('\n');
  },
};

function askedOffers(question: Question): readonly Offer[] {
  const asked = ADVERTISED_OFFERS.filter(({ id }) => mentions(question, ...(ONE_OFFER[id] ?? [])));
  return asked.length > 0 ? asked : ADVERTISED_OFFERS;
}

function valueOf({ values, choice }: Offer): string {
  return values.map(describeOfferValue).join(choice === 'one' ? ' or ' : ', ');
}

function conditionsOf({ conditions }: Offer): string {
  return conditions.length === 0 ? '' : ` (${conditions.join('; ')})`;
}
