import { chakra } from '@chakra-ui/react';
import type { WhyContent } from '@kidcode/school';

import { SiteLink } from './site-link';

const List = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'grid',
    columnGap: 'clamp(2rem, 6vw, 5rem)',
    rowGap: 'clamp(2rem, 5vw, 3.5rem)',
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Item = /* @__PURE__ */ chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    columnGap: '4',
    '& > span': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: '3rem',
      lineHeight: '0.9',
      color: 'accent.solid',
      fontVariantNumeric: 'tabular-nums',
    },
    '& > div': { display: 'grid', gap: '2', justifyItems: 'start', alignContent: 'start' },
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.quiet' },
  },
});

/** Numbered reasons, each with the place where it can be checked. */
export function ReasonList({ reasons }: { readonly reasons: WhyContent['reasons'] }) {
  return (
    <List>
      {reasons.map(({ title, text, check }, index) => (
        <Item key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
            <SiteLink {...check} />
          </div>
        </Item>
      ))}
    </List>
  );
}
