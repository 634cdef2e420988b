import { chakra } from '@chakra-ui/react';
import { COURSE_FAMILIES } from '@kidcode/current-school';
import { isProgramKey, WEEKDAYS, weekdaysOf, type ProgramKey, type WeekdayName } from '@kidcode/scheduling';
import { isOfAge, parseAges } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import { EmptyState, TextLink, styled } from '@kidcode/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { KEEPS_PLACE } from '../../shared/navigation';
import { isShown, SampleNote } from '../../shared/samples';
import { useQuery } from '../../shared/use-query';
import { NO_FILTER, readFilter, writeFilter, type ScheduleFilter } from '../schedule/schedule-filter';
import { classRows, type ClassRow } from './class-rows';
import { CourseTable, type CourseGroup } from './course-table';

/* Without scripts nothing can be kept apart: the whole list stands there, and no filter. */
const Filters = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  marginBottom: '6',
  lg: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '12' },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
  '& p': { textStyle: 'label', color: 'fg.quiet', marginBottom: '2' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'touch',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'control',
    border: '2px solid {colors.line.strong}',
    fontFamily: 'heading',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    _hover: { borderColor: 'accent.solid' },
  },
  '& a[aria-current]': { background: 'accent.solid', borderColor: 'accent.solid', color: 'accent.on' },
});

interface Choice {
  readonly label: string;
  /** Where the label is too short to be heard. */
  readonly name?: string;
  readonly filter: ScheduleFilter;
  readonly chosen: boolean;
}

/** One question; its answers are links, so that a tap before the scripts is kept in the address, too. */
function Question({ title, choices }: { readonly title: string; readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id}>{title}</p>
      <ul>
        {choices.map(({ label, name, filter, chosen }) => (
          <li key={label}>
            <Link
              to={{ search: writeFilter(filter) }}
              aria-label={name}
              aria-current={chosen ? 'true' : undefined}
              replace
              state={KEEPS_PLACE}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const { from, to } = BRAND.ages;
const AGES = Array.from({ length: to - from + 1 }, (_, index) => from + index);

interface CourseFilterLinksProps {
  /** None where every course meets on the same days. */
  readonly days: readonly WeekdayName[];
  readonly filter: ScheduleFilter;
}

/** Which courses a parent keeps: by the child's age, and by the day where that makes a difference. */
function CourseFilterLinks({ days, filter }: CourseFilterLinksProps) {
  return (
    <Filters>
      <Question
        title="How old is your child?"
        choices={[null, ...AGES].map((age) => ({
          label: age === null ? 'Any' : String(age),
          name: age === null ? 'Any age' : `${age} years`,
          filter: { ...filter, age },
          chosen: filter.age === age,
        }))}
      />
      {days.length > 0 && (
        <Question
          title="Which day suits you?"
          choices={[null, ...days].map((day) => ({
            label: day?.slice(0, 3) ?? 'Any',
            name: day ?? 'Any day',
            filter: { ...filter, day },
            chosen: filter.day === day,
          }))}
        />
      )}
    </Filters>
  );
}

/** The days to choose from; none where every course meets on the same days, as online. */
function daysToChoose(rows: readonly ClassRow[]): readonly WeekdayName[] {
  const labels = [...new Set(rows.map(({ daysLabel }) => daysLabel))];
  return labels.length > 1 ? WEEKDAYS.filter((day) => labels.some((label) => meetsOn(label, day))) : [];
}

const meetsOn = (daysLabel: string, day: WeekdayName): boolean => weekdaysOf(daysLabel).includes(day);

interface CourseListProps {
  readonly caption: string;
  readonly online: boolean;
  /** What to do where the listed start has passed. */
  readonly note: string;
}

/**
 * The specialized programs as one list: what each is, for which ages, when it meets and what a child makes in it. A parent
 * keeps those that fit; the filter is in the address.
 */
export function CourseList({ caption, online, note }: CourseListProps) {
  const groups = COURSE_FAMILIES.map((family): CourseGroup => {
    const texts = new Map(family.courses.map((course) => [course.key, course]));
    const keys = family.courses.map(({ key }) => key).filter((key): key is ProgramKey => isProgramKey(key));
    return {
      title: family.title,
      courses: classRows(keys, { online }).map((row) => {
        const text = texts.get(row.key);
        return { ...row, text: text !== undefined && isShown(text) ? text : null };
      }),
    };
  });
  const rows = groups.flatMap(({ courses }) => courses);
  const days = daysToChoose(rows);
  const { age, day: asked } = readFilter(useQuery().search, AGES).filter;
  const day = days.find((each) => each === asked) ?? null;
  /** One that states no ages stays at every age: the school advises there. */
  const isKept = ({ ages, daysLabel }: ClassRow) =>
    (age === null || isOfAge(age, parseAges(ages ?? ''))) && (day === null || meetsOn(daysLabel, day));
  const kept = groups
    .map((group) => ({ ...group, courses: group.courses.filter(isKept) }))
    .filter(({ courses }) => courses.length > 0);
  const count = kept.reduce((sum, { courses }) => sum + courses.length, 0);
  const starts = [...new Set(rows.map((row) => row.starts))];
  const isFiltered = age !== null || day !== null;
  return (
    <div>
      <CourseFilterLinks days={days} filter={{ ...NO_FILTER, age, day }} />
      {rows.some(({ text }) => text?.sample) && (
        <SampleNote>the projects are examples of what a child makes in each course.</SampleNote>
      )}
      {count > 0 ? (
        <CourseTable caption={caption} groups={kept} />
      ) : (
        <EmptyState
          title="No course fits both"
          action={
            <TextLink asChild>
              <Link to={{ search: '' }} replace state={KEEPS_PLACE}>
                Show all courses
              </Link>
            </TextLink>
          }
        >
          Try another day, or ask us: the trial class shows what suits your child.
        </EmptyState>
      )}
      <chakra.p marginTop="4" marginBottom="2" fontWeight="700" role="status">
        {isFiltered
          ? `${count} of ${rows.length} courses${age === null ? '' : ` for a child of ${age}`}${
              day === null ? '' : ` on ${day}`
            }.`
          : `All ${rows.length} courses are shown.`}
        {age !== null && ' Where no ages are stated, the free trial shows whether a course fits.'}
      </chakra.p>
      {starts.length === 1 && (
        <chakra.p
          maxWidth="58ch"
          color="fg.quiet"
        >{`Listed start of every course: ${starts.join('')}. ${note}`}</chakra.p>
      )}
    </div>
  );
}
