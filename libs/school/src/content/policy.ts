import type { ContentLink } from './link';

/** What the school does in a case that parents ask about: a missed class, a late pick-up. */
export type Policy = {
  /** The fragment of its address on the FAQ page, and its name in `{policy:refund}`. */
  readonly id: string;
  readonly question: string;
  /** Other ways to ask it. */
  readonly asked?: readonly string[];
  /** What is not known without an answer: 'what happens to a class that a child misses'. */
  readonly subject: string;
  /** Null: the school has not published it, and a person is offered instead (D-23). */
  readonly answer: string | null;
  readonly links?: readonly ContentLink[];
};
