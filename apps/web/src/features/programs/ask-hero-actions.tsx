import { LinkButton } from '@kidcode/ui';

import { CallLinks } from './program-actions';
import type { ProgramPlace } from './program-place';

/** First steps on the page of something that is asked for, not enrolled in. */
export function AskHeroActions({ place, label }: { readonly place: ProgramPlace; readonly label: string }) {
  return (
    <>
      <LinkButton href="#ask" variant="accent" size="lg">
        {label}
      </LinkButton>
      <CallLinks place={place} />
    </>
  );
}
