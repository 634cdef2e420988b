import type { TeachersContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The words of the teachers page; the profiles stand in `../teachers.ts`. */
export const TEACHERS_COPY: TeachersContent = {
  top: {
    eyebrow: 'Teachers',
    title: 'The people at the board',
    lead: 'A good teacher is the difference between a child who follows instructions and a child who has ideas. Here is what we look for, and how to ask a teacher a question.',
    picture: SITE_PICTURES.teachers,
  },
  titles: {
    online: 'The people on the screen',
    'flower-mound': 'The people at the board in Flower Mound',
    euless: 'The people at the board in Euless',
  },
  looking: {
    title: 'What we look for',
    lead: 'In this order.',
    points: [
      {
        title: 'Patience first',
        text: 'A child may ask the same question four times. The fourth answer should be as friendly as the first.',
      },
      {
        title: 'Good questions',
        text: '“What did you expect, and what happened instead?” helps longer than any solution.',
      },
      {
        title: 'Something to show',
        text: 'Teachers who make things themselves know where it gets hard, and why it is worth it.',
      },
      {
        title: 'An open door for parents',
        text: 'You may ask how your child is doing, and get an answer that is about your child.',
      },
    ],
  },
  profiles: { title: 'Profiles', lead: 'Who teaches at which place, and what they like to teach.' },
  ask: {
    title: 'A message for a teacher',
    lead: 'About a class, a project, or how your child is getting on. Say which group your child is in, and we pass it on.',
  },
};
