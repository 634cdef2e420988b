import { siteDay } from '@kidcode/school';
import fc from 'fast-check';

import {
  courseEndDate,
  coursesAhead,
  courseStatus,
  findOnlineCourse,
  ONLINE_CAMP,
  ONLINE_COURSES,
  onlineCampPhase,
  parseStartDate,
  startDatesAhead,
} from './online-courses';
import { canBookOn } from './season-status';

describe('the online courses', () => {
  it.each([
    ['KNCSPECIAL07', 'Roblox Game Development', 'Lua Scripting'],
    ['KNCSPECIAL03', 'AI/ML for Beginners', 'Python + AI Tools'],
  ])('%s is %s (%s): 6 sessions in 2 weeks for ages 8-14', (courseCode, title, programmingType) => {
    expect(findOnlineCourse(courseCode)).toMatchObject({
      courseCode,
      title,
      programmingType,
      sessions: 6,
      duration: '2 Weeks',
      ageRange: '8-14',
    });
  });

  it('are these two, and no other code names one', () => {
    expect(ONLINE_COURSES).toHaveLength(2);
    expect(findOnlineCourse('KNCSPECIAL01')).toBeNull();
  });

  it('start as advertised: December 22, 2025, 2:00 PM to 4:00 PM', () => {
    for (const course of ONLINE_COURSES) {
      expect(course.startDates[0]).toBe('December 22, 2025 (2:00 PM - 4:00 PM) CST');
      for (const label of course.startDates) expect(parseStartDate(label).ok).toBe(true);
    }
  });

  it('mark the fields that the specifications do not give as sample content', () => {
    for (const course of ONLINE_COURSES) {
      expect(course.sampleFields).toEqual(['projectName', 'projectDetails', 'keyLearnings']);
      for (const field of course.sampleFields) expect(course[field].length).toBeGreaterThan(0);
    }
  });
});

describe('the start dates that are still ahead (D-44)', () => {
  const startDates = ['December 22, 2025 (2:00 PM - 4:00 PM) CST', 'some day', 'January 5, 2026'] as const;

  it.each([
    ['2025-12-22', [startDates[0], startDates[2]]],
    ['2025-12-23', [startDates[2]]],
    ['2026-01-05', [startDates[2]]],
    ['2026-01-06', []],
  ])('on %s: %j', (today, labels) => {
    expect(startDatesAhead({ startDates }, siteDay(today))).toEqual(labels);
  });

  it('keep the courses listed up to the day on which they start, no longer', () => {
    expect(coursesAhead(siteDay('2025-12-22'))).toEqual(ONLINE_COURSES);
    expect(coursesAhead(siteDay('2025-12-23'))).toEqual([]);
  });
});

describe('the state of an online course', () => {
  it.each([
    ['2025-12-22', 'open', true],
    ['2025-12-23', 'running', true],
    ['2025-12-29', 'running', false],
    ['2026-01-02', 'running', false],
    ['2026-01-03', 'over', false],
  ] as const)('on %s is %s; whether anything of the school can be booked: %s', (day, phase, canBook) => {
    const today = siteDay(day);
    expect(ONLINE_COURSES.map((course) => courseStatus(course, today).phase)).toEqual([phase, phase]);
    expect(onlineCampPhase(today)).toBe(phase);
    expect(canBookOn(today)).toBe(canBook);
  });

  it('is open while one of its dates is ahead, even if a group has begun', () => {
    const course = {
      startDates: ['December 22, 2025', 'January 5, 2026'],
      duration: '2 Weeks',
    } as const;
    expect(courseStatus(course, siteDay('2025-12-29'))).toEqual({
      phase: 'open',
      startDates: ['January 5, 2026'],
    });
  });
});

it('online camps are for ages 6-16, Monday to Wednesday, in groups of at most 5', () => {
  expect(ONLINE_CAMP).toMatchObject({ ages: '6-16', classDays: 'Monday to Wednesday', groupSizeMax: 5 });
});

const at = (startDate: string, startTime = '2:00 PM', endTime = '4:00 PM') => ({
  ok: true,
  value: { startDate, startTime, endTime },
});

describe('parseStartDate', () => {
  it.each([
    ['December 22, 2025 (2:00 PM - 4:00 PM) CST', at('2025-12-22')],
    ['December 29, 2025 (10:00 AM - 12:00 PM) CST', at('2025-12-29', '10:00 AM', '12:00 PM')],
    ['june 1 2026', at('2026-06-01')],
    // The stated year counts, not that of the season; without one it is 2025.
    ['January 5, 2026', at('2026-01-05')],
    ['January 5', at('2025-01-05')],
    ['Dec 22 (3 PM - 5 PM)', at('2025-12-22', '3:00 PM', '5:00 PM')],
    ['February 29, 2028', at('2028-02-29')],
    ['Monday, December 22, 2025', at('2025-12-22')],
    ['December 22-26, 2026 (3PM to 5PM)', at('2026-12-22', '3:00 PM', '5:00 PM')],
    ['December 22 (3:30PM–5PM)', at('2025-12-22', '3:30 PM', '5:00 PM')],
  ])('reads "%s"', (label, expected) => {
    expect(parseStartDate(label)).toEqual(expected);
  });

  it.each([
    ['11 - 1 PM', '11:00 AM', '1:00 PM'],
    ['2 - 4 PM', '2:00 PM', '4:00 PM'],
    ['10 - 12 PM', '10:00 AM', '12:00 PM'],
    ['10:30 - 2 AM', '10:30 PM', '2:00 AM'],
  ])('a start without its half of the day lies before the end: %s', (times, startTime, endTime) => {
    expect(parseStartDate(`December 22 (${times})`)).toEqual(at('2025-12-22', startTime, endTime));
  });

  it.each(['December 22', 'December 22 (2 PM)', 'December 22 (14:00 - 16:00)', 'December 22 (25 - 99 PM)'])(
    'falls back to the default times for "%s"',
    (label) => {
      expect(parseStartDate(label)).toEqual(at('2025-12-22'));
    },
  );

  it.each(['Smarch 13, 2025', 'Week 1: December 22', 'Décembre 22', 'Decem 2'])(
    '"%s" has an invalid month name',
    (label) => {
      expect(parseStartDate(label)).toEqual({
        ok: false,
        error: { code: 'invalid-month', message: 'Invalid month name' },
      });
    },
  );

  it.each([
    '',
    'soon',
    'December',
    'December 2025',
    '22 December',
    '12/22/2025',
    'December 222, 2025',
    'February 30, 2025',
    'February 29, 2025',
    'April 31',
    'December 0',
    'December 22, 1999',
    'December 22, 9999',
    `December 22${' '.repeat(200)}`,
  ])('"%s" holds no date', (label) => {
    expect(parseStartDate(label)).toEqual({
      ok: false,
      error: { code: 'unparsable-date', message: 'Could not parse date from selected option' },
    });
  });

  it('never throws on any string', () => {
    const words = fc.constantFrom(
      'December',
      'Smarch',
      '22',
      '31',
      ', ',
      ' ',
      '2025',
      '(',
      '2',
      ':00',
      'PM',
      '-',
      '\n',
    );
    const labelLike = fc.array(words, { maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), labelLike), (label) => {
        expect(typeof parseStartDate(label).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('answers at once on a very long label', () => {
    expect(parseStartDate(`1${' '.repeat(1_000_000)}`).ok).toBe(false);
  });
});

it.each([
  ['2025-12-22', '2 Weeks', '2026-01-02'],
  ['2025-12-22', '2 weeks', '2026-01-02'],
  ['2025-12-22', 'Two-week course', '2026-01-02'],
  ['2025-12-22', '1 Week', '2025-12-26'],
  ['2025-12-22', '12 Weeks', '2025-12-26'],
  ['2025-12-22', '', '2025-12-26'],
  ['2026-03-07', '1 Week', '2026-03-11'],
])('a course from %s lasting "%s" ends on %s', (start, duration, end) => {
  expect(courseEndDate(siteDay(start), duration)).toBe(end);
});
