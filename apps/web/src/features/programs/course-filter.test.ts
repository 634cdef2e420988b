import { filterQuery, fitsFilter, NO_FILTER, readCourseFilter, type CourseFilter } from './course-filter';

const CHOICES = { ages: [5, 6, 7, 8, 9, 10], days: ['Mon', 'Tue', 'Wed'] };
const course = (ages: string | null, days: readonly string[] = ['Mon', 'Wed']) => ({ ages, days });

describe('the filter of courses', () => {
  it.each(
    [null, ...CHOICES.ages].flatMap((age) =>
      [null, ...CHOICES.days].map((day): CourseFilter => ({ age, day })),
    ),
  )('%j is read from the address that it writes', (filter) => {
    expect(readCourseFilter(filterQuery(filter), CHOICES)).toEqual(filter);
  });

  it.each(['', '?age=99', '?age=', '?age=8.5', '?day=Sun', '?day=Mon', '?utm_source=mail'])(
    'keeps all at %j',
    (search) => expect(readCourseFilter(search, CHOICES)).toEqual(NO_FILTER),
  );

  it.each([
    ['8-14', 7, false],
    ['8-14', 8, true],
    ['8-14', 14, true],
    ['8-14', 15, false],
    [null, 5, true],
  ] as const)('a course for ages %s and a child of %i', (ages, age, stays) => {
    expect(fitsFilter(course(ages), { age, day: null })).toBe(stays);
  });

  it('keeps what fits both', () => {
    expect(fitsFilter(course('8-14', ['Tue', 'Thu']), { age: 9, day: 'Tue' })).toBe(true);
    expect(fitsFilter(course('8-14', ['Tue', 'Thu']), { age: 9, day: 'Mon' })).toBe(false);
    expect(fitsFilter(course('8-14', ['Tue', 'Thu']), { age: 5, day: 'Tue' })).toBe(false);
  });
});
