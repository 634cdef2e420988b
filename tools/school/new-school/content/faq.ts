import type { FaqGroup, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The top of the FAQ page. */
export const FAQ_TOP: PageTop = {
  eyebrow: 'Questions',
  title: 'What parents ask',
  lead: 'And what we answer.',
  picture: SITE_PICTURES.faq,
};

/** The school's own answers. A bare name, such as 'ages', is the place of what the site answers from the facts. */
export const FAQ: readonly FaqGroup[] = [
  { id: 'before-you-come', title: 'Before you come', items: ['ages', 'where', 'opening-hours'] },
  { id: 'practical', title: 'Practical things', items: ['time-zone', 'policies', 'ask-a-person'] },
];
