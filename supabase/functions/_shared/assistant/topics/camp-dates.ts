import { shownCamp, type ShownCamp } from '@kidcode/booking';
import { DEFAULT_CENTER } from '@kidcode/branches';
import {
  CAMP_SEASON_IDS,
  type CampSeason,
  formatLongDate,
  seasonTab,
  type SiteDay,
} from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

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

const STATUS = {
  open: 'registration is open',
  announced: 'registration has not opened yet',
  closed: 'registration is closed',
  over: 'this camp is over',
} as const;

/** The words of a season's name that a question may use: 'winter' of 'Winter Camp'. */
const wordsOf = (season: CampSeason): readonly string[] => [
  season,
  ...seasonTab(season)
    .title.toLowerCase()
    .split(' ')
    .filter((word) => word !== 'camp'),
];

/** The seasons that a question names. */
export const seasonsNamed = (question: Question): readonly CampSeason[] =>
  CAMP_SEASON_IDS.filter((season) => mentions(question, ...wordsOf(season)));

/** Whether a question is about camps at all. */
export const isAboutCamps = (question: Question): boolean =>
  mentions(question, 'camp*', 'break', 'holiday*') || seasonsNamed(question).length > 0;

/** A season's page, at the center that stands for all where none is named. */
export const campLink = (season: CampSeason): string => campPath(season, DEFAULT_CENTER);

/** When the camps are and until when a family can register, from the camp calendar. */
export const campDates: Topic = {
  id: 'camp-dates',
  isAskedBy: (question) => mentions(question, ...WHEN) && isAboutCamps(question),
  tell: (question, today) => {
    const named = seasonsNamed(question);
    return (named.length > 0 ? named : CAMP_SEASON_IDS).map((season) => line(season, today)).join('\n');
  },
};

/** What the school says of places in the weeks ahead. */
function seats({ camp, status }: ShownCamp): string {
  const said = camp.weeks
    .filter(({ number }) => status.weeks[number] !== 'over')
    .flatMap(({ number, seats: places }) => {
      if (places === undefined) return [];
      return [places === 'full' ? `week ${number} is full` : `few places are left in week ${number}`];
    });
  return said.length === 0 ? '' : `; ${said.join(', ')}`;
}

function line(season: CampSeason, today: SiteDay): string {
  const shown = shownCamp(season, today);
  const { title, year, dates, deadlines, opensOn, isOver } = shown.camp;
  const { phase } = shown.status;
  if (isOver) {
    return `- **[${title}](${campLink(season)})**: ${title} ${year} is over (it was ${dates}). The next dates are not set yet; [leave us your e-mail](${campLink(season)}#tell-me) and we write when registration opens`;
  }
  const until =
    phase === 'open' && deadlines.length > 0 ? ` (${deadlines.map(({ text }) => text).join('; ')})` : '';
  const from = phase === 'announced' && opensOn !== null ? `, it opens on ${formatLongDate(opensOn)}` : '';
  return `- **[${title} ${year}](${campLink(season)})**: ${dates}; ${STATUS[phase]}${until}${from}${seats(shown)}`;
}
