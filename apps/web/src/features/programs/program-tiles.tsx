import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { offeredPrograms } from './offered-programs';
import { programLink, type ProgramLinkId } from './program-links';
import type { ProgramPlace } from './program-place';

const Tiles = /* @__PURE__ */ chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& a': {
      display: 'grid',
      gap: '2',
      height: 'full',
      alignContent: 'start',
      _hover: {
        '& strong': { color: 'accent.text', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
    '& img': { width: 'full', marginBottom: '2' },
    '& strong': { textStyle: 'h3' },
    '& span': { color: 'fg.quiet' },
  },
});

interface ProgramTilesProps {
  readonly title: string;
  readonly lead: string;
  readonly ids: readonly ProgramLinkId[];
  readonly place: ProgramPlace;
}

/** A few programs by their pictures. */
export function ProgramTiles({ title, lead, ids, place }: ProgramTilesProps) {
  return (
    <Band labelledBy="short" divider="curve">
      <SectionHeading id="short" title={title} lead={lead} />
      <Tiles>
        {offeredPrograms(ids).map(({ id, title: name, line, picture }) => (
          <li key={id}>
            <Link to={programLink(id, place)}>
              <img src={picture} alt="" width={480} height={360} loading="lazy" />
              <strong>{name}</strong>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </Tiles>
    </Band>
  );
}
