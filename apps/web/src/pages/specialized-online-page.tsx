import { PROGRAM_KEYS } from '@kidcode/scheduling';

import {
  COURSE_FAMILIES,
  ONLINE_COURSE_PRICE_TEXT,
  ONLINE_QUESTIONS,
  SPECIALIZED,
  SPECIALIZED_ONLINE,
  SPECIALIZED_PLAN,
  SPECIALIZED_PRICE_TEXT,
} from '@kidcode/current-school/content/specialized-branch';
import { classRows } from '../features/programs/class-rows';
import { ClassTimetable } from '../features/programs/class-timetable';
import { CourseFamilies } from '../features/programs/course-families';
import { OnlineCoursePrices } from '../features/programs/online-course-prices';
import { OnlineSchedule } from '../features/programs/online-schedule';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { placeOfBranch } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';

const ONLINE = placeOfBranch('online');

/** The specialized programs as online classes. */
export function SpecializedOnlinePage() {
  return (
    <>
      <ProgramHero text={{ ...SPECIALIZED, ...SPECIALIZED_ONLINE }} place={ONLINE} />
      <CourseFamilies
        title={SPECIALIZED.familiesTitle}
        lead={SPECIALIZED.familiesLead}
        families={COURSE_FAMILIES}
      />
      <OnlineSchedule title={SPECIALIZED_ONLINE.timesTitle}>
        <ClassTimetable
          caption={SPECIALIZED_ONLINE.caption}
          rows={classRows(PROGRAM_KEYS, { online: true })}
        />
      </OnlineSchedule>
      <SessionPlanBand plan={SPECIALIZED_PLAN} tone="paper" divider="curve" />
      <PriceOrAsk
        place={ONLINE}
        text={SPECIALIZED_PRICE_TEXT}
        offers={['coupon']}
        tone="sunken"
        divider="slope"
      >
        <OnlineCoursePrices {...ONLINE_COURSE_PRICE_TEXT} />
      </PriceOrAsk>
      <ProgramQuestions questions={ONLINE_QUESTIONS} />
      <RelatedPrograms ids={['core', 'game-development', 'ai-club', 'camps']} place={ONLINE} tone="tint" />
      <ProgramNextStep text={SPECIALIZED_ONLINE.nextStep} place={ONLINE} />
    </>
  );
}
