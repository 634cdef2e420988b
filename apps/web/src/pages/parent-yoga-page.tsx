import { PARENT_YOGA, YOGA_ASK, YOGA_BRING } from '@kidcode/current-school/content/parent-yoga';
import { AskForADate } from '../features/programs/ask-for-a-date';
import { AskHeroActions } from '../features/programs/ask-hero-actions';
import { BigLines } from '../features/programs/big-lines';
import { CenterVisit } from '../features/programs/center-visit';
import { serviceFacts } from '../features/programs/program-facts';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useCenterPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';

/** Yoga for parents and other adults at the centers. */
export function ParentYogaPage() {
  const place = useCenterPlace();
  return (
    <>
      <ProgramHero
        text={PARENT_YOGA}
        place={place}
        chips={serviceFacts(place, PARENT_YOGA.rhythm, { forChildren: false })}
        actions={<AskHeroActions place={place} label="Ask for times" />}
      />
      <SessionPlanBand plan={PARENT_YOGA.plan} tone="paper" divider="none" />
      <BigLines
        id="bring"
        title={YOGA_BRING.title}
        lead={YOGA_BRING.lead}
        lines={YOGA_BRING.items}
        tone="sunken"
      />
      <AskForADate text={YOGA_ASK} place={place} tone="tint" />
      <CenterVisit
        place={place}
        title="Where to find us"
        lead="The same door your child goes through."
        divider="curve"
      />
      <ProgramQuestions questions={PARENT_YOGA.questions} tone="sunken" divider="slope" />
      <RelatedPrograms
        ids={['parent-night', 'event-rentals', 'homework-help', 'core']}
        place={place}
        tone="paper"
        divider="curve"
      />
      <ProgramNextStep text={PARENT_YOGA.nextStep} place={place} />
    </>
  );
}
