import type { CareersContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The careers page. The roles are sample content: no opening is known (D-23). */
export const CAREERS: CareersContent = {
  top: {
    eyebrow: 'Careers',
    title: 'Teach a child to build something',
    lead: 'If you like the moment when a program finally does what a nine-year-old wanted, you may like working here.',
    picture: SITE_PICTURES.careers,
  },
  openings: {
    title: 'No openings are listed at the moment',
    text: 'When a position is open, it stands here with its center, its hours and its pay. You are welcome to write to us all the same.',
  },
  roles: {
    title: 'The kind of work there is',
    lead: 'Examples of roles in a school like ours, so that you can see whether one is yours. They are not openings.',
    sample: true,
    items: [
      {
        title: 'Teacher at a center',
        text: 'Afternoons and weekends with a small group: prepare a project, help the children through it, and tell their parents how it went.',
      },
      {
        title: 'Online teacher',
        text: 'Live classes by video. You follow several small screens at once and notice the child who has gone quiet.',
      },
      {
        title: 'Camp leader',
        text: 'Whole days in the school holidays, with a theme for each week and a good deal of moving about between the screens.',
      },
      {
        title: 'At the front desk',
        text: 'The first voice a parent hears: schedules, questions, lost jackets, and the kettle.',
      },
    ],
  },
  looking: {
    title: 'What matters to us',
    points: [
      {
        title: 'You like children',
        text: 'Their questions, their detours and their noise. Everything else can be learned.',
      },
      {
        title: 'You can explain',
        text: 'One thing, three ways, without taking the mouse out of a child’s hand.',
      },
      {
        title: 'You make things yourself',
        text: 'Games, robots, websites, anything. Show us one that you are fond of.',
      },
      {
        title: 'You say when you do not know',
        text: '“Let us find out” is one of the best sentences a teacher has.',
      },
    ],
  },
  steps: [
    {
      title: 'Write to us',
      text: 'Who you are, what you would like to do, and in which center or online. Add something you have made.',
    },
    {
      title: 'A conversation',
      text: 'By phone or at a center. Bring your questions: hours, pay, children, all of it.',
    },
    { title: 'A class together', text: 'You watch one of ours, then teach a short part of one yourself.' },
  ],
  mail: { subject: 'Working at KidCode', label: 'Write to us' },
};
