import { chakra } from '@chakra-ui/react';
import { Badge, Stack } from '@kidcode/ui';

import { MarkdownBlocks } from '../markdown-blocks';
import { Picture } from '../picture';
import { SiteLink } from '../site-link';
import { NewsDay } from './news-day';
import type { NewsItem } from './news-day';

const Item = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: 'clamp(1rem, 3vw, 2rem)',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
    alignItems: 'start',
    paddingBlock: '6',
    borderTop: '1px solid {colors.line.hair}',
    _first: { borderTopWidth: '0', paddingTop: '0' },
    '& > img': { width: { base: '10rem', sm: 'full' } },
    '& > div': { display: 'grid', gap: '2', justifyItems: 'start' },
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.quiet', maxWidth: 'text' },
  },
});

/** More news, one under the other. */
export function NewsList({ items }: { readonly items: readonly NewsItem[] }) {
  return (
    <Stack as="ul">
      {items.map((item) => (
        <Item key={item.id}>
          <Picture picture={item.picture} />
          <div>
            <Badge tone="accent">{item.tag}</Badge>
            <h3>{item.title}</h3>
            <NewsDay item={item} />
            <MarkdownBlocks blocks={item.blocks} />
            {item.link !== null && <SiteLink {...item.link} />}
          </div>
        </Item>
      ))}
    </Stack>
  );
}
