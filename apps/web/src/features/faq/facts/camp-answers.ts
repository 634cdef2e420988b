import { campName, shownCamps, type ShownCamp } from '@kidcode/booking';
import { CENTERS } from '@kidcode/branches';
import type { CoursePhase, SiteDay } from '@kidcode/scheduling';
import { formatLongDate, ONLINE_CAMP, ONLINE_COURSES, onlineCampPhase } from '@kidcode/scheduling';
import type { FaqEntry } from '@kidcode/school';
import { campPath, campPathFor, wordList } from '@kidcode/site';

import { CAMP_GROUPS, CAMP_MEALS } from '../../../shared/camp-facts';
import { countWord } from '../../../shared/count-words';
import { hasPage } from '../../../shared/has-page';

/** What a parent is told of one season's registration on a day. */
function standing({ camp, status }: ShownCamp): string {
  const name = campName(camp);
  switch (status.phase) {
    case 'open': {
      const deadlines = camp.deadlines.map(({ text }) => text).join('; ');
      return `Enrollment for ${name} is open.${deadlines === '' ? '' : ` The deadlines: ${deadlines}.`}`;
    }
    case 'announced':
      return status.opensOn === null
        ? `Registration for ${name} has not opened yet.`
        : `Registration for ${name} opens on ${formatLongDate(status.opensOn)}.`;
    case 'closed':
      return `Registration for ${name} is closed on this site.`;
    case 'full':
      return `Every place in ${name} is taken.`;
    case 'running':
      return `${name} runs now and cannot be booked any more.`;
    case 'over':
      return `${camp.title} ${camp.year} is over; the next dates are not set yet.`;
  }
}

/** 'Winter Camp has full days only'; a season that has not said it is left out. */
function dayWords({ camp }: ShownCamp): string {
  const { title, dayLengths } = camp;
  const all = dayLengths.map(({ label, hours }) => `${label.toLowerCase()} ${hours}`);
  return all.length === 0 ? '' : `${title}: ${wordList(all)}.`;
}

function datesQuestion(camps: readonly ShownCamp[]): FaqEntry {
  const ahead = camps.filter(({ camp }) => !camp.isOver);
  const dates = ahead.map(({ camp }) => `${campName(camp)}: ${camp.dates}.`).join(' ');
  return {
    id: 'camp-dates',
    question: 'When are the camps?',
    answer: [...(dates === '' ? ['No camp has dates right now.'] : [dates]), camps.map(standing).join(' ')],
    links: [
      { label: 'All camps', href: '/camps' },
      ...(ahead.length === camps.length
        ? []
        : [{ label: 'Tell me when registration opens', href: '/camps#tell-me' }]),
    ],
  };
}

function weekQuestion(camps: readonly ShownCamp[]): readonly FaqEntry[] {
  const sold = camps.find(({ priced, status }) => priced !== null && status.phase === 'open');
  if (sold?.priced?.types.includes('weekly') !== true || sold.status.weekly !== 'open') return [];
  const { title, season } = sold.camp;
  const weeks = sold.camp.weeks.filter(({ number }) => sold.status.openWeeks.includes(number));
  return [
    {
      id: 'camp-one-week',
      question: 'Can we book a single week?',
      answer: [`Yes. ${title} can be booked by the week: ${weeks.map(({ label }) => label).join(' or ')}.`],
      links: CENTERS.slice(0, 3).map(({ id, name }) => ({
        label: `${title} in ${name}`,
        href: campPath(season, id),
      })),
    },
  ];
}

/** One question for each season that lies ahead and cannot be booked, so that a search for it finds an answer. */
const waitingQuestions = (camps: readonly ShownCamp[]): readonly FaqEntry[] =>
  camps
    .filter(({ camp, status }) => !camp.isOver && status.phase !== 'open')
    .map((shown) => ({
      id: `${shown.camp.season}-registration`,
      question: `Can I register for ${shown.camp.title} now?`,
      answer: [
        `No. ${standing(shown)} Leave us your e-mail, and we tell you when ${shown.status.tellMe === 'opens' ? 'it opens' : 'the next one opens'}.`,
      ],
      links: [{ label: shown.camp.title, href: `${campPathFor(shown.camp.season, null)}#tell-me` }],
    }));

function onlineQuestion(today: SiteDay): readonly FaqEntry[] {
  const [course] = ONLINE_COURSES as readonly (typeof ONLINE_COURSES)[0][];
  if (course === undefined) return [];
  const titles = ONLINE_COURSES.map(({ title }) => title).join(' and ');
  const what = `${titles}, ${course.sessions} sessions in ${course.duration.toLowerCase()} each, live from ${ONLINE_CAMP.classDays}.`;
  return [
    {
      id: 'online-camp',
      question: 'Is there a camp online?',
      answer: [ONLINE_WORDS[onlineCampPhase(today)](`for ages ${ONLINE_CAMP.ages}: ${what}`)],
      links: [{ label: 'Online camps', href: '/online-camps' }],
    },
  ];
}

const NO_NEXT_START = 'The next start dates are not set yet.';
const ONLINE_WORDS: Readonly<Record<CoursePhase, (what: string) => string>> = {
  open: (what) => `Yes, ${what}`,
  running: (what) => `One runs now and cannot be joined any more, ${what} ${NO_NEXT_START}`,
  over: (what) => `There was one ${what} ${NO_NEXT_START}`,
};

/** Where the camps of several children are added up, at a school that has the page. */
const planQuestion = (): readonly FaqEntry[] =>
  hasPage('camp-plan')
    ? [
        {
          id: 'camp-plan',
          question: 'Can we plan the camps of all our children at once?',
          answer: [
            'Yes. The family plan takes every child and every week, and says what they come to together, with every discount and its reason. It stays in your browser, it can be shared as a link and printed, and you register from it child by child.',
          ],
          links: [{ label: 'Plan your camps', href: '/camps/plan' }],
        },
      ]
    : [];

export function campQuestions(today: SiteDay): readonly FaqEntry[] {
  const camps = shownCamps(today);
  const days = camps.filter(({ camp }) => !camp.isOver).map(dayWords);
  const groups = CAMP_GROUPS.map((group) => `${group.name} (ages ${group.ages})`);
  return [
    datesQuestion(camps),
    {
      id: 'camp-day',
      question: 'How long is a camp day?',
      answer: [days.join(' ').trim() || 'The hours of the next camps are not set yet.'],
    },
    {
      id: 'camp-groups',
      question: 'Are younger and older children together?',
      answer: [
        `No. There are ${countWord(groups.length).toLowerCase()} groups: ${wordList(groups)}. Each has themes of its own every week.`,
      ],
    },
    ...weekQuestion(camps),
    ...planQuestion(),
    ...waitingQuestions(camps),
    {
      id: 'camp-food',
      question: 'What about lunch, snacks and allergies?',
      asked: ['What should we pack?', 'What does my child have to bring?', 'Is food included?'],
      answer: [`${CAMP_MEALS.bring} ${CAMP_MEALS.optional}`, `${CAMP_MEALS.allergies} ${CAMP_MEALS.dietary}`],
    },
    ...onlineQuestion(today),
  ];
}
