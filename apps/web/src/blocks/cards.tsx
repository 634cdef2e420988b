import { Card, Section, styled } from '@kidcode/ui';

import { isShown, SampleNote } from '../shared/samples';
import type { BlockProps } from './all-blocks';

const Grid = /* @__PURE__ */ styled('ul', {
  display: 'grid',
  gap: '4',
  /* The first card is the wide one. */
  lg: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-odd] > :first-of-type': { gridColumn: '1 / -1' },
  },
  '& > li > *': { height: 'full' },
});

export function Cards({ sample, cards, ...frame }: BlockProps<'cards'>) {
  if (!isShown({ sample: sample !== undefined })) return null;
  return (
    <Section {...frame}>
      {sample !== undefined && <SampleNote>{sample}</SampleNote>}
      <Grid data-odd={cards.length % 2 === 1 ? '' : undefined}>
        {cards.map(({ title: name, text }) => (
          <li key={name}>
            <Card>
              <h3>{name}</h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
