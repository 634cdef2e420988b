import type { PictureName } from '../../../content/site-pictures';
import type { ContentLink } from '../site-link';
import type { VisitMode } from '../use-visit-mode';

/** Something that is going on, told from the calendar, the prices and the offers. */
export interface NewsItem {
  readonly id: string;
  /** `Camps`, `Online`, `Offer`. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
  readonly link: ContentLink;
  /** For whom it is; both for everybody. */
  readonly places: readonly VisitMode[];
}
