import { Band, SectionHeading } from '@kidcode/ui';

import {
  COURSE_FAMILIES,
  SPECIALIZED,
  SPECIALIZED_PLAN,
  SPECIALIZED_PRICE_TEXT,
  SPECIALIZED_QUESTIONS,
} from '@kidcode/current-school/content/specialized-branch';
import { CenterVisit } from '../features/programs/center-visit';
import { CourseList } from '../features/programs/course-list';
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
      <Band labelledBy="courses">
        <SectionHeading id="courses" title={SPECIALIZED.coursesTitle} lead={SPECIALIZED.coursesLead} />
        <CourseList
          caption={SPECIALIZED.caption}
          families={COURSE_FAMILIES}
          online={false}
          note={SPECIALIZED.coursesNote}
        />
      </Band>
      <SessionPlanBand plan={SPECIALIZED_PLAN} />
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
