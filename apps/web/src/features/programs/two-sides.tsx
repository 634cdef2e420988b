import { chakra } from '@chakra-ui/react';
import { Band, SampleBadge, SectionHeading, type BandProps } from '@kidcode/ui';
import { Check, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { isShown } from '../../shared/samples';

const Pair = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: 'card',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > div': { padding: 'clamp(1.5rem, 4vw, 3rem)', background: 'accent.solid', color: 'accent.on' },
    '& > div + div': { background: 'bg.raised', color: 'fg.ink' },
    '& h3': { textStyle: 'h2', fontSize: 'xl', marginBottom: '4' },
    '& p': { textStyle: 'lead' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      paddingBlock: '2',
      fontWeight: '700',
    },
    '& li > svg': { marginTop: '0.2em' },
  },
});

interface Side {
  readonly title: string;
  readonly body: ReactNode;
}

interface TwoSidesProps {
  readonly title: string;
  readonly lead?: string;
  readonly sides: readonly [Side, Side];
  readonly id: string;
  readonly sample?: boolean;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** Two halves of one thing, side by side: what we do and what we do not, for them and for you. */
export function TwoSides({
  title,
  lead,
  sides,
  id,
  sample = false,
  tone = 'tint',
  divider = 'curve',
}: TwoSidesProps) {
  if (!isShown({ sample })) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} {...(sample && { eyebrow: <SampleBadge /> })} />
      <Pair>
        {sides.map((side) => (
          <div key={side.title}>
            <h3>{side.title}</h3>
            {side.body}
          </div>
        ))}
      </Pair>
    </Band>
  );
}

/** Lines with a check mark, or with a cross. */
export function MarkedList({
  items,
  mark,
}: {
  readonly items: readonly string[];
  readonly mark: 'yes' | 'no';
}) {
  const Mark: LucideIcon = mark === 'yes' ? Check : X;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Mark size={20} strokeWidth={2.75} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
