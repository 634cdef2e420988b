import { CENTER_IDS } from '@kidcode/branches';
import { formatMoney, parseSelection, quoteCamp, toDollars, type RawSelection } from '@kidcode/pricing';
import { ONLINE_COURSES, siteDay, type OnlineCourse } from '@kidcode/scheduling';
import { campForToken, courseForToken } from './for-token';
import {
  centerCampPayload,
  onlineCoursePayload,
  CENTER_CAMP_FIELDS,
  ONLINE_COURSE_FIELDS,
  readTokenPayload,
} from './payloads';
import type { CenterCampPayload } from './payloads';
import { enumerateSelections } from './enumerate-selections';

const START = 'December 22, 2025 (2:00 PM - 4:00 PM) CST';
const [roblox, ai] = ONLINE_COURSES as readonly [OnlineCourse, OnlineCourse];

function payloadOf(raw: RawSelection): CenterCampPayload {
  const parsed = parseSelection(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return centerCampPayload(quoteCamp(parsed.value), 'flower-mound');
}

describe('centerCampPayload', () => {
  it('is what the portal expects of the full winter camp, field by field', () => {
    const payload = payloadOf({ season: 'winter', registrationType: 'full_camp' });
    expect(JSON.stringify(payload)).toBe(
      JSON.stringify({
        name: 'KnCTX1001',
        programType: 'Winter Camp',
        registration_type: 'full_camp',
        duration: 'Full Day (7:30AM-6:00PM)',
        discountedPrice: '$508.00',
        originalPrice: '$598.00',
        discount: '15%',
        numOfPayment: '1',
        firstPayment: '$508.00',
        month: '',
        week: '1,2',
        payment_option: 'full',
      }),
    );
    expect(Object.keys(payload)).toEqual(CENTER_CAMP_FIELDS);
  });

  it.each([
    [[1], '$254.00', '$299.00', '1'],
    [[2], '$254.00', '$299.00', '2'],
    [[2, 1], '$508.00', '$598.00', '1,2'],
  ])('prices weeks %j at %s instead of %s', (weeks, discountedPrice, originalPrice, week) => {
    const payload = payloadOf({ season: 'winter', registrationType: 'weekly', weeks });
    expect(payload).toMatchObject({ discountedPrice, originalPrice, week, firstPayment: discountedPrice });
  });

  it.each([
    ['full_day', 'Full Day (7:30AM-6:00PM)'],
    ['first_half', 'First Half (7:30AM-12:30PM)'],
    ['second_half', 'Second Half (1:00PM-6:00PM)'],
  ])('writes %s as "%s" (D-6)', (duration, text) => {
    expect(payloadOf({ season: 'winter', registrationType: 'full_camp', duration }).duration).toBe(text);
  });

  it('says one payment even of three: the first one is what is paid now', () => {
    const payload = payloadOf({ season: 'winter', registrationType: 'full_camp', paymentOption: 'monthly' });
    expect(payload).toMatchObject({ numOfPayment: '1', firstPayment: '$169.00', payment_option: 'monthly' });
  });

  it('names the months of a monthly registration', () => {
    const payload = payloadOf({ season: 'summer', registrationType: 'monthly', months: 'june,july' });
    expect(payload).toMatchObject({ month: 'june,july', week: '', payment_option: 'full' });
  });

  it('carries the price of the engine for every selection that a form can make, at every branch', () => {
    for (const selection of [...enumerateSelections('winter'), ...enumerateSelections('summer')]) {
      const quote = quoteCamp(selection);
      for (const branchId of CENTER_IDS) {
        expect(centerCampPayload(quote, branchId)).toMatchObject({
          discountedPrice: `$${toDollars(quote.discountedPrice).toFixed(2)}`,
          originalPrice: `$${toDollars(quote.originalPrice).toFixed(2)}`,
          discount: `${quote.discountPercent}%`,
          firstPayment: formatMoney(quote.payments[0]!),
        });
      }
    }
  });

  it('takes the price of the quote, whatever it is', () => {
    const quote = quoteCamp({
      season: 'winter',
      registrationType: 'full_camp',
      duration: 'full_day',
      paymentOption: 'full',
    });
    expect(centerCampPayload({ ...quote, payments: [] }, 'flower-mound')).toMatchObject({
      name: 'KnCTX1001',
      firstPayment: '$508.00',
    });
  });
});

describe('onlineCoursePayload', () => {
  it('is what the portal expects of the Roblox course, field by field', () => {
    const made = onlineCoursePayload(roblox, START);
    const expected = {
      name: 'KnCTX1000',
      programType: 'summer',
      registration_type: 'boot_camp',
      courseName: 'Roblox Game Development',
      courseCode: 'KNCSPECIAL07',
      duration: '2 Weeks',
      startDate: '12/22/2025',
      endDate: '01/02/2026',
      startTime12h: '2:00 PM',
      endTime12h: '4:00 PM',
      timeZone: 'CDT',
      classDays: 'Mon-Wed',
      discountedPrice: '$288.00',
      originalPrice: '$320.00',
      discount: '10%',
      numOfPayment: '1',
      firstPayment: '$288.00',
      paymentOption: 'full',
    };
    expect(JSON.stringify(made)).toBe(JSON.stringify({ ok: true, value: expected }));
    expect(Object.keys(expected)).toEqual(ONLINE_COURSE_FIELDS);
  });

  it('ends a course of another length four days after it starts, at the default times', () => {
    const made = onlineCoursePayload({ ...ai, duration: '1 Week' }, 'December 22');
    expect(made).toMatchObject({
      value: { endDate: '12/26/2025', startTime12h: '2:00 PM', endTime12h: '4:00 PM', duration: '1 Week' },
    });
  });

  it.each([
    [' ', 'no-start-date', 'Please select a start date'],
    ['Smarch 13', 'invalid-month', 'Invalid month name'],
    ['soon', 'unparsable-date', 'Could not parse date from selected option'],
    ['February 30', 'unparsable-date', 'Could not parse date from selected option'],
  ])('refuses the start date "%s" with %s', (label, code, message) => {
    expect(onlineCoursePayload(roblox, label)).toEqual({ ok: false, error: { code, message } });
  });

  it('refuses a course without a price', () => {
    const course = { ...roblox, courseCode: 'KNCSPECIAL01' };
    expect(onlineCoursePayload(course, START)).toMatchObject({ error: { code: 'unknown-course' } });
  });
});

describe('campForToken', () => {
  const weekly = { season: 'winter', registrationType: 'weekly', weeks: '2', branchId: 'euless' };

  it('prices what is asked for, whatever price the asker states', () => {
    const forged = { ...weekly, discountedPrice: '$1.00', originalPrice: 1, firstPayment: '$0.00' };
    const made = campForToken(forged);
    expect(made).toMatchObject({
      ok: true,
      value: { name: 'KnCTX1002', discountedPrice: '$254.00', firstPayment: '$254.00' },
    });
  });

  it.each([
    ['unknown-branch', { ...weekly, branchId: 'online' }],
    ['unknown-branch', { ...weekly, branchId: undefined }],
    ['unknown-week', { ...weekly, weeks: '3' }],
    ['season-without-prices', { ...weekly, season: 'spring' }],
    ['duration-not-offered', { ...weekly, duration: 'first_half' }],
    ['registration-closed', { ...weekly, season: 'summer' }],
  ])('refuses with %s: %j', (code, request) => {
    expect(campForToken(request)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses what is closed on the day', () => {
    expect(campForToken(weekly, siteDay('2025-12-26')).ok).toBe(true);
    for (const day of ['2025-12-27', '2026-01-03', '2026-11-01']) {
      expect(campForToken(weekly, siteDay(day))).toMatchObject({ error: { code: 'registration-closed' } });
    }
  });
});

describe('courseForToken', () => {
  it('refuses a start date that has passed (D-44)', () => {
    expect(courseForToken('KNCSPECIAL07', START, siteDay('2025-12-22')).ok).toBe(true);
    expect(courseForToken('KNCSPECIAL07', START, siteDay('2025-12-23'))).toMatchObject({
      error: { code: 'course-started' },
    });
  });

  it.each(ONLINE_COURSES)('prices $title', ({ courseCode, startDates }) => {
    for (const label of startDates) {
      expect(courseForToken(courseCode, label)).toMatchObject({
        value: { courseCode, discountedPrice: '$288.00', originalPrice: '$320.00' },
      });
    }
  });

  it.each([
    ['unknown-online-course', 'KNCSPECIAL01', START],
    ['no-start-date', 'KNCSPECIAL07', ''],
    ['start-date-not-offered', 'KNCSPECIAL07', 'December 29, 2025 (2:00 PM - 4:00 PM) CST'],
  ])('refuses with %s: %s on "%s"', (code, courseCode, label) => {
    expect(courseForToken(courseCode, label)).toMatchObject({ ok: false, error: { code } });
  });
});

const camps = enumerateSelections('winter').map((selection) =>
  centerCampPayload(quoteCamp(selection), 'euless'),
);
const camp = { ...camps[0]! };

describe('readTokenPayload', () => {
  it.each(camps)('knows a camp: $registration_type $week', (fields) => {
    expect(readTokenPayload({ ...fields })).toEqual({ ok: true, value: { kind: 'center-camp', fields } });
  });

  it.each(ONLINE_COURSES)('knows a course: $title', ({ courseCode, startDates: [label] }) => {
    const made = courseForToken(courseCode, label);
    if (!made.ok) throw new Error(made.error.message);
    expect(readTokenPayload({ ...made.value })).toEqual({
      ok: true,
      value: { kind: 'online-course', fields: made.value },
    });
  });

  it.each([{}, { ...camp, week: 1 }, { name: 'KnCTX1001' }])('does not know %j', (payload) => {
    expect(readTokenPayload(payload)).toMatchObject({ error: { code: 'unknown-payload' } });
  });

  it('leaves out what it does not know', () => {
    const read = readTokenPayload({ ...camp, extra: 'x' });
    expect(read.ok && Object.keys(read.value.fields)).toEqual(Object.keys(camp));
  });
});
