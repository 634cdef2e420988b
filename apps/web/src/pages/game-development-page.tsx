import {
  GAME_COURSES,
  GAME_DEVELOPMENT,
  GAME_PRICE_TEXT,
  GAME_PROJECTS,
  GAME_TIMES_TEXT,
} from '@kidcode/current-school/content/game-development';
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

/** The courses that make games, at a center, at both, or online. */
export function GameDevelopmentPage() {
  const place = useProgramPlace();
  const isOnline = place.kind === 'online';
  return (
    <>
      <ProgramHero text={GAME_DEVELOPMENT} place={place} />
      <WhatTheyMake text={GAME_PROJECTS} layout="stairs" />
      <ClassTimes {...GAME_TIMES_TEXT} rows={classRows(GAME_COURSES, { online: isOnline })} />
      {isOnline && <OnlineSchedule title="On your own clock" tone="paper" divider="slope" />}
      <SessionPlanBand plan={GAME_DEVELOPMENT.plan} tone={isOnline ? 'tint' : 'paper'} divider="curve" />
      {!isOnline && (
        <CenterVisit
          place={place}
          title="Where to find us"
          lead="Come by during opening hours, or call before you drive."
          tone="sunken"
          divider="slope"
        />
      )}
      <PriceOrAsk
        place={place}
        text={GAME_PRICE_TEXT}
        offers={isOnline ? ['coupon'] : []}
        tone="accent"
        divider="studs"
      />
      <ProgramQuestions questions={GAME_DEVELOPMENT.questions} />
      <RelatedPrograms ids={['specialized', 'core', 'ai-club', 'camps']} place={place} />
      <ProgramNextStep text={GAME_DEVELOPMENT.nextStep} place={place} />
    </>
  );
}
