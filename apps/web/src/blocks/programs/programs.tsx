import { Band, SectionHeading, Stack } from '@kidcode/ui';

import { offeredPrograms } from '../../features/programs/offered-programs';
import { isTaughtAt } from '../../features/programs/program-links';
import { ProgramRow } from '../../features/programs/program-row';
import type { BlockProps } from '../define-block';
import { usePagePlace } from '../page-place';
import type { programs as schema } from './schema';

export function Programs(block: BlockProps<typeof schema>) {
  const { id, title, lead, programs, tone = 'sunken', divider = 'slope' } = block;
  const place = usePagePlace();
  const offered = offeredPrograms(programs).filter((program) => isTaughtAt(program.id, place));
  if (offered.length === 0) return null;
  return (
    <Band tone={tone} divider={divider} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <Stack as="ul" columnGap="12" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
        {offered.map((program) => (
          <ProgramRow key={program.id} program={program} place={place} />
        ))}
      </Stack>
    </Band>
  );
}
