import type { PartnershipContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The page for schools. The formats are sample content: the school has not stated which it offers (D-23). */
export const SCHOOL_PARTNERSHIP: PartnershipContent = {
  top: {
    eyebrow: 'For schools',
    title: 'Coding, AI and robotics, brought to your school',
    lead: 'You have the pupils and the rooms. We have the projects, the teachers and the patience for the first broken program. A partnership puts the two together.',
    picture: SITE_PICTURES['school-partnership'],
  },
  mail: { subject: 'School partnership', label: 'Write to us' },
  formats: {
    title: 'Ways it can look',
    lead: 'Examples to start the conversation with. What we do together depends on your pupils, your rooms and your timetable.',
    sample: true,
    items: [
      {
        title: 'A club after school',
        text: 'One or two afternoons a week, a project that grows over the months, and an hour at the end of the term when parents come to see it.',
      },
      {
        title: 'A workshop in the school day',
        text: 'One topic from start to finish: a class programs a robot, trains a picture sorter or makes a small game.',
      },
      {
        title: 'A camp in the holidays',
        text: 'Your building, our camp: full days with a theme for each week, for younger and for older children.',
      },
    ],
  },
  steps: {
    title: 'How we begin',
    steps: [
      {
        title: 'You write or call',
        text: 'Tell us who you are and what you have in mind. A few sentences are enough.',
      },
      {
        title: 'We talk it through',
        text: 'Grades, number of pupils, rooms, devices, days. You hear plainly what we can do and what we cannot.',
      },
      {
        title: 'You get it in writing',
        text: 'Content, dates and cost on paper, before anybody decides anything.',
      },
      {
        title: 'One class first',
        text: 'We would rather show you a class with your own pupils than a presentation.',
      },
    ],
  },
  helpful: {
    title: 'Good to have at hand',
    lead: 'None of it has to be settled before we talk.',
    points: [
      {
        title: 'Grades and group size',
        text: 'Younger and older children need different tools, and not only different speed.',
      },
      {
        title: 'Rooms and devices',
        text: 'What is there already: computers or tablets, a network that lets a browser out, a screen or a board.',
      },
      {
        title: 'Days and times',
        text: 'Which afternoons, from which week, and the days when the building is closed.',
      },
      {
        title: 'What you hope for',
        text: 'A first taste for everyone, or depth for the few who cannot stop?',
      },
    ],
  },
  reach: { title: 'Reach us', lead: 'Either center can tell you more, or connect you.' },
  related: [
    { href: '/programs', label: 'All programs', note: 'What we teach at our own centers' },
    { href: '/camps', label: 'Camps', note: 'Themes, ages and how a day runs' },
    { href: '/why-kidcode', label: 'Why KidCode', note: 'Six reasons you can check' },
    {
      href: '/programs/in-center/technology-workshop',
      label: 'Technology workshop',
      note: 'One topic, one session',
    },
  ],
};
