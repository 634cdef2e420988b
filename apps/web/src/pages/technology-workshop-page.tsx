import {
  TECHNOLOGY_WORKSHOP,
  WORKSHOP_ASK,
  WORKSHOP_PROJECTS,
} from '@kidcode/current-school/content/technology-workshop';
import { AskForADate } from '../features/programs/ask-for-a-date';
import { AskHeroActions } from '../features/programs/ask-hero-actions';
import { CenterVisit } from '../features/programs/center-visit';
import { serviceFacts } from '../features/programs/program-facts';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useCenterPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { WhatTheyMake } from '../features/programs/what-they-make';

/** Single technology workshops at the centers. */
export function TechnologyWorkshopPage() {
  const place = useCenterPlace();
  return (
    <>
      <ProgramHero
        text={TECHNOLOGY_WORKSHOP}
        place={place}
        chips={serviceFacts(place, TECHNOLOGY_WORKSHOP.rhythm)}
        actions={<AskHeroActions place={place} label="Ask for the next workshop" />}
      />
      <WhatTheyMake text={WORKSHOP_PROJECTS} layout="bench" />
      <AskForADate text={WORKSHOP_ASK} place={place} tone="tint" />
      <SessionPlanBand plan={TECHNOLOGY_WORKSHOP.plan} tone="paper" />
      <CenterVisit
        place={place}
        title="Where workshops happen"
        lead="At our centers. Call for the next date."
        tone="sunken"
        divider="curve"
      />
      <ProgramQuestions questions={TECHNOLOGY_WORKSHOP.questions} tone="paper" divider="slope" />
      <RelatedPrograms
        ids={['specialized', 'camps', 'birthday-parties', 'school-partnership']}
        place={place}
        tone="tint"
      />
      <ProgramNextStep text={TECHNOLOGY_WORKSHOP.nextStep} place={place} />
    </>
  );
}
