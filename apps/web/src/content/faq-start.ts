import { BRANCHES, CENTERS } from '@kidcode/branches';
import { CORE_LEVELS, ONLINE_CAMP, ONLINE_COURSES, PROGRAM_KEYS } from '@kidcode/scheduling';
import { CAMP_AGES } from './camp-facts';
import { BRAND } from '@kidcode/site';

import type { FaqItem } from '../features/faq/faq-item';

const { ages, name } = BRANCHES['flower-mound'];
const classAges = ages === null ? '' : `${name} serves ages ${ages.from} to ${ages.to}. `;

export const START_QUESTIONS: readonly FaqItem[] = [
  {
    id: 'trial-class',
    question: 'What happens in a trial class?',
    answer: [
      'Your child takes part in a class and you see how we work. It is free, and we do not ask for a credit card.',
      'You choose whether you try it online or in a center; a center offers an in-person or a virtual session.',
    ],
    links: [{ label: 'Book A Free Trial', href: '/?dialog=trial' }],
  },
  {
    id: 'ages',
    question: 'How old does my child have to be?',
    answer: [
      `${classAges}Camps in the centers are for ages ${CAMP_AGES}, online camps for ages ${ONLINE_CAMP.ages}, and the two online winter courses for ages ${ONLINE_COURSES[0].ageRange}.`,
      'If your child is a little younger or older, call us: we tell you honestly whether a group would suit.',
    ],
  },
  {
    id: 'beginner',
    question: 'My child has never written code. Is that a problem?',
    answer: [
      'No. The core program begins at level 1 with blocks of code, and a trial class shows where a child fits in.',
    ],
    links: [{ label: 'See the core program', href: '/programs/in-center/core' }],
  },
  {
    id: 'core-or-specialized',
    question: 'What is the difference between the core program and a specialized program?',
    answer: [
      `The core program is a structured curriculum of ${CORE_LEVELS.length} months with ongoing enrollment: a little of everything, in an order that builds up.`,
      `A specialized program is shorter and about one technology. There are ${PROGRAM_KEYS.length} of them, from ScratchJr to Python.`,
    ],
    links: [{ label: 'Compare the programs', href: '/programs' }],
  },
  {
    id: 'which-program',
    question: 'Which program suits my child?',
    answer: [
      'Book a free consultation and tell us what your child likes to do. You can also let the program finder on the home page ask you a few questions.',
    ],
    links: [{ label: 'Book a Free Consultation', href: '/?dialog=consultation' }],
  },
  {
    id: 'where',
    question: `Where is ${BRAND.name}?`,
    answer: [
      `There are two learning centers in Texas: ${CENTERS.map((center) => `${center.name} (${center.address})`).join(' and ')}. Online classes can be joined from anywhere in the USA.`,
    ],
    links: [{ label: 'Find a learning center', href: '/learning-centers' }],
  },
];
