import { chakra } from '@chakra-ui/react';
import { findOnlineCourse, ONLINE_COURSES } from '@kidcode/scheduling';
import { lazy, Suspense } from 'react';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { openStartDates } from './open-start-dates';
import { OnlineCourseRow } from './online-course-row';
import { useCourseRegistration } from './use-course-registration';

const StartDateDialog = lazy(() =>
  import('./start-date-dialog').then((module) => ({ default: module.StartDateDialog })),
);

const Rows = /* @__PURE__ */ chakra('div', { base: { display: 'grid', gap: 'clamp(4rem, 9vw, 7rem)' } });

/** The online courses and, once a parent asks for it, the dialog that starts a registration. */
export function OnlineCourses() {
  const today = useSiteSelector(selectToday);
  const registration = useCourseRegistration();
  const { state, open } = registration;
  const chosen = state.step === 'closed' ? null : findOnlineCourse(state.courseCode);
  return (
    <>
      <Rows>
        {ONLINE_COURSES.map((course, index) => (
          <OnlineCourseRow
            key={course.courseCode}
            course={course}
            startDates={openStartDates(course, today)}
            flip={index % 2 === 1}
            onRegister={() => open(course)}
          />
        ))}
      </Rows>
      {chosen !== null && (
        <Suspense fallback={null}>
          <StartDateDialog
            course={chosen}
            startDates={openStartDates(chosen, today)}
            registration={registration}
          />
        </Suspense>
      )}
    </>
  );
}
