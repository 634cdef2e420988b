import type { AboutContent } from '@kidcode/school';
import { SITE_PICTURES } from './site-pictures';

/** The about page. */
export const ABOUT: AboutContent = {
  top: {
    eyebrow: 'About KidCode',
    title: 'We teach children to make technology, not just use it',
    lead: 'KidCode is a coding, AI and robotics school for children: two learning centers in Texas, and live classes online for families anywhere in the USA.',
    picture: SITE_PICTURES.about,
  },
  facts: [
    {
      label: 'Ways to learn',
      value: 'In a center or online',
      note: 'Flower Mound, Euless, or live online',
    },
    {
      label: 'Core program',
      value: '{coreMonths} months',
      note: 'A structured plan; you can join at any time',
    },
    { label: 'Camp ages', value: '{campAges}', note: 'In groups of at most {campGroupSize}' },
    { label: 'First class', value: 'Free', note: 'No credit card' },
  ],
  subjects: {
    title: 'What children make here',
    items: [
      {
        title: 'Games that other children want to play',
        text: 'A game is a long list of small decisions: what happens when the player falls, how fast the enemy walks, when the level is won. Making one teaches a child to think in steps and to test every one of them.',
        picture: SITE_PICTURES['game-level'],
        link: { label: 'Game development', href: '/flower-mound/programs/game-development' },
      },
      {
        title: 'Robots that find their own way',
        text: 'Code feels different when something moves. Children program real and virtual robots, see at once whether an idea works, and learn that the second attempt is usually the better one.',
        picture: SITE_PICTURES['robot-arm'],
        link: { label: 'Specialized programs', href: '/flower-mound/programs/specialized' },
      },
      {
        title: 'Programs that learn from examples',
        text: 'Children already meet AI every day. Here they collect examples, train a small model of their own, and find out for themselves where it is right, where it is wrong, and why.',
        picture: SITE_PICTURES['neural-net'],
        link: { label: 'Monthly AI Kids Club', href: '/programs/in-center/monthly-ai-club' },
      },
    ],
  },
  method: {
    title: 'How we teach',
    lead: 'The tools change with age. The four steps stay the same.',
    steps: [
      {
        title: 'Start with a question',
        text: 'How does a robot notice a wall? How does a game keep score? A class begins with something worth finding out.',
      },
      {
        title: 'Build a first version',
        text: 'Hands on the keyboard early: blocks of code for beginners, typed code when a child is ready for it.',
      },
      {
        title: 'Get stuck, and get on',
        text: 'Looking for the mistake is half of the work. The teacher asks the next good question instead of giving the answer away.',
      },
      {
        title: 'Show it to somebody',
        text: 'A project is finished when another child has tried it. Explaining your own work is when it really settles.',
      },
    ],
  },
  places: {
    title: 'Where we teach',
    lead: 'Two centers and one online school. Pick the one that fits your week; you can change your mind later.',
  },
  next: {
    title: 'The best way to get to know us is a class',
    text: 'The trial class is free and needs no credit card. Come with your child, or join online.',
  },
  related: [
    {
      href: '/why-kidcode',
      label: 'Why KidCode',
      note: 'Six reasons, and where to check each of them',
    },
    { href: '/teachers', label: 'Teachers', note: 'Who stands at the board, and how to ask them something' },
    { href: '/class-schedule', label: 'Class schedule', note: 'Days and times at each center and online' },
    { href: '/contact-us', label: 'Contact us', note: 'Phones, opening hours and directions' },
  ],
};
