import { chakra } from '@chakra-ui/react';
import { Badge, Stack } from '@kidcode/ui';

import { MarkdownBlocks } from '../markdown-blocks';
import { ActionLink } from '../page-actions';
import { Picture } from '../picture';
import { SiteLink } from '../site-link';
import type { DateToNote } from './dates-to-note';
import type { NewsItem } from './news-item';
import { NewsDay } from './news-item';

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

const List = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'grid',
      gap: '1',
      md: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
      paddingBlock: '3',
      borderTop: '1px solid {colors.line.hair}',
      _first: { borderTopWidth: '0', paddingTop: '0' },
    },
    '& time': { fontFamily: 'heading', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
    '& span': { color: 'fg.quiet' },
  },
});

/** Dates for the kitchen calendar. */
export function DateList({ dates }: { readonly dates: readonly DateToNote[] }) {
  return (
    <List>
      {dates.map(({ day, label, what }) => (
        <li key={`${day} ${what}`}>
          <time dateTime={day}>{label}</time>
          <span>{what}</span>
        </li>
      ))}
    </List>
  );
}

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
