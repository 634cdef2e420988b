import { findOnlineCourse, ONLINE_CAMP, ONLINE_COURSES } from './online-courses';
import { parseStartDate } from './parse-start-date';

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
      expect(course).toMatchObject({
        sample: true,
        sampleFields: ['projectName', 'projectDetails', 'keyLearnings'],
      });
      for (const field of course.sampleFields) expect(course[field].length).toBeGreaterThan(0);
    }
  });

  it('carry no price: pricing is its own subject', () => {
    for (const course of ONLINE_COURSES) expect(Object.keys(course).join()).not.toMatch(/price/i);
  });
});

it('online camps are for ages 6-16, Monday to Wednesday, in groups of at most 5', () => {
  expect(ONLINE_CAMP).toEqual({ ages: '6-16', classDays: 'Monday to Wednesday', groupSizeMax: 5 });
});
