import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import type { FaqEntry } from '@kidcode/school';
import {
  campsOn,
  CORE_LEVELS,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  normalizeTime,
} from '@kidcode/scheduling';

import { few } from './few';

export function classDaysAnswer(): FaqEntry {
  const { classDays, classTime, timeZone } = DEFAULT_ONLINE_CLASS;
  return {
    id: 'class-days',
    question: 'On which days are the classes?',
    asked: ['What time are the classes?', 'When do classes meet?', 'Do you have weekend classes?'],
    answer: [
      'In the centers each specialized program meets on fixed days of the week; which ones depends on the program.',
      ...(HAS_ONLINE ? [`Online classes meet ${classDays} at ${normalizeTime(classTime)} ${timeZone}.`] : []),
    ],
    links: [{ label: 'See the timetable', href: '/class-schedule' }],
  };
}

export const startDateAnswer = (): FaqEntry => ({
  id: 'start-date',
  question: 'When do classes start, and can we join later?',
  answer: [
    `The start date of the current timetable is ${formatLongDate(DEFAULT_CLASS_START)}.${CORE_LEVELS.length > 0 ? ' The core program has ongoing enrollment, so you can join it at any time.' : ''}`,
    'For a specialized program that is under way, ask your center whether joining still makes sense.',
  ],
});

export const timeZoneAnswer = (): FaqEntry => ({
  id: 'time-zone',
  question: 'In which time zone are the times?',
  answer: [
    `All times on this site are ${TIME.name} Time. Where it matters, the page tells you when your device is set to another zone.`,
  ],
});

/** How many children learn together; null where the school has said nothing about it. */
export function groupSizeAnswer(): FaqEntry | null {
  const sizes = campsOn().map(({ groupSizeMax }) => groupSizeMax);
  const stated = CENTERS.flatMap(({ name, metadata }) =>
    metadata.capacityPerClass === null
      ? []
      : [`A class in ${name} takes up to ${metadata.capacityPerClass}.`],
  );
  const sentences = [
    ...(sizes.length > 0 ? [`Camp groups are small, with at most ${Math.max(...sizes)} children.`] : []),
    ...(few(stated) ? stated : []),
  ];
  if (sentences.length === 0) return null;
  return {
    id: 'group-size',
    question: 'How many children are in a group?',
    asked: ['How big are the classes?', 'What is the student to teacher ratio?'],
    answer: [sentences.join(' ')],
  };
}
