import { CORE_LEVELS } from '@kidcode/scheduling';

import {
  CORE_LEVELS_TEXT,
  CORE_PRICE_TEXT,
  CORE_PROGRAM,
  CORE_PROJECTS,
  CORE_VISIT_TEXT,
} from '@kidcode/current-school/content/core-programs';
import { CenterVisit } from '../features/programs/center-visit';
import { LevelStairs } from '../features/programs/level-stairs';
import { OnlineSchedule } from '../features/programs/online-schedule';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { CoreBookingLink } from '../features/programs/program-actions';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useProgramPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { WhatTheyMake } from '../features/programs/what-they-make';

/** The monthly core program at a center, at both, or online. */
export function CoreProgramsPage() {
  const place = useProgramPlace();
  const isOnline = place.kind === 'online';
  const { linkLabel, ...levels } = CORE_LEVELS_TEXT;
  return (
    <>
      <ProgramHero text={CORE_PROGRAM} place={place} />
      <WhatTheyMake text={CORE_PROJECTS} layout="bench" />
      <LevelStairs levels={CORE_LEVELS} {...levels} {...(isOnline && { linkLabel })} />
      <SessionPlanBand plan={CORE_PROGRAM.plan} tone="paper" divider="curve" />
      {isOnline ? (
        <OnlineSchedule title="When online classes meet" tone="sunken" />
      ) : (
        <CenterVisit place={place} {...CORE_VISIT_TEXT} tone="sunken" divider="slope" />
      )}
      <PriceOrAsk
        place={place}
        text={isOnline ? CORE_PRICE_TEXT.online : CORE_PRICE_TEXT.center}
        offers={['first-month', 'coupon']}
        tone="accent"
        divider="studs"
      >
        <CoreBookingLink />
      </PriceOrAsk>
      <ProgramQuestions questions={CORE_PROGRAM.questions} />
      <RelatedPrograms
        ids={isOnline ? ['ai-club', 'specialized', 'camps'] : ['ai-club', 'math', 'specialized', 'camps']}
        place={place}
      />
      <ProgramNextStep text={CORE_PROGRAM.nextStep} place={place} />
    </>
  );
}
