import { PageHero, type ChipFact } from '@kidcode/ui';
import type { ReactNode } from 'react';

import { ConsultationLink, TrialLink } from '../../shared/next-steps';
import type { Picture, ProgramText } from '@kidcode/school';
import { programFacts } from './program-facts';
import { placeLabel, type ProgramPlace } from './program-place';

interface ProgramHeroProps {
  readonly text: Pick<ProgramText, 'title' | 'lead' | 'picture' | 'rhythm'>;
  readonly place: ProgramPlace;
  /** Default: the facts of the place. */
  readonly chips?: readonly ChipFact[];
  /** Default: free trial and consultation. */
  readonly actions?: ReactNode;
  /** Stands above the title. Default: the place. */
  readonly eyebrow?: ReactNode;
}

/** Title, facts and the first step of a program page. */
export function ProgramHero({ text, place, chips, actions, eyebrow }: ProgramHeroProps) {
  return (
    <PageHero
      eyebrow={eyebrow ?? placeLabel(place)}
      title={text.title}
      lead={text.lead}
      chips={chips ?? programFacts(place, text.rhythm)}
      actions={
        actions ?? (
          <>
            <TrialLink />
            <ConsultationLink />
          </>
        )
      }
      picture={<ProgramPicture picture={text.picture} eager />}
    />
  );
}

/** A 4:3 scene. `eager` for the one on the first screen. */
export function ProgramPicture({
  picture,
  eager = false,
}: {
  readonly picture: Picture;
  readonly eager?: boolean;
}) {
  return (
    <img src={picture.src} alt={picture.alt} width={480} height={360} loading={eager ? 'eager' : 'lazy'} />
  );
}
