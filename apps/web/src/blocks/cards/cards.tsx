import { chakra } from '@chakra-ui/react';
import { Band, Card, SectionHeading } from '@kidcode/ui';

import { SampleNote } from '../../shared/sample-note';
import { isShown } from '../../shared/samples';
import type { BlockProps } from '../define-block';
import type { cards as schema } from './schema';

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

export function Cards({ id, title, lead, sample, cards, ...frame }: BlockProps<typeof schema>) {
  if (!isShown({ sample: sample !== undefined })) return null;
  return (
    <Band labelledBy={id} {...frame}>
      <SectionHeading id={id} title={title} lead={lead} />
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
    </Band>
  );
}
