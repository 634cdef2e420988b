import type { FactQuestion, FaqEntry } from '@kidcode/school';
import {
  type SiteDay,
  campsOn,
  CORE_LEVELS,
  DEFAULT_CLASS_START,
  DEFAULT_ONLINE_CLASS,
  formatLongDate,
  normalizeTime,
  ONLINE_CAMP,
  ONLINE_COURSES,
} from '@kidcode/scheduling';
import { BRANCHES, CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { POLICIES, TIME, REGION } from '@kidcode/current-school';
import { BRAND, WHATSAPP_CHAT, wordList } from '@kidcode/site';

import { countWords } from '../../shared/count-words';
import { policyAnswer } from '../company/policy-answer';
import { campQuestions } from './facts/camp-answers';
import { campPriceAnswer, couponAnswer, monthlyFeeAnswer, siblingAnswer } from './facts/price-answers';

/** More than this many make no sentence any more; the page about them is named instead. */
const MOST = 6;

const few = (list: readonly unknown[]): boolean => list.length <= MOST;

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

function agesAnswer(): FaqEntry {
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

function whereAnswer(): FaqEntry {
  const [first] = CENTERS;
  const count = `${CENTERS.length === 1 ? 'is' : 'are'} ${countWords(CENTERS.length, 'learning center').toLowerCase()}`;
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

function classDaysAnswer(): FaqEntry {
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

const startDateAnswer = (): FaqEntry => ({
  id: 'start-date',
  question: 'When do classes start, and can we join later?',
  answer: [
    `The start date of the current timetable is ${formatLongDate(DEFAULT_CLASS_START)}.${CORE_LEVELS.length > 0 ? ' The core program has ongoing enrollment, so you can join it at any time.' : ''}`,
    'For a specialized program that is under way, ask your center whether joining still makes sense.',
  ],
});

const timeZoneAnswer = (): FaqEntry => ({
  id: 'time-zone',
  question: 'In which time zone are the times?',
  answer: [
    `All times on this site are ${TIME.name} Time. Where it matters, the page tells you when your device is set to another zone.`,
  ],
});

/** How many children learn together; null where the school has said nothing about it. */
function groupSizeAnswer(): FaqEntry | null {
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

function openingHoursAnswer(): FaqEntry {
  const places = [...(few(CENTERS) ? CENTERS : []), ...(HAS_ONLINE ? [BRANCHES.online] : [])];
  const hours = places.map(
    ({ name, weekdayHours, weekendHours }) => `${name}: Mon-Fri ${weekdayHours}, Sat-Sun ${weekendHours}.`,
  );
  return {
    id: 'opening-hours',
    question: 'When are you open?',
    asked: ['What are your hours?', 'Are you open on weekends?'],
    answer: [
      [...(few(CENTERS) ? [] : ['Every center keeps hours of its own.']), ...hours].join(' '),
      `By phone and e-mail we help ${BRAND.supportHours}.`,
    ],
    links: [{ label: 'Contact and directions', href: '/contact-us' }],
  };
}

/** Every policy; where the school has published none, whom to ask (D-23). */
const policyAnswers = (today: SiteDay): readonly FaqEntry[] =>
  POLICIES.map((policy) => {
    const { id, question, asked, answer, links = [] } = policy;
    return {
      id,
      question,
      ...(asked !== undefined && { asked }),
      answer: [policyAnswer(policy, today)],
      links: answer === null ? [...links, { label: 'Ask a person', href: '/contact-us' }] : links,
    };
  });

function askAPersonAnswer(): FaqEntry {
  const message = WHATSAPP_CHAT === null ? '' : `send a WhatsApp message to ${WHATSAPP_CHAT.display}, `;
  return {
    id: 'ask-a-person',
    question: 'I would rather ask a person.',
    asked: ['Can I talk to someone?', 'What is your phone number?'],
    answer: [
      `Gladly. Call ${BRAND.phone.display}, call your center, ${message}or write to ${BRAND.email.display}.`,
    ],
    links: [{ label: 'All ways to reach us', href: '/contact-us' }],
  };
}

type Answers = FaqEntry | readonly FaqEntry[] | null;

/** What the site answers from facts on a day, by the name that a school's list gives it. */
export const FACT_ANSWERS: Readonly<Record<FactQuestion, (today: SiteDay) => Answers>> = {
  ages: agesAnswer,
  where: whereAnswer,
  'class-days': classDaysAnswer,
  'start-date': startDateAnswer,
  'time-zone': timeZoneAnswer,
  'group-size': groupSizeAnswer,
  camps: campQuestions,
  'camp-price': campPriceAnswer,
  'monthly-fee': monthlyFeeAnswer,
  coupon: couponAnswer,
  siblings: siblingAnswer,
  'opening-hours': openingHoursAnswer,
  policies: policyAnswers,
  'ask-a-person': askAPersonAnswer,
};
