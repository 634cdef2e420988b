import { chakra } from '@chakra-ui/react';
import type { ContentLink } from '@kidcode/school';
import type { ReactNode } from 'react';
import { ActionLink } from '../../../shared/page-link';

const Bricks = /* @__PURE__ */ chakra('ul', {
  base: {
    // Those of the last row share it: it ends in no hole.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '6',
    paddingTop: '2',
    '& > li': {
      flex: '1 1 min(16rem, 100%)',
      position: 'relative',
      display: 'grid',
      // The way on stands at the foot of each.
      gridTemplateRows: 'auto auto 1fr auto',
      justifyItems: 'start',
      gap: '3',
      padding: '6',
      paddingBottom: '8',
      borderRadius: 'card',
      background: 'bg.raised',
      boxShadow: 'inset 0 -8px {colors.accent.wash}',
    },
    // Its two studs.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '8',
      bottom: '100%',
      width: '2rem',
      height: '0.5rem',
      borderRadius: '4px 4px 0 0',
      background: 'bg.raised',
      boxShadow: '3.5rem 0 {colors.bg.raised}',
    },
    '& h3': { textStyle: 'h3' },
    '& > li > p': { color: 'fg.quiet' },
  },
});

export interface PriceRow {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly price: ReactNode;
  readonly link: ContentLink;
}

export function PriceBoard({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <Bricks>
      {rows.map(({ id, title, note, price, link }) => (
        <li key={id}>
          <h3>{title}</h3>
          {price}
          <p>{note}</p>
          <ActionLink to={link.href} size="md">
            {link.label}
          </ActionLink>
        </li>
      ))}
    </Bricks>
  );
}
