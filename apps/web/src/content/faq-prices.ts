import { ADVERTISED_OFFERS, describeOfferValue } from '@kidcode/pricing';

import type { FaqItem } from '../features/faq/faq-item';

const sibling = ADVERTISED_OFFERS.find(({ id }) => id === 'sibling');
const coupon = ADVERTISED_OFFERS.find(({ id }) => id === 'coupon');
const firstMonth = ADVERTISED_OFFERS.find(({ id }) => id === 'first-month');

const valuesOf = (offer: typeof sibling): string => offer?.values.map(describeOfferValue).join(', ') ?? '';

export const PRICE_QUESTIONS: readonly FaqItem[] = [
  {
    id: 'monthly-fee',
    question: 'What does a monthly program cost?',
    answer: [
      'Monthly fees are not published on this site. Call your center or book a free consultation, and you have the figure before you decide anything.',
      `What is advertised: ${valuesOf(firstMonth)} of a monthly program.`,
    ],
  },
  {
    id: 'coupon',
    question: 'What is the first class coupon worth?',
    answer: [`${valuesOf(coupon)}. It applies to: ${coupon?.conditions.join('; ') ?? ''}.`],
    links: [{ label: 'Get the coupon', href: '/?dialog=coupon' }],
  },
  {
    id: 'siblings',
    question: 'Is there a discount for brothers and sisters?',
    answer: [`At camps, yes: ${valuesOf(sibling)}.`],
    links: [{ label: 'All discounts', href: '/pricing/discounts-promotions' }],
  },
  {
    id: 'trial-cost',
    question: 'Does the trial class cost anything?',
    answer: ['No. It is free, and you do not need a credit card to book it.'],
  },
  {
    id: 'how-to-pay',
    question: 'How do I pay?',
    answer: [
      'Not on this site. When you register for a camp you are taken to our enrollment portal in a new tab, with your selection and its price already filled in, and finish there.',
    ],
  },
];
