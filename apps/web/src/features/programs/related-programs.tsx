import { chakra } from '@chakra-ui/react';
import { Band, SectionHeading, type BandProps } from '@kidcode/ui';

import { offeredPrograms } from './offered-programs';
import type { ProgramLinkId } from './program-links';
import type { ProgramPlace } from './program-place';
import { ProgramRow } from './program-row';

const List = /* @__PURE__ */ chakra('ul', {
  base: { display: 'grid', columnGap: '12', lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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
  const offered = offeredPrograms(ids);
  if (offered.length === 0) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy="related">
      <SectionHeading id="related" title={title} />
      <List>
        {offered.map((program) => (
          <ProgramRow key={program.id} program={program} place={place} />
        ))}
      </List>
    </Band>
  );
}
