import {
  HOMEWORK_DEAL,
  HOMEWORK_EXAMPLES,
  HOMEWORK_HELP,
  HOMEWORK_PRICE_TEXT,
  HOMEWORK_VISIT_TEXT,
} from '@kidcode/current-school/content/homework-help';
import { CenterVisit } from '../features/programs/center-visit';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useCenterPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { MarkedList, TwoSides } from '../features/programs/two-sides';
import { WhatTheyMake } from '../features/programs/what-they-make';

/** Monthly homework help, held at the centers. */
export function HomeworkHelpPage() {
  const place = useCenterPlace();
  const { title, sample, ourPart, notOurPart } = HOMEWORK_DEAL;
  return (
    <>
      <ProgramHero text={HOMEWORK_HELP} place={place} />
      <SessionPlanBand plan={HOMEWORK_HELP.plan} tone="paper" divider="none" />
      <TwoSides
        id="deal"
        sample={sample}
        title={title}
        sides={[
          { title: ourPart.title, body: <MarkedList items={ourPart.items} mark="yes" /> },
          { title: notOurPart.title, body: <MarkedList items={notOurPart.items} mark="no" /> },
        ]}
        tone="sunken"
      />
      <WhatTheyMake text={HOMEWORK_EXAMPLES} layout="bench" divider="slope" />
      <CenterVisit place={place} {...HOMEWORK_VISIT_TEXT} tone="tint" divider="curve" />
      <PriceOrAsk
        place={place}
        text={HOMEWORK_PRICE_TEXT}
        offers={['first-month']}
        tone="accent"
        divider="studs"
      />
      <ProgramQuestions questions={HOMEWORK_HELP.questions} />
      <RelatedPrograms ids={['math', 'core', 'ai-club']} place={place} />
      <ProgramNextStep text={HOMEWORK_HELP.nextStep} place={place} />
    </>
  );
}
