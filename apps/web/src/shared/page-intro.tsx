import { ChipList, type ChipFact, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { Photo } from './photo';

const Top = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '3',
  marginBottom: { base: '6', md: '8' },
  '& > h1': { textStyle: 'h1', fontSize: 'clamp(2.1rem, 4.5vw, 3.4rem)' },
  '& > p': { textStyle: 'lead', color: 'fg.quiet', maxWidth: '58ch' },
  '& > img': { display: 'none' },
  md: {
    '&:has(> img)': { position: 'relative', paddingInlineEnd: '16rem' },
    '& > img': {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: '0',
      width: '14rem',
      height: 'auto',
    },
  },
});

interface PageIntroProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly chips?: readonly (string | ChipFact)[];
  /** A drawing beside them, where there is room. */
  readonly picture?: { readonly src: string; readonly alt: string };
}

/** The headline of a page that is used rather than read: it leaves the first screen to what is used. */
export function PageIntro({ title, lead, chips = [], picture }: PageIntroProps) {
  return (
    <Top>
      <h1>{title}</h1>
      <p>{lead}</p>
      {chips.length > 0 && <ChipList facts={chips} label="At a glance" />}
      {picture && <Photo {...picture} />}
    </Top>
  );
}
