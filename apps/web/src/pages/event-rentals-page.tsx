import { EVENT_RENTALS, RENTAL_ASK, RENTAL_USES } from '@kidcode/current-school/content/event-rentals';
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

/** The centers as rooms for other people's events. */
export function EventRentalsPage() {
  const place = useCenterPlace();
  return (
    <>
      <ProgramHero
        text={EVENT_RENTALS}
        place={place}
        chips={serviceFacts(place, EVENT_RENTALS.rhythm, { forChildren: false })}
        actions={<AskHeroActions place={place} label="Ask for a date" />}
      />
      <BigLines
        id="uses"
        title={RENTAL_USES.title}
        lead={RENTAL_USES.lead}
        lines={RENTAL_USES.uses}
        sample={RENTAL_USES.sample}
        tone="paper"
        divider="none"
      />
      <CenterVisit
        place={place}
        title="Where the room is"
        lead="Look at the place before you decide: come by during opening hours."
        tone="tint"
        divider="curve"
      />
      <SessionPlanBand plan={EVENT_RENTALS.plan} tone="paper" />
      <AskForADate text={RENTAL_ASK} place={place} tone="accent" divider="studs" />
      <ProgramQuestions questions={EVENT_RENTALS.questions} />
      <RelatedPrograms
        ids={['birthday-parties', 'technology-workshop', 'school-partnership', 'parent-yoga']}
        place={place}
      />
      <ProgramNextStep text={EVENT_RENTALS.nextStep} place={place} />
    </>
  );
}
