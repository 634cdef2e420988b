import { Stack } from '@kidcode/ui';
import { coursesAhead, findOnlineCourse, startDatesAhead } from '@kidcode/scheduling';
import type { SchoolTexts } from '@kidcode/school';
import { lazy, Suspense } from 'react';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { usePlaces } from '../../places/use-places';
import { OnlineCourseRow } from './online-course-row';
import { useCourseRegistration } from './use-course-registration';

const StartDateDialog = lazy(() =>
  import('./start-date-dialog').then((module) => ({ default: module.StartDateDialog })),
);

/** The online courses that can still be joined and, once a parent asks for it, the dialog that starts a registration. */
export function OnlineCourses({ pictures }: { readonly pictures: SchoolTexts['online-camps']['pictures'] }) {
  const today = useSiteSelector(selectToday);
  const registration = useCourseRegistration();
  const places = usePlaces();
  const { state, open } = registration;
  const chosen = state.step === 'closed' ? null : findOnlineCourse(state.courseCode);
  return (
    <>
      <Stack gap="clamp(4rem, 9vw, 7rem)">
        {coursesAhead(today).map((course, index) => (
          <OnlineCourseRow
            key={course.courseCode}
            course={course}
            picture={pictures[course.icon]}
            startDates={startDatesAhead(course, today)}
            places={places}
            flip={index % 2 === 1}
            onRegister={() => open(course)}
          />
        ))}
      </Stack>
      {chosen !== null && (
        <Suspense fallback={null}>
          <StartDateDialog
            course={chosen}
            startDates={startDatesAhead(chosen, today)}
            registration={registration}
          />
        </Suspense>
      )}
    </>
  );
}
