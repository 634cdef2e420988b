import type { FaqGroup, PageTop } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The top of the FAQ page. */
export const FAQ_TOP: PageTop = {
  eyebrow: 'Questions',
  title: 'Asked at the door',
  lead: 'The answers of an invented school, and what follows from its data.',
  picture: SITE_PICTURES.faq,
};

/** The school's own answers. A bare name, such as 'ages', is the place of what the site answers from the facts. */
export const FAQ: readonly FaqGroup[] = [
  {
    id: 'before-you-come',
    title: 'Before you come',
    items: [
      {
        id: 'real',
        question: 'Is this a real school?',
        asked: ['Does this school exist?'],
        answer: ['No. Nobody teaches here. Names, addresses, numbers and prices are made up.'],
      },
      {
        id: 'trial-class',
        question: 'Can we look in first?',
        asked: ['Is there a trial class?'],
        answer: ['Yes. One afternoon at the bench is free, with or without a plan.'],
        links: [{ label: 'Pick an afternoon', href: '/?dialog=trial' }],
      },
      'ages',
      'where',
      {
        id: 'tools',
        question: 'What does my child bring?',
        answer: ['Old clothes and a jacket. Tools, parts and laptops are here.'],
      },
    ],
  },
  {
    id: 'afternoons',
    title: 'The afternoons',
    items: ['class-days', 'start-date', 'time-zone', 'group-size'],
  },
  { id: 'camps', title: 'Camps', items: ['camps', 'camp-price'] },
  {
    id: 'practical',
    title: 'Practical things',
    items: ['siblings', 'opening-hours', 'policies', 'ask-a-person'],
  },
];
