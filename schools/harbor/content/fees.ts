import type { FeesContent, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

const TOP: PageTop = {
  eyebrow: 'Fees',
  title: 'What the workshops cost',
  lead: 'Camps have a price on this page. For an afternoon a week, call.',
  picture: SITE_PICTURES.fees,
};
const ASK = { title: 'What to ask for', lead: 'The workshop knows.' };

/** The words of the fee pages. */
export const FEES_COPY: FeesContent = {
  top: { 'in-center': TOP, online: TOP },
  topBetween: {
    'in-center': 'No camp can be booked right now. For an afternoon a week, call.',
    online: 'Nothing can be booked right now.',
  },
  known: {
    title: 'With a price',
    lead: 'As in the registration form. Invented figures.',
    leadBetween: 'Camps stand here as soon as they can be booked.',
  },
  unknown: { 'in-center': ASK, online: ASK },
  ask: { title: 'Without a price', lead: 'Which weekday, how many children? Then we can say it.' },
};
