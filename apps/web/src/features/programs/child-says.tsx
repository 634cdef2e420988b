import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { offeredPrograms } from './offered-programs';
import { programLink, type ProgramLinkId } from './program-links';
import type { ProgramPlace } from './program-place';

const List = /* @__PURE__ */ chakra('ul', {
  base: {
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
  },
});

interface ChildSaysProps {
  readonly title: string;
  readonly lead: string;
  readonly choices: readonly { readonly says: string; readonly program: ProgramLinkId }[];
  readonly place: ProgramPlace;
}

/** Helps to choose: what a parent says about a child, and the program that fits. */
export function ChildSays({ title, lead, choices, place }: ChildSaysProps) {
  const offered = choices.flatMap(({ says, program }) =>
    offeredPrograms([program]).map(({ id, title: name }) => ({ says, id, name })),
  );
  return (
    <Band tone="ink" divider="slope" labelledBy="choose">
      <SectionHeading id="choose" title={title} lead={lead} />
      <List>
        {offered.map(({ says, id, name }) => (
          <li key={id}>
            <Link to={programLink(id, place)}>
              <span>My child {says}.</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </List>
    </Band>
  );
}
