import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading, type BandProps } from '@kidcode/ui';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

import { PROGRAM_CARDS } from '../../content/program-cards';
import { programLink, type ProgramLinkId } from './program-links';
import type { ProgramPlace } from './program-place';

const List = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', columnGap: '12', lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
const Item = /* @__PURE__ */ chakra('li', {
  base: {
    borderTop: '1px solid {colors.line.hair}',
    '& > a': {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4',
      paddingBlock: '4',
      _hover: { color: 'accent.text' },
    },
    '& strong': { textStyle: 'h4', display: 'block' },
    '& span span': { textStyle: 'small', color: 'fg.quiet' },
    '& svg': { color: 'accent.text' },
  },
});

interface RelatedProgramsProps {
  readonly ids: readonly ProgramLinkId[];
  readonly place: ProgramPlace;
  readonly title?: string;
  readonly tone?: BandProps['tone'];
  readonly divider?: BandProps['divider'];
}

/** Where a family that is not quite sure yet may look next. */
export function RelatedPrograms({
  ids,
  place,
  title = 'You may also like',
  tone = 'sunken',
  divider = 'slope',
}: RelatedProgramsProps) {
  return (
    <Band tone={tone} divider={divider} labelledBy="related">
      <SectionHeading id="related" title={title} />
      <List>
        {ids.map((id) => (
          <Item key={id}>
            <Link to={programLink(id, place)}>
              <img src={PROGRAM_CARDS[id].picture} alt="" width={96} height={72} loading="lazy" />
              <span>
                <strong>{PROGRAM_CARDS[id].title}</strong>
                <span>{PROGRAM_CARDS[id].line}</span>
              </span>
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </Item>
        ))}
      </List>
    </Band>
  );
}
