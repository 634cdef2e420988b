import type { Cents } from '../money';
import type { VisitMode } from './visit-mode';

/** What a program costs that is not sold on the site itself. */
export type Fee = {
  readonly program: string;
  readonly mode: VisitMode;
  /** The program's page: the last segment below a center's `programs`, or online a whole path. */
  readonly page: string;
  /** Null: not published, parents have to ask (D-23). */
  readonly amount: Cents | null;
  /** What the amount pays for: 'a month'. */
  readonly per: string;
  /** The advertised offers that lower it, by their ids. */
  readonly offers: readonly string[];
  /** What to have at hand when asking, where no trial class is meant. */
  readonly ask: string | null;
};
