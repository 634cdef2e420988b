import type { FeesContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The words of the fee pages; the fees stand in `../fees.ts`. */
export const FEES_COPY: FeesContent = {
  top: {
    'in-center': {
      eyebrow: 'Course fees',
      title: 'What it costs in our centers',
      lead: 'Some prices are fixed, and you see them here. Others depend on the program, and you hear them from us before you decide anything.',
      picture: SITE_PICTURES.fees,
    },
    online: {
      eyebrow: 'Online fees',
      title: 'What online learning costs',
      lead: 'The courses that you can join now have a fixed price. For the monthly programs we tell you the fee in a call, before you decide anything.',
      picture: SITE_PICTURES.fees,
    },
  },
  topBetween: {
    'in-center':
      'No camp can be booked right now. What a program costs you hear from us before you decide anything.',
    online:
      'No online course can be booked right now. For the monthly programs we tell you the fee in a call, before you decide anything.',
  },
  known: {
    title: 'What we can tell you now',
    lead: 'The same prices as in the registration form, with the discount already taken off.',
    leadBetween: 'Camps stand here with their price as soon as they can be booked.',
  },
  unknown: {
    'in-center': {
      title: 'What you have to ask for',
      lead: 'Monthly fees and the fees of short courses are not published on this site. We would rather say so than print a figure that may be wrong.',
    },
    online: {
      title: 'What you have to ask for',
      lead: 'These fees are not published on this site. A call or a free consultation gives you the figure.',
    },
  },
  ask: {
    title: 'Ask for your figure',
    lead: 'Tell us the program and how many children. You get the fee, the discount that applies, and no list of extras afterwards.',
  },
};
