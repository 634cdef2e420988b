import type { Phase } from '@kidcode/scheduling';

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
