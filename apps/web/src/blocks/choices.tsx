import { Section, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { offeredPrograms, programLink } from '../features/programs/program-links';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

const List = /* @__PURE__ */ styled('ul', {
  '& a': {
    display: 'grid',
    gap: '1',
    paddingBlock: 'clamp(0.9rem, 2vw, 1.4rem)',
    borderTop: '1px solid {colors.line.hair}',
    md: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '8', alignItems: 'baseline' },
    _hover: { color: 'accent.text' },
  },
  '& a > span:first-of-type': { textStyle: 'h2', fontSize: 'clamp(1.35rem, 2.6vw, 1.9rem)' },
  '& a > span + span': {
    fontWeight: '700',
    color: 'accent.text',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
});

export function Choices({ choices, ...frame }: BlockProps<'choices'>) {
  const place = usePagePlace();
  return (
    <Section tone="ink" divider="slope" {...frame}>
      <List>
        {choices.flatMap(({ says, program }) =>
          offeredPrograms([program]).map((offered) => (
            <li key={says}>
              <Link to={programLink(offered.id, place)}>
                <span>{says}</span>
                <span>{offered.title}</span>
              </Link>
            </li>
          )),
        )}
      </List>
    </Section>
  );
}
