import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Root = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '3',
    maxWidth: '46rem',
    marginBottom: 'clamp(1.5rem, 4vw, 3rem)',
  },
});
const Title = /* @__PURE__ */ chakra('h2', { base: { textStyle: 'h2' } });
const Lead = /* @__PURE__ */ chakra('p', {
  base: { textStyle: 'lead', color: 'fg.quiet', maxWidth: '58ch' },
});
const Eyebrow = /* @__PURE__ */ chakra('p', { base: { textStyle: 'label', color: 'accent.text' } });

export interface SectionHeadingProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly eyebrow?: ReactNode;
  /** Id of the heading itself, for `labelledBy` of a band and for links. */
  readonly id?: string;
  /** Level in the outline; the size stays. Default 2. */
  readonly level?: 2 | 3;
}

/** The left-aligned headline of a section, with a short lead. */
export function SectionHeading({ title, lead, eyebrow, id, level = 2 }: SectionHeadingProps) {
  return (
    <Root>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title as={level === 2 ? 'h2' : 'h3'} id={id}>
        {title}
      </Title>
      {lead !== undefined && <Lead>{lead}</Lead>}
    </Root>
  );
}
