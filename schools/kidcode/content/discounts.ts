import type { DiscountsContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

const lead = 'What it is worth, where it applies, and what the condition is.';

/** The words of the discounts page; the discounts themselves stand in `offers.ts`. */
export const DISCOUNTS: DiscountsContent = {
  top: {
    'in-center': {
      eyebrow: 'Discounts and promotions',
      title: 'Every discount we give, on one page',
      lead,
      picture: SITE_PICTURES.discounts,
    },
    online: {
      eyebrow: 'Discounts and promotions',
      title: 'Every discount for online families',
      lead,
      picture: SITE_PICTURES.discounts,
    },
  },
  leads: { 'in-center': ['first-month', 'coupon'], online: ['coupon', 'first-month'] },
  camps: {
    title: 'For camps',
    lead: 'A camp price on this site already contains the season’s discount. The center grants the others when you register: mention them.',
    leadBetween: 'The center grants these when you register for a camp: mention them.',
  },
  courses: {
    title: 'For the online camps',
    lead: 'The discount is already in the price you see.',
  },
  together: {
    title: 'Can discounts be combined?',
    points: [
      {
        title: 'Where it says so, yes',
        text: 'An offer with the mark “Can be combined” adds to the others.',
      },
      {
        title: 'For the rest, ask first',
        text: 'Nothing is advertised about combining them, so we promise nothing here. Your center tells you before you pay.',
      },
    ],
  },
};
