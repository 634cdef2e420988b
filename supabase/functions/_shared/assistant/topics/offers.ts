import { offersOn } from '@kidcode/booking';
import { describeOfferValue, type Offer } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

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
  tell: (question, today) => {
    const lines = askedOffers(question, today).map(
      (offer) => `- **${offer.title}**: ${valueOf(offer)}${conditionsOf(offer)}`,
    );
    return [...lines, '', '[All discounts and promotions](/pricing/discounts-promotions)'].join('\n');
  },
};

function askedOffers(question: Question, today: SiteDay): readonly Offer[] {
  const all = offersOn(today);
  const asked = all.filter(({ id }) => mentions(question, ...(ONE_OFFER[id] ?? [])));
  return asked.length > 0 ? asked : all;
}

function valueOf({ values, choice }: Offer): string {
  return values.map(describeOfferValue).join(choice === 'one' ? ' or ' : ', ');
}

function conditionsOf({ conditions }: Offer): string {
  return conditions.length === 0 ? '' : ` (${conditions.join('; ')})`;
}
