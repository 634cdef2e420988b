import { CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import type { FaqEntry } from '@kidcode/school';
import { campsOn, ONLINE_CAMP, ONLINE_COURSES } from '@kidcode/scheduling';
import { BRAND, wordList } from '@kidcode/site';

import { countWord } from '../../../shared/count-word';
import { few, unique } from './few';

/** Which ages the centers, the camps and the online courses are for. */
export function agesAnswer(): FaqEntry {
  const camps = unique(campsOn().map(({ ages }) => ages));
  const courses = HAS_ONLINE ? unique(ONLINE_COURSES.map(({ ageRange }) => ageRange)) : [];
  const parts = [
    ...(camps.length > 0 ? [`camps in the centers are for ages ${wordList(camps)}`] : []),
    ...(courses.length > 0
      ? [`online camps for ages ${ONLINE_CAMP.ages}`, `the online courses for ages ${wordList(courses)}`]
      : []),
  ];
  const more = parts.length === 0 ? '' : ` ${sentence(wordList(parts))}.`;
  return {
    id: 'ages',
    question: 'How old does my child have to be?',
    asked: ['Which ages do you teach?', 'Is my child too young?', 'Is my child too old?'],
    answer: [
      `${classAges()}${more}`,
      'If your child is a little younger or older, call us: we tell you honestly whether a group would suit.',
    ],
  };
}

/** The ages of the centers that state them, as long as they are few; else those of the school. */
function classAges(): string {
  const stated = CENTERS.flatMap(({ name, ages }) => (ages === null ? [] : [{ name, ...ages }]));
  const spans = unique(stated.map(({ from, to }) => `${from} to ${to}`));
  if (stated.length === CENTERS.length && spans.length === 1 && CENTERS.length > 1) {
    return `Our centers serve ages ${spans[0] ?? ''}.`;
  }
  if (stated.length === 0 || !few(stated)) {
    return `${BRAND.name} serves ages ${BRAND.ages.from} to ${BRAND.ages.to}.`;
  }
  return stated.map(({ name, from, to }) => `${name} serves ages ${from} to ${to}.`).join(' ');
}

/** Where the centers are. */
export function whereAnswer(): FaqEntry {
  const [first] = CENTERS;
  const count =
    CENTERS.length === 1
      ? 'is one learning center'
      : `are ${countWord(CENTERS.length).toLowerCase()} learning centers`;
  const list = few(CENTERS)
    ? `: ${wordList(CENTERS.map(({ name, address }) => `${name} (${address})`))}`
    : '';
  const place = few(CENTERS) ? REGION.stateName : REGION.name;
  return {
    id: 'where',
    question: `Where is ${BRAND.name}?`,
    asked: ['Where are your centers?', 'What is your address?', 'Is there a center near me?'],
    answer: [
      `There ${count} in ${place}${list}.${HAS_ONLINE ? ' Online classes can be joined from anywhere in the USA.' : ''}`,
    ],
    links: [
      { label: 'Find a learning center', href: '/learning-centers' },
      ...(CENTERS.length === 1 && first !== undefined ? [{ label: first.name, href: `/${first.id}` }] : []),
    ],
  };
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
