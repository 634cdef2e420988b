import { siteDay } from '@kidcode/school';
import {
  ONLINE_CAMP,
  courseStatus,
  coursesAhead,
  findOnlineCourse,
  ONLINE_COURSES,
  onlineCampPhase,
  startDatesAhead,
  parseStartDate,
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
