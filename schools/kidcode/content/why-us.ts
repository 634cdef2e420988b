import type { WhyContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The page about why: reasons that a parent can check. */
export const WHY: WhyContent = {
  top: {
    eyebrow: 'Why KidCode',
    title: 'Six reasons you can check for yourself',
    lead: 'Every school says that it is the best one. We would rather tell you what we do, and where on this site you can see whether it is true.',
    picture: SITE_PICTURES['trial-class'],
  },
  reasons: [
    {
      title: 'Children make things',
      text: 'A class is not a film to watch. Your child works on a game, a robot or a program of their own, and takes the result home.',
      check: { label: 'See what is made, month by month', href: '/programs/in-center/core' },
    },
    {
      title: 'Groups stay small',
      text: 'Camp groups have at most {campGroupSize} children, in the center and online. A class at Flower Mound takes up to {flower-mound:capacity}.',
      check: { label: 'Look at our camps', href: '/camps' },
    },
    {
      title: 'There is a plan behind the fun',
      text: 'The core program runs for {coreMonths} months along a structured curriculum, and enrollment is ongoing: nobody waits for a new school year.',
      check: { label: 'Read the {coreMonths} online levels', href: '/programs/online/core' },
    },
    {
      title: 'You choose the place',
      text: 'Flower Mound, Euless, or live online from your own table. The timetable of all three is on one page.',
      check: { label: 'Compare the timetables', href: '/class-schedule' },
    },
    {
      title: 'You see the price before you register',
      text: 'Camp prices are worked out line by line while you choose: the old price, the discount and its reason, and what is due.',
      check: { label: 'See what is known about fees', href: '/pricing/course-fee' },
    },
    {
      title: 'You try before you pay',
      text: 'The first class is a trial. It is free, and we do not ask for a credit card.',
      check: { label: 'What happens in a trial', href: '/faq#trial-class' },
    },
  ],
  compare: {
    title: 'In a center or online?',
    lead: 'Both are taught live by a teacher. What differs is mostly your evening.',
    columns: ['What', 'In a center', 'Online'],
    rows: [
      ['Where', 'Flower Mound or Euless, Texas', 'At home, anywhere in the USA'],
      ['When', 'Two afternoons a week, by program', '{onlineClassDays}, {onlineClassTime}'],
      [
        'Class ages',
        '{flower-mound:ages} at Flower Mound',
        'Ask us; online camp courses are for ages {courseAges}',
      ],
      ['Camp ages', '{campAges}', '{onlineCampAges}'],
      ['Camp groups', 'At most {campGroupSize}', 'At most {onlineCampGroupSize}'],
      ['Monthly programs', 'Core, Math, AI Kids Club, Homework Help', 'Core, AI Kids Club'],
      ['Trial class', 'Free, in person or virtual', 'Free, online'],
    ],
  },
  missing: {
    title: 'What you will not find here',
    picture: SITE_PICTURES['team-table'],
    text: 'No star ratings, no quotes from parents you cannot ask, no counts of happy children. Such numbers are easy to write and hard to check. Ask us what you want to know, or sit in on a class and judge for yourself.',
  },
  next: {
    title: 'Judge us by one class',
    text: 'Bring your child, look around, ask the teacher everything you would ask any other school.',
  },
};
