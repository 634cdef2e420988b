import type { FranchiseContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The franchise page: what the business is, and how to talk about it. It promises nothing. */
export const FRANCHISE: FranchiseContent = {
  top: {
    eyebrow: 'Franchise',
    title: 'A learning center in your town',
    lead: 'There are KidCode centers in Flower Mound and Euless, Texas, and one school online. If you would like to open the next one, let us talk.',
    picture: SITE_PICTURES.franchise,
  },
  mail: { subject: 'Opening a KidCode center', label: 'Start a conversation' },
  business: {
    title: 'What the business is',
    lead: 'Four kinds of programs under one roof. All of them are described on this site, as parents see them.',
    columns: ['Program', 'What it is', 'Rhythm'],
    rows: [
      [
        'Core program',
        'A structured curriculum in {coreMonths} monthly levels',
        'All year, ongoing enrollment',
      ],
      ['Specialized programs', '{programCount} short courses on one technology each', 'Two classes a week'],
      ['Camps', '{campTitles}', 'School holidays'],
      [
        'Beside the classes',
        'Birthday parties, parent night out, workshops, event rentals',
        'By arrangement',
      ],
    ],
  },
  you: {
    title: 'What we would like to know',
    lead: 'Not a test. It helps both sides to see early whether it could fit.',
    points: [
      {
        title: 'Your town',
        text: 'Who the families are, which schools are near, and where children go in the afternoon today.',
      },
      {
        title: 'You',
        text: 'Whether you want to run the center yourself, and what you have built or led before.',
      },
      {
        title: 'Your means and your time',
        text: 'A center takes both for longer than one expects. We would rather talk about it at the beginning.',
      },
    ],
  },
  steps: [
    { title: 'A first call', text: 'Half an hour, your questions first.' },
    { title: 'Come and see', text: 'Spend an afternoon in a center while classes run.' },
    {
      title: 'The papers',
      text: 'You receive the documents that the law asks for, with time to read them and to take advice.',
    },
    { title: 'Your decision', text: 'Yours and ours, without hurry.' },
  ],
  notice: {
    title: 'This page is not an offer',
    text: 'It does not offer a franchise and says nothing about cost or earnings. An offer is made only through a franchise disclosure document, and only where the law allows it.',
  },
};
