import type { Block, ContentLink, Picture, SiteDay, VisitMode } from '@kidcode/school';

/** Something that is going on: told by the school, or from the calendar, the prices and the offers. */
export interface NewsItem {
  readonly id: string;
  /** `Camps`, `Online`, `Offer`. */
  readonly tag: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly picture: Picture;
  /** Null where there is nothing more to read. */
  readonly link: ContentLink | null;
  /** For whom it is; both for everybody. */
  readonly places: readonly VisitMode[];
  /** The day it was written; null for what holds today because the facts say so. */
  readonly day: SiteDay | null;
  readonly sample: boolean;
}

/** One paragraph of plain words. */
export const paragraph = (text: string): readonly Block[] => [{ kind: 'paragraph', words: [text] }];
