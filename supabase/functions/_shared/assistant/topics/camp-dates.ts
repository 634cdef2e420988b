import { campOn, type CampSeason, seasonStatus, type SiteDay } from '@kidcode/scheduling';

import { mentions, type Question, type Topic } from '../topic.ts';

const WHEN = [
  'when',
  'date*',
  'deadline*',
  'start*',
  'begin*',
  'until',
  'day',
  'days',
  'week',
  'weeks',
  'schedule*',
  'regist*',
  'sign up',
  'enroll*',
  'open',
  'late',
  'join',
];

const PAGES: Readonly<Record<CampSeason, string>> = {
  winter: '/camps/winter/flower-mound',
  spring: '/camps/spring/flower-mound',
  summer: '/flower-mound/camps/summer',
};

const STATUS = {
  open: 'registration is open',
  announced: 'registration has not opened yet',
  closed: 'registration is closed',
  over: 'this camp is over',
} as const;

/** When the camps are and until when a family can register, from the camp calendar. */
export const campDates: Topic = {
  id: 'camp-dates',
  isAskedBy: (question) =>
    mentions(question, ...WHEN) &&
    mentions(question, 'camp*', 'winter', 'summer', 'spring', 'break', 'holiday*'),
  tell: (question, today) =>
    seasonsOf(question)
      .map((season) => line(season, today))
      .join('\n'),
};

function seasonsOf(question: Question): readonly CampSeason[] {
  const all = ['winter', 'spring', 'summer'] as const;
  const named = all.filter((season) => mentions(question, season));
  return named.length > 0 ? named : all;
}

function line(season: CampSeason, today: SiteDay): string {
  const { title, year, dates, deadlines } = campOn(season);
  const status = seasonStatus(season, today);
  const until = status.phase === 'open' ? ` (${deadlines.map(({ text }) => text).join('; ')})` : '';
  return `- **[${title} ${year}](${PAGES[season]})**: ${dates}; ${STATUS[status.phase]}${until}`;
}
