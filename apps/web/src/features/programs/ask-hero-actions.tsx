import { LinkButton } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { CallLinks } from './program-actions';
import type { ProgramPlace } from './program-place';

interface AskHeroActionsProps {
  readonly place: ProgramPlace;
  /** Words of the way down to the band that says what to ask. */
  readonly label: string;
}

/** First steps on the page of something that is asked for, not enrolled in. */
export function AskHeroActions({ place, label }: AskHeroActionsProps) {
  return (
    <>
      <LinkButton href="#ask" variant="accent" size="lg">
        {label}
      </LinkButton>
      {place.kind === 'center' ? (
        <CallLinks place={place} />
      ) : (
        <LinkButton asChild variant="outline" size="lg">
          <Link to="/learning-centers">Find your center</Link>
        </LinkButton>
      )}
    </>
  );
}
