import { Stack, Section } from '@kidcode/ui';

import { isTaughtAt, offeredPrograms } from '../features/programs/program-links';
import { ProgramRow } from '../features/programs/program-row';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';

export function Programs({ programs, ...frame }: BlockProps<'programs'>) {
  const place = usePagePlace();
  const offered = offeredPrograms(programs).filter((program) => isTaughtAt(program.id, place));
  if (offered.length === 0) return null;
  return (
    <Section tone="sunken" divider="slope" {...frame}>
      <Stack as="ul" columnGap="12" gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}>
        {offered.map((program) => (
          <ProgramRow key={program.id} program={program} place={place} />
        ))}
      </Stack>
    </Section>
  );
}
