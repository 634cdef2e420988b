import { chakra } from '@chakra-ui/react';
import { Card, SampleBadge } from '@kidcode/ui';

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

export interface SampleCardContent {
  readonly title: string;
  readonly text: string;
}

/** Examples that only stand in for the real thing, each with its badge (D-23). */
export function SampleCards({ items }: { readonly items: readonly SampleCardContent[] }) {
  return (
    <Grid data-odd={items.length % 2 === 1 ? '' : undefined}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Card>
            <SampleBadge />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
