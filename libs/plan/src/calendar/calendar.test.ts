import ICAL from 'ical.js';
import { siteDay } from '@kidcode/school';
import { SITE_TIME_ZONE, PROGRAM_KEYS, type CampSeason } from '@kidcode/scheduling';
import { but, childOf, planOf, ROBLOX as COURSE, SCHOOL, TODAY, whole, winterWeeks } from '../../test/plans';
import type { FamilyPlan, PlanItem } from '../plan';
import { planSchool, planSeason } from '../plan-school';
import { googleCalendarLink, instantOf, type CalendarEntry } from './google-link';
import { calendarFile } from './calendar-file';
import { classEntry, planEntries, seasonEntries } from './plan-entries';

const OPTIONS = { name: 'Plan', zone: SITE_TIME_ZONE, today: TODAY, host: 'www.example.com' };

const WEEKS = winterWeeks(1, 2);
const PLAN: FamilyPlan = {
  children: [{ ...childOf('a', WEEKS), label: 'Ana' }, childOf('b', WEEKS, COURSE)],
};

/** An hour at ten on some days, and nothing else. */
const hourOn = (day: string, ...more: string[]): CalendarEntry => ({
  ...{ id: 'x', title: 'X', place: '', notes: '', askDays: [], closedDays: [], weekdays: null },
  hours: { opens: 600, closes: 660 },
  days: [siteDay(day), ...more.map(siteDay)],
});

/** The events of a file as a calendar that knows nothing of us reads it, with the file's own zone. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as string);
  const zone = calendar.getFirstSubcomponent('vtimezone')!;
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const utc = (time: ICAL.Time): string => time.toJSDate().toISOString();

describe('a calendar file', () => {
  it('has every day of a plan once, at the hours of the school’s clock', () => {
    const events = read(calendarFile(planEntries(PLAN, SCHOOL), OPTIONS));
    expect(events).toHaveLength(10 + 6);
    // What is registered stays in it when nobody can book it any more.
    const later = planSchool(siteDay('2025-12-27'));
    const camps = planOf(WEEKS);
    expect(planEntries(camps, later)).toEqual([]);
    expect(planEntries(camps, later, () => true)).toHaveLength(2);
    const [first] = events;
    expect(first!.summary).toBe('Winter Camp, week 1: AI & Robotics Challenge (Ana, Child 2)');
    // The theme is each week's own.
    expect(new Set(events.map(({ summary }) => summary))).toContain(
      'Winter Camp, week 2: Game Design & Content Creation (Ana, Child 2)',
    );
    expect(first!.location).toContain('Euless');
    expect(first!.description).toContain('lunch');
    expect([utc(first!.startDate), utc(first!.endDate)]).toEqual([
      '2025-12-22T13:30:00.000Z',
      '2025-12-23T00:00:00.000Z',
    ]);
    const course = events.filter(({ summary }) => summary.startsWith('Roblox'));
    // RFC 5545, 3.8.7.2: in UTC, whatever the clock of the events.
    const file = calendarFile(planEntries(PLAN, SCHOOL), OPTIONS);
    expect(new Set(file.match(/^DTSTAMP:.*$/gm))).toEqual(new Set(['DTSTAMP:20251201T000000Z']));
    expect(course.map(({ startDate }) => utc(startDate).slice(0, 16))).toEqual(
      ['22', '23', '24', '29', '30', '31'].map((day) => `2025-12-${day}T20:00`),
    );
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has the same text whenever it is made on a day, and is empty without entries', () => {
    const entries = planEntries(PLAN, SCHOOL);
    expect(calendarFile(entries, OPTIONS)).toBe(calendarFile(entries, OPTIONS));
    expect(calendarFile([], OPTIONS)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/);
    // RFC 5545, 3.7.3: who made it, with the language as the last part.
    expect(calendarFile([], OPTIONS)).toContain('PRODID:-//www.example.com//calendar//EN\r\n');
    expect(
      calendarFile(entries, OPTIONS)
        .split('\r\n')
        .every((line) => line.length <= 75),
    ).toBe(true);
  });

  it('keeps a weekly class at its hour across both changes of the clock', () => {
    const entry = classEntry('SCRATCH_GAME', 'euless', TODAY)!;
    expect(entry).toMatchObject({
      days: ['2025-12-03'],
      weekdays: [3, 5],
      hours: { opens: 1050, closes: 1110 },
      notes: expect.stringContaining(
        'How long a class lasts is not stated: one hour is entered. Ask us.',
      ) as string,
    });
    const [event] = read(calendarFile([entry], OPTIONS));
    const times = event!.iterator();
    const starts: string[] = [];
    for (let at = times.next(); starts.length < 110; at = times.next()) starts.push(utc(at));
    expect(starts[0]).toBe('2025-12-03T23:30:00.000Z');
    expect(starts).toContain('2026-03-06T23:30:00.000Z');
    expect(starts).toContain('2026-03-11T22:30:00.000Z');
    expect(starts).toContain('2026-10-30T22:30:00.000Z');
    expect(starts).toContain('2026-11-04T23:30:00.000Z');
    for (const start of starts) {
      const day = siteDay(
        new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIME_ZONE }).format(new Date(start)),
      );
      expect(start).toBe(instantOf(day, 1050, SITE_TIME_ZONE).toISOString());
    }
  });

  it.each(['America/Chicago', 'America/New_York', 'America/Phoenix', 'Europe/Berlin', 'Australia/Sydney'])(
    'is right in %s on every day of two years',
    (zone) => {
      const days = Array.from({ length: 24 }, (_, month) =>
        ['01', '08', '29'].map((day) =>
          month % 12 === 1 && day === '29'
            ? '2025-01-31'
            : `${2025 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`,
        ),
      ).flat();
      const events = read(
        calendarFile(
          days.map((day) => hourOn(day)),
          { ...OPTIONS, zone },
        ),
      );
      expect(events.map(({ startDate }) => utc(startDate))).toEqual(
        days.map((day) => instantOf(siteDay(day), 600, zone).toISOString()),
      );
    },
  );

  it('states a zone as the standard does', () => {
    // RFC 5545, 3.6.5: its own example of New York, whose clock has followed one rule since 2007.
    const file = calendarFile([hourOn('2010-06-01'), hourOn('2008-06-02')], {
      ...OPTIONS,
      zone: 'America/New_York',
    });
    expect(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE/.exec(file)?.[0].split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
    // 3.3.14: an offset of nothing is never negative.
    const greenwich = calendarFile([hourOn('2025-06-02')], { ...OPTIONS, zone: 'Europe/London' });
    expect(greenwich).toContain('TZOFFSETTO:+0000');
    expect(greenwich).not.toContain('-0000');
  });

  // Four years of one rule are a rule; a clock that was changed less often, or by another rule, follows none.
  it.each([
    ['two years of daylight time before it was given up', 'America/Mexico_City', '2022-07-04'],
    ['the first summer without it', 'America/Mexico_City', '2023-07-03'],
    ['daylight time that stayed for good', 'Europe/Istanbul', '2017-01-10'],
    ['a rule that was replaced', 'America/Chicago', '2006-03-20'],
    ['the rule that replaced it', 'America/Chicago', '2007-03-20'],
  ])('is right after %s', (_what, zone, day) => {
    const [event] = read(calendarFile([hourOn(day)], { ...OPTIONS, zone }));
    expect(utc(event!.startDate)).toBe(instantOf(siteDay(day), 600, zone).toISOString());
  });

  it('leaves out of a class that comes again the days on which the school is closed, and names none without', () => {
    const mondays: CalendarEntry = { ...hourOn('2025-12-01'), weekdays: [1] };
    expect(calendarFile([mondays], OPTIONS)).not.toContain('EXDATE');
    const [event] = read(calendarFile([{ ...mondays, closedDays: [siteDay('2025-12-08')] }], OPTIONS));
    const times = event!.iterator();
    const days = Array.from({ length: 3 }, () => times.next().toString().slice(0, 10));
    expect(days).toEqual(['2025-12-01', '2025-12-15', '2025-12-22']);
  });

  it('can be made for every class', () => {
    for (const key of PROGRAM_KEYS) {
      for (const branch of ['euless', 'online'] as const) {
        const entry = classEntry(key, branch, TODAY);
        expect(entry).not.toBeNull();
        expect(entry!.hours.closes).toBeGreaterThan(entry!.hours.opens);
        expect(calendarFile([entry!], OPTIONS)).toContain('DTEND;');
      }
    }
  });
});

// Every day was entered alike, and no test asked about a day of which the school has said nothing (D-90).
describe('public holidays of which the school says nothing', () => {
  const MARK = ' (not published: ask)';
  const dayOf = (event: ICAL.Event): string => event.startDate.toString().slice(0, 10);

  it('are marked in the events of a camp, which say so in their notes as well', () => {
    const events = read(calendarFile(planEntries(PLAN, SCHOOL), OPTIONS)).filter(({ summary }) =>
      summary.startsWith('Winter Camp'),
    );
    expect(events.filter(({ summary }) => summary.endsWith(MARK)).map(dayOf)).toEqual([
      '2025-12-25',
      '2026-01-01',
    ]);
    expect(events[0]!.description).toBe(
      'Bring your own lunch and a water bottle. All food must be peanut-free. ' +
        'Not published whether the school is open on December 25, 2025: ask.',
    );
  });

  it('are marked in an online course that meets on one, and in no other', () => {
    const daily = { ...SCHOOL, onlineCamp: { ...SCHOOL.onlineCamp, classDays: 'Monday to Friday' } };
    const plan = planOf(COURSE);
    const [entry] = planEntries(plan, daily);
    expect(entry!.notes).toBe('Online. Not published whether the school is open on December 25, 2025: ask.');
    const events = read(calendarFile([entry!], OPTIONS));
    expect(events.filter(({ summary }) => summary.endsWith(MARK)).map(dayOf)).toEqual(['2025-12-25']);
    expect(planEntries(plan, SCHOOL)[0]!.notes).toBe('Online');
  });

  it('are events of their own beside a class that comes again, which leaves them out', () => {
    // Tuesdays and Thursdays.
    const entry = classEntry('AI_WEBSITE', 'euless', TODAY)!;
    const [weekly, ...marked] = read(calendarFile([entry], OPTIONS));
    expect(marked.map(dayOf)).toEqual(['2025-12-25', '2026-01-01', '2026-11-26']);
    expect(marked.every(({ summary }) => summary.endsWith(MARK))).toBe(true);
    expect([weekly!.isRecurring(), ...marked.map((event) => event.isRecurring())]).toEqual([
      true,
      ...marked.map(() => false),
    ]);
    const times = weekly!.iterator();
    const days = Array.from({ length: 12 }, () => times.next().toString().slice(0, 10));
    expect(days).toContain('2025-12-23');
    expect(days).toContain('2025-12-30');
    expect(days).not.toContain('2025-12-25');
    expect(days).not.toContain('2026-01-01');
    expect(entry.notes).toMatch(
      /^How long .* Ask us\. Not published .* open on December 25, 2025 and January 1, 2026 and /,
    );
  });

  it('are not the first day of a class that comes again', () => {
    const christmas = siteDay('2025-12-25');
    const entry = classEntry('AI_WEBSITE', 'euless', christmas)!;
    expect(entry.days).toEqual(['2025-12-30']);
    const events = read(calendarFile([entry], { ...OPTIONS, today: christmas }));
    expect(events.slice(0, 2).map(dayOf)).toEqual(['2025-12-30', '2025-12-25']);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
});

describe('a class', () => {
  it('online is told from the same one at a center: by its id, its place and its notes', () => {
    const LENGTH = 'How long a class lasts is not stated: one hour is entered. Ask us.';
    const [online, center] = (['online', 'euless'] as const).map((branch) =>
      classEntry('SCRATCH_GAME', branch, TODAY)!,
    );
    // The id is in calendars already: another one would enter the class a second time.
    expect([online!.id, center!.id]).toEqual(['class-scratch-game-online', 'class-scratch-game-euless']);
    expect([online!.place, center!.place]).toEqual(['', expect.stringContaining('Euless')]);
    expect(online!.notes).toMatch(new RegExp(`^Online\\. ${LENGTH} Not published`));
    expect(center!.notes).toMatch(new RegExp(`^${LENGTH}`));
  });

  it.each([
    // Wednesdays and Fridays; the timetable begins on Monday, September 8.
    ['2025-08-01', '2025-09-10'],
    ['2025-09-10', '2025-09-10'],
    ['2025-09-11', '2025-09-12'],
  ])('seen on %s begins on %s', (today, first) => {
    expect(classEntry('SCRATCH_GAME', 'euless', siteDay(today))!.days).toEqual([first]);
  });
});

describe('whose an event is', () => {
  const of = (label: string, ...items: PlanItem[]) => ({ ...childOf(label, ...items), label });
  const titles = (...children: FamilyPlan['children']) =>
    planEntries({ children }, SCHOOL).map(({ title }) => title.replace(/^.*?(?= \(|$)/, ''));
  const away = but(WEEKS, {}, 'flower-mound');

  it.each<[string, FamilyPlan['children'], string[]]>([
    ['is not said of an only child', [of('', WEEKS)], ['', '']],
    ['is said of an only child that has a name', [of(' Ana ', WEEKS)], [' (Ana)', ' (Ana)']],
    ['is not said where the name is only spaces', [of('  ', WEEKS)], ['', '']],
    [
      'is said by place in the plan where nobody is named and each goes elsewhere',
      [of('', WEEKS), { ...of('', away), id: 'b' }],
      [' (Child 1)', ' (Child 2)', ' (Child 1)', ' (Child 2)'],
    ],
    [
      'is not said of a child without anything in the plan',
      [of('', WEEKS), { ...of(''), id: 'b' }],
      ['', ''],
    ],
  ])('%s', (_name, children, expected) => expect(titles(...children)).toEqual(expected));
});

describe('an online course', () => {
  it('is its sessions at its own hours, one entry for each course', () => {
    const entries = planEntries(planOf(COURSE, { ...COURSE, courseCode: 'KNCSPECIAL03' }), SCHOOL);
    expect(new Set(entries.map(({ id }) => id))).toEqual(
      new Set(['KNCSPECIAL07-2025-12-22', 'KNCSPECIAL03-2025-12-22']),
    );
    // Two weeks from Monday to Wednesday, 2 to 4 in the afternoon, at no center.
    expect(entries.find(({ id }) => id.startsWith('KNCSPECIAL03'))).toEqual({
      ...{ id: 'KNCSPECIAL03-2025-12-22', title: 'AI/ML for Beginners', place: '', notes: 'Online' },
      hours: { opens: 14 * 60, closes: 16 * 60 },
      days: ['22', '23', '24', '29', '30', '31'].map((day) => `2025-12-${day}`),
      ...{ askDays: [], closedDays: [], weekdays: null },
    });
  });
});

describe('a season at a center', () => {
  const camp = (season: string) => planSeason(SCHOOL, season as CampSeason)!.camp;

  it('is the same weeks as those of somebody who registers for all of them', () => {
    expect(seasonEntries(camp('winter'), 'euless', TODAY)).toEqual(planEntries(planOf(WEEKS), SCHOOL));
  });

  it.each([
    ['2025-12-26', ['winter-2025-week-1', 'winter-2025-week-2']],
    ['2025-12-27', ['winter-2025-week-2']],
    ['2026-01-03', []],
  ])('has on %s the weeks that are not over', (day, weeks) => {
    const ids = seasonEntries(camp('winter'), 'euless', siteDay(day)).map(({ id }) => id);
    expect(ids).toEqual(weeks.map((week) => `${week}-euless-full_day`));
  });

  it('has nothing while its hours are not set, nor in weeks without a date', () => {
    expect(seasonEntries({ ...camp('winter'), dayLengths: [] }, 'euless', TODAY)).toEqual([]);
    const weeks = camp('winter').weeks.map((week) => ({ ...week, start: null, end: null }));
    expect(seasonEntries({ ...camp('winter'), weeks }, 'euless', TODAY)).toEqual([]);
  });
});

describe('a link for Google', () => {
  it('fills in a week of camp', () => {
    const [week] = planEntries(PLAN, SCHOOL);
    const url = new URL(googleCalendarLink(week!, SITE_TIME_ZONE));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      dates: '20251222T133000Z/20251223T000000Z',
      ctz: SITE_TIME_ZONE,
      recur: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=5',
    });
  });

  it('fills in a class of every week', () => {
    const url = new URL(googleCalendarLink(classEntry('SCRATCHJR', 'online', TODAY)!, SITE_TIME_ZONE));
    expect(url.searchParams.get('recur')).toBe('RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
    expect(url.searchParams.get('location')).toBeNull();
  });
});

describe('what a calendar leaves out', () => {
  it('is what cannot be registered for, and what has no date', () => {
    const gone: PlanItem = { ...COURSE, courseCode: 'NONE' };
    expect(planEntries(planOf(gone), SCHOOL)).toEqual([]);
    // The day after the last one for the whole camp: it keeps its price (D-50), and nobody can go.
    const plan = planOf(but(whole(), { season: 'winter' }));
    expect(planEntries(plan, planSchool(siteDay('2025-12-15')))).toHaveLength(2);
    expect(planEntries(plan, planSchool(siteDay('2025-12-16')))).toEqual([]);
    // A course whose sessions nobody has stated yet meets on no day.
    const never = {
      ...SCHOOL,
      courses: SCHOOL.courses.map((course) => ({ ...course, sessions: 0 })),
    };
    expect(planEntries(planOf(COURSE), never)).toEqual([]);
    const undated = {
      ...SCHOOL,
      seasons: SCHOOL.seasons.map((season) => ({
        ...season,
        camp: {
          ...season.camp,
          weeks: season.camp.weeks.map((week) => ({ ...week, start: null, end: null })),
        },
      })),
    };
    expect(planEntries(planOf(WEEKS), undated)).toEqual([]);
  });

  it('is the place and the notes where nobody says them', () => {
    const bare = hourOn(TODAY);
    const file = calendarFile([bare], OPTIONS);
    for (const field of ['LOCATION', 'DESCRIPTION']) expect(file).not.toContain(`${field}:`);
    const url = new URL(googleCalendarLink(bare, SITE_TIME_ZONE));
    expect([...url.searchParams.keys()]).toEqual(['action', 'text', 'dates', 'ctz']);
    expect(url.searchParams.get('dates')).toBe('20251201T160000Z/20251201T170000Z');
    expect(calendarFile([{ ...bare, place: 'Here' }], OPTIONS)).toContain('LOCATION:Here');
  });
});
