import {
  AI_CLUB,
  AI_CLUB_COURSES_TEXT,
  AI_CLUB_PRICE_TEXT,
  AI_CLUB_PROJECTS,
  AI_CLUB_RULES,
  AI_CLUB_VISIT_TEXT,
} from '@kidcode/current-school/content/ai-club';
import { BigLines } from '../features/programs/big-lines';
import { CenterVisit } from '../features/programs/center-visit';
import { classRows } from '../features/programs/class-rows';
import { ClassTimes } from '../features/programs/class-times';
import { OnlineSchedule } from '../features/programs/online-schedule';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useProgramPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { WhatTheyMake } from '../features/programs/what-they-make';

/** The monthly AI club at a center, at both, or online. */
export function AiClubPage() {
  const place = useProgramPlace();
  const isOnline = place.kind === 'online';
  return (
    <>
      <ProgramHero text={AI_CLUB} place={place} />
      <WhatTheyMake text={AI_CLUB_PROJECTS} layout="rows" />
      <BigLines
        id="rules"
        title={AI_CLUB_RULES.title}
        lead={AI_CLUB_RULES.lead}
        lines={AI_CLUB_RULES.rules}
        sample={AI_CLUB_RULES.sample}
      />
      <SessionPlanBand plan={AI_CLUB.plan} tone="paper" divider="curve" />
      {isOnline ? (
        <OnlineSchedule title="When the online club meets" />
      ) : (
        <CenterVisit place={place} {...AI_CLUB_VISIT_TEXT} tone="tint" divider="curve" />
      )}
      <ClassTimes
        {...AI_CLUB_COURSES_TEXT}
        rows={classRows(['AI_EXPLORATION', 'AI_WEBSITE'], { online: isOnline })}
        tone="paper"
        divider="slope"
      />
      <PriceOrAsk
        place={place}
        text={AI_CLUB_PRICE_TEXT}
        offers={isOnline ? ['first-month', 'coupon'] : ['first-month']}
        tone="sunken"
      />
      <ProgramQuestions questions={AI_CLUB.questions} />
      <RelatedPrograms
        ids={isOnline ? ['core', 'specialized', 'camps'] : ['core', 'specialized', 'math', 'camps']}
        place={place}
        tone="tint"
      />
      <ProgramNextStep text={AI_CLUB.nextStep} place={place} />
    </>
  );
}
