import { campName, type ShownCamp } from '@kidcode/booking';
import { formatLongDate, type Phase } from '@kidcode/scheduling';
import { wordList } from '@kidcode/site';

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
  over: { headline: 'This camp is over', badge: 'Over', tone: 'neutral' },
};

/** When registration opens, where the school has said it: 'Registration opens on March 2, 2026.' */
export function opensOnWords({ camp, status }: ShownCamp): string | null {
  const { opensOn } = camp;
  if (status.phase !== 'announced' || opensOn === null || status.today >= opensOn) return null;
  return `Registration opens on ${formatLongDate(opensOn)}.`;
}

/** What has been, and what is known of the next time, as two sentences (D-44). */
export const overWords = ({ title, year }: ShownCamp['camp']): string =>
  `${title} ${year} is over. The next dates are not set yet.`;

/** What the school says of places in the weeks that can still be had: 'Week 1 is full. Few places are left in week 2.' */
export function seatWords({ camp, status }: ShownCamp): string | null {
  if (status.phase === 'over') return null;
  const ahead = camp.weeks.filter(({ number }) => status.weeks[number] !== 'over');
  const numbers = (seats: 'few' | 'full') =>
    ahead.filter((week) => week.seats === seats).map(({ number }) => `${number}`);
  const [full, few] = [numbers('full'), numbers('few')];
  const words = [
    ...(full.length === 0
      ? []
      : [full.length === 1 ? `Week ${full[0]} is full.` : `Weeks ${wordList(full)} are full.`]),
    ...(few.length === 0
      ? []
      : [`Few places are left in ${few.length === 1 ? 'week' : 'weeks'} ${wordList(few)}.`]),
  ];
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
    case 'over':
      return 'No dates are set right now';
  }
}
