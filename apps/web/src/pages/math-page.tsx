import { MATH, MATH_PRICE_TEXT, MATH_PROJECTS, MATH_VISIT_TEXT } from '@kidcode/current-school/content/math';
import { CenterVisit } from '../features/programs/center-visit';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useCenterPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { WhatTheyMake } from '../features/programs/what-they-make';

/** The monthly math program, held at the centers. */
export function MathPage() {
  const place = useCenterPlace();
  return (
    <>
      <ProgramHero text={MATH} place={place} />
      <WhatTheyMake text={MATH_PROJECTS} layout="rows" />
      <SessionPlanBand plan={MATH.plan} />
      <CenterVisit place={place} {...MATH_VISIT_TEXT} tone="paper" divider="curve" />
      <PriceOrAsk place={place} text={MATH_PRICE_TEXT} offers={['first-month']} tone="tint" divider="slope" />
      <ProgramQuestions questions={MATH.questions} />
      <RelatedPrograms ids={['homework-help', 'core', 'ai-club']} place={place} />
      <ProgramNextStep text={MATH.nextStep} place={place} />
    </>
  );
}
