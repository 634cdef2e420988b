import { agesLabel } from '@kidcode/booking';
import { programSlug } from '@kidcode/scheduling';
import type { CourseText } from '@kidcode/school';
import { SampleBadge, VisuallyHidden, styled } from '@kidcode/ui';

import type { ClassRow } from './class-rows';

/** A course with what the school says about it; null where that only stands in and is not shown. */
export interface Course extends ClassRow {
  readonly text: CourseText | null;
}

export interface CourseGroup {
  readonly title: string;
  readonly courses: readonly Course[];
}

const Table = /* @__PURE__ */ styled('table', {
  width: 'full',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '0.75rem 1rem 0.75rem 0' },
  '& thead th': { textStyle: 'label', color: 'fg.quiet' },
  '& tbody th[scope=rowgroup]': {
    paddingTop: '8',
    paddingBottom: '2',
    textStyle: 'label',
    color: 'accent.text',
    borderBottom: '2px solid {colors.line.hair}',
  },
  '& tr[id]': { scrollMarginTop: '9rem' },
  '& tr + tr:not(:nth-of-type(2)) > *': { borderTop: '1px solid {colors.line.hair}' },
  '& tbody th[scope=row]': { fontFamily: 'heading', fontWeight: '600', fontSize: 'lg', lineHeight: '1.25' },
  '& small': {
    display: 'block',
    fontFamily: 'body',
    fontWeight: '400',
    textStyle: 'small',
    color: 'fg.quiet',
  },
  '& td b, & td:first-of-type': { whiteSpace: 'nowrap' },
  '& thead th:nth-of-type(1)': { width: '32%' },
  '& thead th:nth-of-type(2)': { width: '8.5rem' },
  '& thead th:nth-of-type(3)': { width: '24%' },
  // On a phone a row is a few lines: name, then when and for whom, then what is made.
  mdDown: {
    display: 'block',
    '& caption, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: '0',
      paddingBlock: '3',
    },
    '& tbody tr:has(> [scope=rowgroup])': { paddingBlock: '0' },
    '& tbody tr + tr:not(:nth-of-type(2))': { borderTop: '1px solid {colors.line.hair}' },
    '& tr + tr:not(:nth-of-type(2)) > *': { borderTopWidth: '0' },
    '& tbody :is(th, td)': { padding: '0' },
    '& tbody th[scope=rowgroup]': { flexBasis: 'full', paddingTop: '4', paddingBottom: '2' },
    '& tbody th[scope=row]': { flexBasis: 'full' },
    '& tbody td': { textStyle: 'small' },
    '& tbody td:not([data-makes])': { fontWeight: '700', color: 'accent.text' },
    '& tbody td[data-makes]': { flexBasis: 'full' },
    '& tbody td small': { display: 'inline' },
  },
});

const COLUMNS = ['Course', 'Ages', 'Days and time', 'A project, for example'];

interface CourseTableProps {
  readonly caption: string;
  readonly groups: readonly CourseGroup[];
}

/** Courses by family, one row each: a table where there is room, a few lines a row on phones. */
export function CourseTable({ caption, groups }: CourseTableProps) {
  const hasTexts = groups.some(({ courses }) =>
    courses.some(({ text }) => text !== null && text.makes !== null),
  );
  const columns = hasTexts ? COLUMNS : COLUMNS.slice(0, 3);
  return (
    <Table>
      <caption style={{ padding: 0 }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, courses }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {title}
            </th>
          </tr>
          {courses.map((course) => (
            <Row key={course.key} course={course} hasTexts={hasTexts} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function Row({ course, hasTexts }: { readonly course: Course; readonly hasTexts: boolean }) {
  const { title, daysLabel, time, text } = course;
  return (
    <tr id={programSlug(course.key)}>
      <th scope="row">
        {title}
        {text?.forWhom != null && <small>{text.forWhom}</small>}
      </th>
      <td>{agesLabel(course.key)}</td>
      <td>
        <b>{daysLabel}</b> {time}
      </td>
      {hasTexts && (
        <td data-makes="">
          {text?.makes} {text?.sample && <SampleBadge />}
        </td>
      )}
    </tr>
  );
}
