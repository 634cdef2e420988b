import { PROGRAM_KEYS } from '@kidcode/scheduling';

import {
  COURSE_FAMILIES,
  SPECIALIZED,
  SPECIALIZED_PLAN,
  SPECIALIZED_PRICE_TEXT,
  SPECIALIZED_QUESTIONS,
} from '@kidcode/current-school/content/specialized-branch';
import { CenterVisit } from '../features/programs/center-visit';
import { classRows } from '../features/programs/class-rows';
import { ClassTimes } from '../features/programs/class-times';
import { CourseFamilies } from '../features/programs/course-families';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { useProgramPlace } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';

/** The specialized programs of one center. */
export function SpecializedBranchPage() {
  const place = useProgramPlace();
  return (
    <>
      <ProgramHero text={SPECIALIZED} place={place} />
      <ClassTimes
        title={SPECIALIZED.timesTitle}
        lead={SPECIALIZED.timesLead}
        note={SPECIALIZED.timesNote}
        caption={SPECIALIZED.caption}
        rows={classRows(PROGRAM_KEYS, { online: false })}
        filter
        tone="paper"
        divider="none"
      />
      <CourseFamilies
        title={SPECIALIZED.familiesTitle}
        lead={SPECIALIZED.familiesLead}
        families={COURSE_FAMILIES}
        tone="sunken"
        divider="slope"
      />
      <SessionPlanBand plan={SPECIALIZED_PLAN} tone="paper" divider="curve" />
      <CenterVisit
        place={place}
        title="Where to find us"
        lead="Come by during opening hours, or call before you drive."
        tone="tint"
        divider="curve"
      />
      <PriceOrAsk place={place} text={SPECIALIZED_PRICE_TEXT} tone="accent" divider="studs" />
      <ProgramQuestions questions={SPECIALIZED_QUESTIONS} />
      <RelatedPrograms ids={['core', 'game-development', 'ai-club', 'camps']} place={place} />
      <ProgramNextStep text={SPECIALIZED.nextStep} place={place} />
    </>
  );
}
