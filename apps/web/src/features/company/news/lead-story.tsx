import { chakra } from '@chakra-ui/react';
import { Badge } from '@kidcode/ui';

import { MarkdownBlocks } from '../markdown-blocks';
import { ActionLink } from '../page-actions';
import { Picture } from '../picture';
import { NewsDay } from './news-day';
import type { NewsItem } from './news-day';

const Root = /* @__PURE__ */ chakra('article', {
  base: {
    display: 'grid',
    gap: 'clamp(1.25rem, 4vw, 3.5rem)',
    alignItems: 'center',
    md: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '& > img': { width: 'full' },
    '& > div': { display: 'grid', gap: '4', justifyItems: 'start' },
    '& h2': { textStyle: 'h2' },
    '& p': { textStyle: 'lead', color: 'fg.quiet', maxWidth: '52ch' },
  },
});

/** The most pressing news, large. */
export function LeadStory({ item }: { readonly item: NewsItem }) {
  return (
    <Root>
      <Picture picture={item.picture} />
      <div>
        <Badge tone="success">{item.tag}</Badge>
        <h2>{item.title}</h2>
        <NewsDay item={item} />
        <MarkdownBlocks blocks={item.blocks} />
        {item.link !== null && (
          <ActionLink to={item.link.href} variant="accent">
            {item.link.label}
          </ActionLink>
        )}
      </div>
    </Root>
  );
}
