import { Band, SectionHeading } from '@kidcode/ui';

import {
  COURSE_FAMILIES,
  ONLINE_COURSE_PRICE_TEXT,
  ONLINE_QUESTIONS,
  SPECIALIZED,
  SPECIALIZED_ONLINE,
  SPECIALIZED_PLAN,
  SPECIALIZED_PRICE_TEXT,
} from '@kidcode/current-school/content/specialized-branch';
import { selectToday } from '../features/clock/clock-slice';
import { CourseList } from '../features/programs/course-list';
import { OnlineCoursePrices } from '../features/programs/online-course-prices';
import { OnlineSchedule } from '../features/programs/online-schedule';
import { PriceOrAsk } from '../features/programs/price-or-ask';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { placeOfBranch } from '../features/programs/program-place';
import { ProgramQuestions } from '../features/programs/program-questions';
import { RelatedPrograms } from '../features/programs/related-programs';
import { SessionPlanBand } from '../features/programs/session-plan-band';
import { useSiteSelector } from '../shared/store-hooks';

const ONLINE = placeOfBranch('online');

/** The specialized programs as online classes. */
export function SpecializedOnlinePage() {
  const today = useSiteSelector(selectToday);
  return (
    <>
      <ProgramHero text={{ ...SPECIALIZED, ...SPECIALIZED_ONLINE }} place={ONLINE} />
      <Band labelledBy="courses">
        <SectionHeading
          id="courses"
          title={SPECIALIZED_ONLINE.coursesTitle}
          lead={SPECIALIZED_ONLINE.coursesLead}
        />
        <CourseList
          caption={SPECIALIZED_ONLINE.caption}
          families={COURSE_FAMILIES}
          online
          note={SPECIALIZED.coursesNote}
        />
      </Band>
      <OnlineSchedule title={SPECIALIZED_ONLINE.timesTitle} />
      <SessionPlanBand plan={SPECIALIZED_PLAN} tone="paper" divider="curve" />
      <PriceOrAsk
        place={ONLINE}
        text={SPECIALIZED_PRICE_TEXT}
        offers={['coupon']}
        tone="sunken"
        divider="slope"
      >
        <OnlineCoursePrices {...ONLINE_COURSE_PRICE_TEXT} today={today} />
      </PriceOrAsk>
      <ProgramQuestions questions={ONLINE_QUESTIONS} />
      <RelatedPrograms ids={['core', 'game-development', 'ai-club', 'camps']} place={ONLINE} tone="tint" />
      <ProgramNextStep text={SPECIALIZED_ONLINE.nextStep} place={ONLINE} />
    </>
  );
}
