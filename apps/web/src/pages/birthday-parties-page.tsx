import { BIRTHDAY_PARTIES, PARTY_ASK, PARTY_THEMES } from '@kidcode/current-school/content/birthday-parties';
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

/** Birthday parties at the centers. */
export function BirthdayPartiesPage() {
  const place = useCenterPlace();
  return (
    <>
      <ProgramHero
        text={BIRTHDAY_PARTIES}
        place={place}
        chips={serviceFacts(place, BIRTHDAY_PARTIES.rhythm)}
        actions={<AskHeroActions place={place} label="Ask for a date" />}
      />
      <WhatTheyMake text={PARTY_THEMES} layout="stairs" />
      <SessionPlanBand plan={BIRTHDAY_PARTIES.plan} />
      <AskForADate text={PARTY_ASK} place={place} tone="accent" divider="studs" />
      <CenterVisit
        place={place}
        title="Where the party is"
        lead="Have a look at the place first: come by during opening hours."
      />
      <ProgramQuestions questions={BIRTHDAY_PARTIES.questions} tone="tint" divider="curve" />
      <RelatedPrograms
        ids={['parent-night', 'technology-workshop', 'event-rentals', 'camps']}
        place={place}
        tone="paper"
        divider="curve"
      />
      <ProgramNextStep text={BIRTHDAY_PARTIES.nextStep} place={place} />
    </>
  );
}
