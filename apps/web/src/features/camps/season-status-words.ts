import type { ShownCamp } from '@kidcode/booking';
import { campName } from '@kidcode/booking';
import type { CampSeason, Phase, SiteDay } from '@kidcode/scheduling';
import { CAMP_SEASON_IDS, formatLongDate, onlineCampPhase, seasonTab } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';

/** A season without the word camp: 'Winter'. */
const seasonName = (season: CampSeason): string => seasonTab(season).title.replace(/ Camp$/, '');

/** All of them in one line, as a heading: 'Winter, summer, spring'. */
export const seasonNames = (): string =>
  CAMP_SEASON_IDS.map(seasonName)
    .map((name, index) => (index === 0 ? name : name.toLowerCase()))
    .join(', ');

interface StatusWords {
  /** Headline of the banner. Source: specification 2, section 2, Camp page layout, as far as it gives one. */
  readonly headline: string;
  /** One or two words for a badge. */
  readonly badge: string;
  readonly tone: 'success' | 'accent' | 'warning' | 'neutral';
}

/** A season's phase in words. */
export const STATUS_WORDS: Readonly<Record<Phase, StatusWords>> = {
  open: { headline: 'Enrollment Now Open', badge: 'Open', tone: 'success' },
  announced: { headline: 'Registration Coming Soon', badge: 'Coming soon', tone: 'accent' },
  closed: { headline: 'Registration Closed', badge: 'Closed', tone: 'warning' },
  full: { headline: 'Every place is taken', badge: 'Full', tone: 'warning' },
  running: { headline: 'This camp is running', badge: 'Running now', tone: 'neutral' },
  over: { headline: 'This camp is over', badge: 'Over', tone: 'neutral' },
};

/** When registration opens, where the school has said it: 'Registration opens on March 2, 2026.' */
export const opensOnWords = ({ status: { opensOn } }: ShownCamp): string | null =>
  opensOn === null ? null : `Registration opens on ${formatLongDate(opensOn)}.`;

/** What has been, and what is known of the next time, as two sentences (D-44). */
export const overWords = ({ title, year }: ShownCamp['camp']): string =>
  `${title} ${year} is over. The next dates are not set yet.`;

/** What replaces a season's own words while it runs: they speak of it as something to come. Null while it does not run. */
export const runningWords = ({ camp, status }: ShownCamp): string | null =>
  status.phase === 'running'
    ? `${campName(camp)} runs now: ${camp.dates}. It cannot be booked any more.`
    : null;

/** What the school says of places in the weeks that can still be had: 'Week 1 is full. Few places are left in week 2.' */
export function seatWords({ camp, status }: ShownCamp): string | null {
  const full = status.fullWeeks.map(String);
  const few = camp.weeks
    .filter(({ number, seats }) => seats === 'few' && status.openWeeks.includes(number))
    .map(({ number }) => String(number));
  const words = [
    full.length > 0 && (full.length === 1 ? `Week ${full[0]} is full.` : `Weeks ${wordList(full)} are full.`),
    few.length > 0 && `Few places are left in ${few.length === 1 ? 'week' : 'weeks'} ${wordList(few)}.`,
  ].filter((sentence) => sentence !== false);
  return words.length === 0 ? null : words.join(' ');
}

/** Where a season stands and what a parent can do about it, in one line for the first screen. */
export function standingWords(shown: ShownCamp): string {
  const { camp, status } = shown;
  switch (status.phase) {
    case 'open':
      return 'Registration is open';
    case 'announced':
      return opensOnWords(shown)?.replace(/\.$/, '') ?? 'Registration has not opened yet';
    case 'closed':
      return `Registration for ${campName(camp)} is closed`;
    case 'full':
      return `${campName(camp)} is full`;
    case 'running':
      return 'Running now';
    case 'over':
      return 'No dates are set right now';
  }
}

/** What a season's page can promise a mail for, as a sentence; null where it promises none (D-44). */
export function tellMeWords({ camp, status }: ShownCamp, place: string): string | null {
  const { title } = camp;
  if (status.tellMe === null) return null;
  if (status.phase === 'open') {
    return `A week that you wanted is full? Leave us your e-mail, and we write when registration for the next ${title} in ${place} opens.`;
  }
  const about = status.tellMe === 'opens' ? campName(camp) : `the next ${title}`;
  return `Leave us your e-mail, and we write to you when registration for ${about} in ${place} opens.`;
}

/** What a wish to hear of the online camps is stored as; center camps carry the id of their season. */
export const ONLINE_CAMPS_ID = 'online-camps';

/** Why no online camp can be joined, as a sentence, while none can (D-44). */
export const onlineGoneWords = (today: SiteDay): string =>
  onlineCampPhase(today) === 'running'
    ? 'The online camps run now and cannot be joined any more.'
    : 'The last online camps are over.';
