import type { CourseFamily, Question, SessionPlan } from '@kidcode/school';
import { LOOK_IN_QUESTION, TOOLS_QUESTION } from './common-questions';

export const COURSE_FAMILIES: readonly CourseFamily[] = [
  {
    title: 'On the screen',
    courses: [
      {
        key: 'STORY_CODE',
        forWhom: 'Those who always have a story',
        makes: 'A tale of the sea that changes with every answer',
        sample: true,
      },
      {
        key: 'GAME_STUDIO',
        forWhom: 'Players who argue about the rules',
        makes: 'A ferry game with fog and a timetable',
        sample: true,
      },
      {
        key: 'PYTHON_LAB',
        forWhom: 'Ready for a keyboard',
        makes: 'A tide table that prints itself',
        sample: true,
      },
    ],
  },
  {
    title: 'In the hand',
    courses: [
      {
        key: 'BOAT_ROBOTS',
        forWhom: 'Whoever has a boat in the bathtub',
        makes: 'A boat that finds a buoy',
        sample: true,
      },
      {
        key: 'ELECTRONICS',
        forWhom: 'Those who open things to look inside',
        makes: 'A doorbell that plays a shanty',
        sample: true,
      },
    ],
  },
];

export const SPECIALIZED = {
  title: 'Weekday Workshops',
  lead: 'Five subjects, one for every weekday. Take the day that is free, or the subject that will not let go.',
  picture: {
    src: '/pictures/programs/specialized.svg',
    alt: 'A robot among four tiles with the tools of a workshop.',
  },
  rhythm: 'One afternoon a week',
  coursesTitle: 'The subjects of the week',
  coursesLead: 'The same in every workshop. Each comes with one invented example of what is built.',
  coursesNote: 'The benches fill up in the fall. Ask where there is room.',
  caption: 'Weekday workshops',
  nextStep: { title: 'Look in on a weekday', text: 'The first afternoon is free.' },
} as const;

export const SPECIALIZED_PLAN: SessionPlan = {
  title: 'An afternoon by the clock',
  lead: 'A sample. The tide has the last word.',
  steps: [
    { from: 0, to: 10, title: 'What broke?', text: 'The best stories of the day.' },
    { from: 10, to: 70, title: 'Bench time', text: 'Everybody at a project of their own.' },
    { from: 70, to: 90, title: 'Launch', text: 'In the basin, or on the big screen.' },
  ],
  sample: true,
};

export const SPECIALIZED_PRICE_TEXT = 'Fees of the afternoons are not on this site. The workshop tells you.';

export const SPECIALIZED_QUESTIONS: readonly Question[] = [
  {
    question: 'Can a child come on two days?',
    answer: 'Yes, where both benches have room.',
  },
  LOOK_IN_QUESTION,
  TOOLS_QUESTION,
];
