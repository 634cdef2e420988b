import { chakra } from '@chakra-ui/react';
import { Band, styled } from '@kidcode/ui';
import type { ComponentProps, ReactNode } from 'react';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(1.5rem, 5vw, 5rem)',
    alignItems: 'start',
  },
  variants: {
    lead: {
      narrow: { lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
      wide: { lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
    },
    sticky: { true: { lg: { '& > :first-of-type': { position: 'sticky', top: '8rem' } } } },
  },
});
const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  '& > h2': { textStyle: 'h2' },
  '& > p': { textStyle: 'lead', color: 'fg.quiet', maxWidth: '44ch' },
});

interface SplitProps extends Omit<ComponentProps<typeof Band>, 'labelledBy'> {
  /** Of the headline, which names the band. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  /** `wide` gives the words more room than what stands beside them. */
  readonly shape?: 'narrow' | 'wide';
  /** Keeps the words in sight while the other side scrolls. */
  readonly sticky?: boolean;
}

/** A band with its headline at the start of the line, and what it is about beside it. */
export function Split(props: SplitProps) {
  const { id, title, lead, aside, shape = 'narrow', sticky = false, children, ...band } = props;
  return (
    <Band labelledBy={id} {...band}>
      <Columns lead={shape} sticky={sticky}>
        <Words>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
          {aside}
        </Words>
        <div>{children}</div>
      </Columns>
    </Band>
  );
}
