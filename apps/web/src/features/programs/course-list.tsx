import { chakra } from '@chakra-ui/react';
import { COURSE_FAMILIES } from '@kidcode/current-school';
import { isProgramKey, type ProgramKey } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';
import { EmptyState, TextLink } from '@kidcode/ui';
import { useSyncExternalStore, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { KEEPS_PLACE } from '../../shared/navigation';
import { SampleNote } from '../../shared/sample-note';
import { isShown } from '../../shared/samples';
import { classRows, daysOf, type ClassRow } from './class-rows';
import {
  DAY_NAMES,
  fitsFilter,
  readCourseFilter,
  type CourseFilter,
  type FilterChoices,
  filterQuery,
} from './course-filter';
import { CourseTable, type CourseGroup } from './course-table';

/* Without scripts nothing can be kept apart: the whole list stands there, and no filter. */
const Filters = /* @__PURE__ */ chakra('div', {
  base: {
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
  },
});

interface Choice {
  readonly label: string;
  /** Where the label is too short to be heard. */
  readonly name?: string;
  readonly filter: CourseFilter;
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
              to={{ search: filterQuery(filter) }}
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

interface CourseFilterLinksProps {
  readonly choices: FilterChoices;
  readonly filter: CourseFilter;
}

/** Which courses a parent keeps: by the child's age, and by the day where that makes a difference. */
function CourseFilterLinks({ choices: { ages, days }, filter }: CourseFilterLinksProps) {
  return (
    <Filters>
      <Question
        title="How old is your child?"
        choices={[null, ...ages].map((age) => ({
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
            label: day ?? 'Any',
            name: day === null ? 'Any day' : (DAY_NAMES[day] ?? day),
            filter: { ...filter, day },
            chosen: filter.day === day,
          }))}
        />
      )}
    </Filters>
  );
}

const Count = /* @__PURE__ */ chakra('p', {
  base: { marginTop: '4', marginBottom: '2', fontWeight: '700' },
});

const Note = /* @__PURE__ */ chakra('p', { base: { maxWidth: '58ch', color: 'fg.quiet' } });

/** Every age that the school serves. */
const AGES = Array.from(
  { length: BRAND.ages.to - BRAND.ages.from + 1 },
  (_, index) => BRAND.ages.from + index,
);

/** The days to choose from; none where every course meets on the same days, as online. */
function daysToChoose(rows: readonly ClassRow[]): readonly string[] {
  return new Set(rows.map(({ daysLabel }) => daysLabel)).size > 1 ? daysOf(rows) : [];
}

const subscribeNever = () => () => undefined;

/** The filter that the address names. The static page knows no query, so neither does the first render in the browser. */
function useCourseFilter(choices: FilterChoices): CourseFilter {
  const { search } = useLocation();
  const read = useSyncExternalStore(
    subscribeNever,
    () => search,
    () => '',
  );
  return readCourseFilter(read, choices);
}

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
  const choices = { ages: AGES, days: daysToChoose(rows) };
  const filter = useCourseFilter(choices);
  const kept = groups
    .map((group) => ({ ...group, courses: group.courses.filter((row) => fitsFilter(row, filter)) }))
    .filter(({ courses }) => courses.length > 0);
  const count = kept.reduce((sum, { courses }) => sum + courses.length, 0);
  const starts = [...new Set(rows.map((row) => row.starts))];
  const isFiltered = filter.age !== null || filter.day !== null;
  return (
    <div>
      <CourseFilterLinks choices={choices} filter={filter} />
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
      <Count role="status">
        {isFiltered
          ? `${count} of ${rows.length} courses${filter.age === null ? '' : ` for a child of ${filter.age}`}${
              filter.day === null ? '' : ` on ${DAY_NAMES[filter.day] ?? filter.day}`
            }.`
          : `All ${rows.length} courses are shown.`}
        {filter.age !== null && ' Where no ages are stated, the free trial shows whether a course fits.'}
      </Count>
      {starts.length === 1 && <Note>{`Listed start of every course: ${starts.join('')}. ${note}`}</Note>}
    </div>
  );
}
