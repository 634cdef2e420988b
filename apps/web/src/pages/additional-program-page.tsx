import { ADDITIONAL_PROGRAMS } from '@kidcode/site';

import { ADDITIONAL_PROGRAM_TEXTS } from '@kidcode/current-school/content/additional-program';
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
import { TwoSides } from '../features/programs/two-sides';
import { useRouteParams } from '../shared/use-route-params';

/** A program beside the classes, by its id in the address: Parent Night Out. */
export function AdditionalProgramPage() {
  const place = useCenterPlace();
  const { programId } = useRouteParams();
  const program = ADDITIONAL_PROGRAMS.find(({ id }) => id === programId);
  /* The route table lets no other program in. */
  if (program === undefined) return null;
  const text = ADDITIONAL_PROGRAM_TEXTS[program.id];
  if (text === undefined) return null;
  const { you, kids, plan, ask, questions, nextStep, ...hero } = text;
  return (
    <>
      <ProgramHero
        text={{ title: program.title, ...hero }}
        place={place}
        chips={serviceFacts(place, hero.rhythm)}
        actions={<AskHeroActions place={place} label="Ask for the next evening" />}
      />
      <TwoSides
        id="sides"
        title="Two good evenings at once"
        sides={[
          { title: kids.title, body: <p>{kids.text}</p> },
          { title: you.title, body: <p>{you.text}</p> },
        ]}
        tone="sunken"
        divider="none"
      />
      <SessionPlanBand plan={plan} tone="paper" />
      <AskForADate text={ask} place={place} />
      <CenterVisit
        place={place}
        title="Where it happens"
        lead="The evenings take place at our centers."
        divider="curve"
      />
      <ProgramQuestions questions={questions} tone="sunken" divider="slope" />
      <RelatedPrograms
        ids={['birthday-parties', 'parent-yoga', 'camps', 'core']}
        place={place}
        tone="paper"
        divider="curve"
      />
      <ProgramNextStep text={nextStep} place={place} />
    </>
  );
}
