import { chakra } from '@chakra-ui/react';
import type { Point } from '@kidcode/school';
import { Card } from '@kidcode/ui';

const Grid = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    /* The first card is the wide one. */
    lg: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '&[data-odd] > :first-of-type': { gridColumn: '1 / -1' },
    },
    '& > li > *': { height: 'full' },
  },
});

/** Points side by side, each on a card. */
export function PointCards({ items }: { readonly items: readonly Point[] }) {
  return (
    <Grid data-odd={items.length % 2 === 1 ? '' : undefined}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Card>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
