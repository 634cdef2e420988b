import { chakra } from '@chakra-ui/react';
import { Band, LinkButton, SectionHeading } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { offeredPrograms } from './offered-programs';
import { programLink, type ProgramLinkId } from './program-links';
import type { ProgramPlace } from './program-place';
import { ProgramRow } from './program-row';

const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '16', alignItems: 'center' },
  },
});
const Core = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    justifyItems: 'start',
    padding: 'clamp(1.5rem, 3vw, 2.5rem)',
    borderRadius: 'card',
    background: 'bg.tint',
    '& > img': { width: 'full' },
    '& > h3': { textStyle: 'h2', fontSize: 'xl' },
  },
});

interface MonthlyProgramsProps {
  readonly title: string;
  readonly lead: string;
  readonly others: readonly ProgramLinkId[];
  readonly place: ProgramPlace;
}

/** The core program, and the other monthly programs beside it. */
export function MonthlyPrograms({ title, lead, others, place }: MonthlyProgramsProps) {
  const [core] = offeredPrograms(['core']);
  return (
    <Band labelledBy="monthly">
      <SectionHeading id="monthly" title={title} lead={lead} />
      <Columns>
        {core !== undefined && (
          <Core>
            <img src={core.picture} alt="" width={480} height={360} loading="lazy" />
            <h3>{core.title}</h3>
            <p>{core.line}</p>
            <LinkButton asChild variant="accent">
              <Link to={programLink('core', place)}>See the core program</Link>
            </LinkButton>
          </Core>
        )}
        <ul>
          {offeredPrograms(others).map((program) => (
            <ProgramRow key={program.id} program={program} place={place} large />
          ))}
        </ul>
      </Columns>
    </Band>
  );
}
