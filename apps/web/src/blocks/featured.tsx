import { Stack, Section } from '@kidcode/ui';

import { offeredPrograms, programLink } from '../features/programs/program-links';
import { ProgramRow } from '../features/programs/program-row';
import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';
import { ActionLink } from '../shared/page-link';

export function Featured({ programs, press, ...frame }: BlockProps<'featured'>) {
  const place = usePagePlace();
  const [first, ...others] = offeredPrograms(programs);
  if (first === undefined) return null;
  return (
    <Section {...frame}>
      <Stack
        gap="8"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        columnGap={{ lg: '16' }}
        alignItems={{ lg: 'center' }}
      >
        <Stack
          gap="4"
          justifyItems="start"
          padding="clamp(1.5rem, 3vw, 2.5rem)"
          borderRadius="card"
          background="bg.tint"
          css={{ '& > img': { width: 'full' }, '& > h3': { textStyle: 'h2', fontSize: 'xl' } }}
        >
          <Photo src={first.picture} alt="" loading="lazy" />
          <h3>{first.title}</h3>
          <p>{first.line}</p>
          <ActionLink href={programLink(first.id, place)} label={press} variant="accent" size="md" />
        </Stack>
        <ul>
          {others.map((program) => (
            <ProgramRow key={program.id} program={program} place={place} large />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
