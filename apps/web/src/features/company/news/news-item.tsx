import { chakra } from '@chakra-ui/react';
import { formatLongDate } from '@kidcode/scheduling';
import type { Block, ContentLink, Picture, SiteDay, VisitMode } from '@kidcode/school';
import { SampleBadge } from '@kidcode/ui';

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

export const paragraph = (text: string): readonly Block[] => [{ kind: 'paragraph', words: [text] }];

/** When the school wrote it; nothing for what the facts say today. */
export function NewsDay({ item: { day, sample } }: { readonly item: NewsItem }) {
  if (day === null) return null;
  return (
    <chakra.span display="flex" gap="3" alignItems="center" textStyle="small" color="fg.quiet">
      <time dateTime={day}>{formatLongDate(day)}</time>
      {sample && <SampleBadge />}
    </chakra.span>
  );
}
