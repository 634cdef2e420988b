import { chakra } from '@chakra-ui/react';
import { LARGE_TEXT } from '@kidcode/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { Photo } from '../../shared/photo';
import { type OfferedProgram, programLink } from './program-links';
import type { ProgramPlace } from './program-place';

const Item = /* @__PURE__ */ chakra('li', {
  base: {
    borderTop: '1px solid {colors.line.hair}',
    '& > a': {
      display: 'grid',
      gridTemplateColumns: '5.5rem minmax(0, 1fr) auto',
      alignItems: 'center',
      [LARGE_TEXT]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        '& > :first-child': { gridColumn: '1 / -1', width: '5.5rem' },
      },
      gap: '4',
      paddingBlock: '4',
      _hover: { color: 'accent.text' },
    },
    '& strong': { textStyle: 'h4', display: 'block' },
    '& span span': { textStyle: 'small', color: 'fg.quiet' },
    '& svg': { color: 'accent.text' },
  },
  variants: {
    large: {
      true: {
        _first: { borderTopWidth: '0' },
        '& > a': {
          gridTemplateColumns: { base: '5.5rem minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) auto' },
          gap: '6',
        },
        '& strong': { textStyle: 'h3' },
      },
    },
  },
});

interface ProgramRowProps {
  readonly program: OfferedProgram;
  readonly place: ProgramPlace;
  readonly large?: boolean;
}

export function ProgramRow({ program, place, large = false }: ProgramRowProps) {
  const { id, title, line, picture } = program;
  return (
    <Item large={large}>
      <Link to={programLink(id, place)}>
        <Photo src={picture} alt="" width={144} height={108} loading="lazy" />
        <span>
          <strong>{title}</strong>
          <span>{line}</span>
        </span>
        <ArrowRight size={20} />
      </Link>
    </Item>
  );
}
