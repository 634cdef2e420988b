import { chakra } from '@chakra-ui/react';
import type { ContentLink } from '@kidcode/school';
import type { ReactNode } from 'react';

import { SiteLink } from '../site-link';

const Row = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'center',
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    borderTop: '1px solid {colors.line.hair}',
    _first: { borderTopWidth: '0' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > div:first-of-type': { display: 'grid', gap: '1', justifyItems: 'start' },
    '& h3': { textStyle: 'h3' },
    '& > div:first-of-type > p': { color: 'fg.quiet' },
  },
});

/** Something that is sold, with its price as the page shows it. */
export interface PriceRow {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly price: ReactNode;
  readonly link: ContentLink;
}

/** A price list: what it is at the start of the line, what it costs at the end. */
export function PriceBoard({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <chakra.ul
      borderRadius="card"
      background="bg.raised"
      border="1px solid {colors.line.hair}"
      overflow="hidden"
    >
      {rows.map(({ id, title, note, price, link }) => (
        <Row key={id}>
          <div>
            <h3>{title}</h3>
            <p>{note}</p>
            <SiteLink {...link} />
          </div>
          <div>{price}</div>
        </Row>
      ))}
    </chakra.ul>
  );
}
