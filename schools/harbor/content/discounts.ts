import type { DiscountsContent, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'Offers',
  title: 'Two ways to pay less',
  lead: 'Both invented, both short.',
  picture: SITE_PICTURES.discounts,
};

/** The words of the discounts page; the discounts themselves stand in `offers.ts`. */
export const DISCOUNTS: DiscountsContent = {
  top: { 'in-center': TOP, online: TOP },
  leads: { 'in-center': [], online: [] },
  camps: {
    title: 'For camps',
    lead: 'The discount of the season is already in the price you see. For the other one, tell the workshop.',
    leadBetween: 'Tell the workshop when you register.',
  },
  courses: { title: '', lead: '' },
  together: {
    title: 'Both at once?',
    points: [{ title: 'Ask', text: 'We have not made that rule up yet.' }],
  },
};
