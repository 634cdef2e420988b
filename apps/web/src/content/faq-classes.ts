import { BRANCHES } from '@kidcode/branches';
import {
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  normalizeTime,
} from '@kidcode/scheduling';
import { CAMP_GROUP_SIZE_MAX } from './camp-facts';

import type { FaqItem } from '../features/faq/faq-item';

const { metadata, name: flowerMound } = BRANCHES['flower-mound'];
const classSize =
  metadata.capacityPerClass === null
    ? ''
    : ` A class in ${flowerMound} takes up to ${metadata.capacityPerClass}.`;
const online = `${DEFAULT_ONLINE_CLASS.classDays} at ${normalizeTime(DEFAULT_ONLINE_CLASS.classTime)} ${DEFAULT_ONLINE_CLASS.timeZone}`;

export const CLASS_QUESTIONS: readonly FaqItem[] = [
  {
    id: 'class-days',
    question: 'On which days are the classes?',
    answer: [
      'In the centers each specialized program meets on two fixed afternoons a week; which ones depends on the program.',
      `Online classes meet ${online}.`,
    ],
    links: [{ label: 'See the timetable', href: '/class-schedule' }],
  },
  {
    id: 'start-date',
    question: 'When do classes start, and can we join later?',
    answer: [
      `The start date of the current timetable is ${formatLongDate(DEFAULT_CLASS_START)}. The core program has ongoing enrollment, so you can join it at any time.`,
      'For a specialized program that is under way, ask your center whether joining still makes sense.',
    ],
  },
  {
    id: 'time-zone',
    question: 'In which time zone are the times?',
    answer: [
      'All times on this site are Central Time. Where it matters, the page tells you when your device is set to another zone.',
    ],
  },
  {
    id: 'group-size',
    question: 'How many children are in a group?',
    answer: [`Camp groups are small, with at most ${CAMP_GROUP_SIZE_MAX} children.${classSize}`],
  },
  {
    id: 'online-or-center',
    question: 'Online or in a center: which is better?',
    answer: [
      'Whichever you can keep up. In a center children share a table and a robot; online you save the drive. Math and Homework Help are offered in the centers only.',
    ],
    links: [{ label: 'Compare both side by side', href: '/why-kidcode#compare' }],
  },
  {
    id: 'change-center',
    question: 'Can I look at another center, or switch to online?',
    answer: [
      'Yes. Choose another place at the top of the page, and the site shows its programs, hours and prices. Your choice is remembered on this device.',
    ],
    links: [{ label: 'Choose a center', href: '/learning-centers' }],
  },
  {
    id: 'teachers',
    question: 'Who teaches my child?',
    answer: [
      'The teachers page says what we look for, and how you can send a question to a teacher of your center.',
    ],
    links: [{ label: 'Teachers', href: '/teachers' }],
  },
];
