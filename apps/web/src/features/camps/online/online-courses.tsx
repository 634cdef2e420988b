import { BRANCHES } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import {
  coursesAhead,
  ONLINE_CAMP,
  ONLINE_COURSES,
  startDatesAhead,
  type OnlineCourse,
} from '@kidcode/scheduling';
import type { SchoolTexts, Picture } from '@kidcode/school';
import {
  FactGrid,
  FactTile,
  SectionHeading,
  Stack,
  Button,
  ChipList,
  MediaRow,
  PriceTag,
  SampleBadge,
  VisuallyHidden,
  styled,
} from '@kidcode/ui';
import { CalendarDays, House, MonitorPlay, Users } from 'lucide-react';
import { useState } from 'react';
import { courseStanding, hasPlace, placesWords, type PlacesLeft, type PlaceStanding } from '@kidcode/booking';

import { Photo } from '../../../shared/photo';
import { isShown } from '../../../shared/samples';
import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { usePlaces } from '../use-places';
import { REGISTRATION_TEXTS, ScriptsNeeded } from '../register';
import { courseTag } from '../../../shared/tag-of';
import { lateDialog } from '../../notifications/late-dialog';

const Block = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  justifyItems: 'start',
  '& > h3': { textStyle: 'h4' },
  '& > ul': { display: 'grid', gap: '1', paddingInlineStart: '1.1em', listStyle: 'disc' },
  '& li::marker': { color: 'accent.text' },
});

interface OnlineCourseRowProps {
  readonly course: OnlineCourse;
  readonly picture: Picture;
  readonly startDates: readonly string[];
  readonly places: PlacesLeft;
  readonly flip: boolean;
  readonly onRegister: () => void;
}

interface CoursePointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly sample: boolean;
}

function CoursePoints({ title, points, sample }: CoursePointsProps) {
  if (!isShown({ sample })) return null;
  return (
    <Block>
      <h3>{title}</h3>
      {sample && <SampleBadge />}
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Block>
  );
}

/** 'December 22, 2025 (4 places left)'; the day alone where no number is told. */
function startWords(label: string, standing: PlaceStanding): string {
  const words = hasPlace(standing) ? placesWords(standing) : 'full';
  return words === null ? label : `${label} (${words})`;
}

/** One online course: what the child makes, when it runs, what it costs, and the way to register. */
function OnlineCourseRow(props: OnlineCourseRowProps) {
  const { course, picture, startDates, places, flip, onRegister } = props;
  const told = startDates.map((label) => startWords(label, courseStanding(places, course.courseCode, label)));
  const isSample = (field: OnlineCourse['sampleFields'][number]) => course.sampleFields.includes(field);
  return (
    <MediaRow level={2} flip={flip} title={course.title} picture={<Photo {...picture} loading="lazy" />}>
      <p>{course.description}</p>
      <ChipList
        label="At a glance"
        facts={[
          `Ages ${course.ageRange}`,
          `${course.sessions} sessions`,
          course.duration,
          course.programmingType,
        ]}
      />
      <Stack gap="4" width="full" gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}>
        <CoursePoints
          title={`Project: ${course.projectName}`}
          points={course.projectDetails}
          sample={isSample('projectName') || isSample('projectDetails')}
        />
        <CoursePoints
          title="What they learn"
          points={course.keyLearnings}
          sample={isSample('keyLearnings')}
        />
      </Stack>
      <ChipList label="Tools" tone="accent" facts={course.tools} />
      <Stack gap="4" width="full" padding="6" layerStyle="float" css={{ '& > p': { textStyle: 'label' } }}>
        <PriceTag
          size="lg"
          {...courseTag(course)}
          note={`for ${course.sessions} sessions in ${course.duration.toLowerCase()}`}
        />
        <p>{`Starts ${told.join(' or ')}`}</p>
        <Button size="lg" onClick={onRegister} aria-haspopup="dialog">
          <span>
            {REGISTRATION_TEXTS.submit}
            <VisuallyHidden>{` for ${course.title}`}</VisuallyHidden>
          </span>
        </Button>
      </Stack>
    </MediaRow>
  );
}

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
          icon={<MonitorPlay size={20} />}
        />
        <FactTile
          label="Class days"
          value={ONLINE_CAMP.classDays}
          note={`All times are ${TIME.name} time`}
          icon={<CalendarDays size={20} />}
        />
        <FactTile
          label="Small groups"
          value={`${ONLINE_CAMP.groupSizeMax} children at most`}
          note={`Ages ${ONLINE_CAMP.ages}; these courses ${course.ageRange}`}
          icon={<Users size={20} />}
        />
        <FactTile
          label="Place"
          value="At home"
          note={`Questions? ${BRANCHES.online.phone}`}
          icon={<House size={20} />}
        />
      </FactGrid>
    </>
  );
}

const StartDateDialog = lateDialog(() =>
  import('./start-date-dialog').then((module) => module.StartDateDialog),
);

/** The online courses that can still be joined and, once a parent asks for it, the dialog that starts a registration. */
export function OnlineCourses({ pictures }: { readonly pictures: SchoolTexts['online-camps']['pictures'] }) {
  const today = useSiteSelector(selectToday);
  const courses = coursesAhead(today);
  const places = usePlaces();
  const [chosen, setChosen] = useState<OnlineCourse | null>(null);
  return (
    <>
      <Stack gap="clamp(4rem, 9vw, 7rem)">
        {courses.length > 0 && <ScriptsNeeded phone={BRANCHES.online.phone} />}
        {courses.map((course, index) => (
          <OnlineCourseRow
            key={course.courseCode}
            course={course}
            picture={pictures[course.icon]}
            startDates={startDatesAhead(course, today)}
            places={places}
            flip={index % 2 === 1}
            onRegister={() => setChosen(course)}
          />
        ))}
      </Stack>
      {chosen !== null && (
        <StartDateDialog
          course={chosen}
          startDates={startDatesAhead(chosen, today)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
