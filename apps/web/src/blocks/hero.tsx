import { PageHero, SampleBadge, type ChipFact } from '@kidcode/ui';

import { programFacts, serviceFacts } from '../features/programs/program-facts';
import { placeLabel, type ProgramPlace } from '../features/programs/program-place';
import { Photo } from '../shared/photo';
import type { BlockProps } from './all-blocks';
import { usePagePlace } from './document-page';
import { PressRow } from './press-row';

type HeroProps = BlockProps<'hero'>;

function chipsOf(
  { facts, rhythm = '', chips = [] }: HeroProps,
  place: ProgramPlace,
): readonly (string | ChipFact)[] {
  if (facts === undefined) return chips;
  const ofPlace =
    facts === 'program'
      ? programFacts(place, rhythm)
      : serviceFacts(place, rhythm, { forChildren: facts === 'service' });
  return [...ofPlace, ...chips];
}

export function Hero(block: HeroProps) {
  const { title, lead, eyebrow, picture, press, facts, sample, 'at each place': titles } = block;
  const place = usePagePlace();
  const id = place.kind === 'center' ? place.center.id : place.kind;
  const above = eyebrow ?? (facts === undefined ? undefined : placeLabel(place));
  return (
    <PageHero
      title={titles?.[id] ?? title}
      lead={lead}
      eyebrow={
        above !== undefined && sample ? (
          <>
            {above} <SampleBadge />
          </>
        ) : (
          above
        )
      }
      chips={chipsOf(block, place)}
      actions={press && <PressRow press={press} />}
      picture={picture && <Photo {...picture} />}
    />
  );
}
