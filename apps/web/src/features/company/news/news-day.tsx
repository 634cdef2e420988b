import { formatLongDate } from '@kidcode/scheduling';
import { chakra } from '@chakra-ui/react';
import { SampleBadge } from '@kidcode/ui';

import type { NewsItem } from './news-item';

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
