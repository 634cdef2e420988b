import type { SiteDay } from '../site-day';
import type { ContentLink } from './link';
import type { Block } from './markdown';
import type { Scene } from './scene';
import type { VisitMode } from './visit-mode';

/** One news file of the school: `news/<id>.md`, its head checked when the site is built. */
export type NewsFile = {
  /** The file's name. */
  readonly id: string;
  readonly title: string;
  /** The day it is shown from. */
  readonly day: SiteDay;
  /** The last day it is shown on; null: it stays. */
  readonly until: SiteDay | null;
  /** 'Camps', 'Online', 'Offer'. */
  readonly tag: string;
  readonly picture: Scene;
  readonly link: ContentLink | null;
  /** For whom it is. */
  readonly places: readonly VisitMode[];
  /** True where it stands in for real news (D-23). */
  readonly sample: boolean;
  readonly blocks: readonly Block[];
};
