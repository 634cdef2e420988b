import { BRANCHES } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import {
  coursesAhead,
  findOnlineCourse,
  ONLINE_CAMP,
  ONLINE_COURSES,
  startDatesAhead,
} from '@kidcode/scheduling';
import type { SchoolTexts } from '@kidcode/school';
import { FactGrid, FactTile, SectionHeading, Stack } from '@kidcode/ui';
import { CalendarDays, House, MonitorPlay, Users } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { usePlaces } from '../../places/use-places';
import { OnlineCourseRow } from './online-course-row';
import { useCourseRegistration } from './use-course-registration';

const [course] = ONLINE_COURSES;

/** The features block: who, when, where and in what company. */
export function OnlineCampFeatures({ title, lead }: SchoolTexts['online-camps']['features']) {
  return (
    <>
      <SectionHeading id="online-camp-features" title={title} lead={lead} />
      <FactGrid>
        <FactTile
          label="Live classes"
          value={`${course.sessions} sessions`}
          note={`in ${course.duration.toLowerCase()}`}
          icon={<MonitorPlay size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Class days"
          value={ONLINE_CAMP.classDays}
          note={`All times are ${TIME.name} time`}
          icon={<CalendarDays size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Small groups"
          value={`${ONLINE_CAMP.groupSizeMax} children at most`}
          note={`Ages ${ONLINE_CAMP.ages}; these courses ${course.ageRange}`}
          icon={<Users size={20} aria-hidden="true" />}
        />
        <FactTile
          label="Place"
          value="At home"
          note={`Questions? ${BRANCHES.online.phone}`}
          icon={<House size={20} aria-hidden="true" />}
        />
      </FactGrid>
    </>
  );
}

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
