import { centerCampPayload, enumerateSelections, type PlacesLeft, verifyToken } from '@kidcode/booking';
import { quoteCamp } from '@kidcode/pricing';
import { ONLINE_COURSES, siteDay } from '@kidcode/scheduling';
import fc from 'fast-check';

import { campTokenHandler } from './camp-handlers.ts';

const SECRET = 'a secret for the tests only, 32 bytes or more';
const NOW = 1_764_600_000;

const NOBODY_COUNTS = () => Promise.resolve<PlacesLeft>({});

const handlerOn = (day: string, places = NOBODY_COUNTS, failures: unknown[] | null = null) =>
  campTokenHandler({
    limiter: { take: () => Promise.resolve(0) },
    visitorOf: () => 'visitor',
    reportFailure: (error) => {
      if (failures === null) throw error;
      failures.push(error);
    },
    secret: SECRET,
    nowSeconds: () => NOW,
    today: () => siteDay(day),
    places,
  });

const ask = async (body: unknown, day = '2025-12-01', handler = handlerOn(day)) => {
  const response = await handler(
    new Request('http://localhost/functions/v1/camp-token', { method: 'POST', body: JSON.stringify(body) }),
  );
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

const claimsOf = async (token: unknown) => {
  const check = await verifyToken(String(token), SECRET, { now: NOW });
  return check.valid ? check.payload : null;
};

const WINTER = enumerateSelections('winter');
const weekly = (more: object) => ({
  ...{ season: 'winter', registrationType: 'weekly', weeks: [1], branchId: 'euless' },
  ...more,
});
const FULL_CAMP = { season: 'winter', registrationType: 'full_camp', branchId: 'euless' };

describe('camp-token', () => {
  it.each(WINTER)("signs the engine's own price for %j", async (selection) => {
    const { status, body } = await ask({ ...selection, branchId: 'euless' });
    const expected = centerCampPayload(quoteCamp(selection), 'euless');
    expect(status).toBe(200);
    expect(await claimsOf(body['token'])).toEqual(expected);
    expect(body).toEqual({ token: body['token'], payload: expected, expiresAt: NOW + 86_400 });
  });

  it.each(ONLINE_COURSES)('signs the online course $courseCode', async ({ courseCode, startDates }) => {
    const { body } = await ask({ courseCode, startLabel: startDates[0] });
    expect(await claimsOf(body['token'])).toMatchObject({
      courseCode,
      discountedPrice: '$288.00',
      originalPrice: '$320.00',
    });
  });

  it('cannot be made to sign a forged price, whatever the browser sends beside the selection', async () => {
    const names = [
      'discountedPrice',
      'originalPrice',
      'price',
      'discount',
      'firstPayment',
      'rates',
      'quote',
      'payload',
      'iat',
      'exp',
      'name',
      '__proto__',
      'selection',
    ];
    const forged = fc.dictionary(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(fc.constantFrom('$1.00', 1, '99%', { discountedPrice: '$1.00' }), fc.jsonValue()),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WINTER), forged, async (selection, extra) => {
        const { body } = await ask({
          ...without(extra, 'courseCode'),
          ...plain(selection),
          branchId: 'flower-mound',
        });
        expect(await claimsOf(body['token'])).toEqual(
          centerCampPayload(quoteCamp(selection), 'flower-mound'),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, object, string, string?]>([
    ['nothing', {}, 'unknown-branch'],
    ['a branch that is no center', { ...WINTER[0], branchId: 'online' }, 'unknown-branch'],
    ['week 3 of winter', weekly({ weeks: [3] }), 'unknown-week'],
    ['no week', weekly({ weeks: [] }), 'no-week'],
    ['half days in winter', weekly({ duration: 'first_half' }), 'duration-not-offered'],
    ['the closed summer', weekly({ season: 'summer' }), 'registration-closed'],
    ['spring', weekly({ season: 'spring' }), 'season-without-prices'],
    ['an unknown course', { courseCode: 'KNCSPECIAL99', startLabel: 'December 22' }, 'unknown-online-course'],
    [
      'a date that the course does not offer',
      { courseCode: 'KNCSPECIAL07', startLabel: 'December 24, 2025' },
      'start-date-not-offered',
    ],
    ['a course as a list', { courseCode: ['KNCSPECIAL07'], startLabel: 1 }, 'not-a-course'],
    ['the full camp after December 15', FULL_CAMP, 'type-not-offered', '2025-12-16'],
    ['a week after the Friday before it', weekly({}), 'week-closed', '2025-12-20'],
  ])('refuses %s', async (_, body, code, day = '2025-12-01') => {
    expect(await ask(body, day)).toMatchObject({ status: 422, body: { error: { code } } });
  });

  it('refuses a course that has started', async () => {
    const body = { courseCode: 'KNCSPECIAL07', startLabel: ONLINE_COURSES[0].startDates[0] };
    expect(await ask(body, '2025-12-23')).toMatchObject({
      status: 422,
      body: { error: { code: 'course-started' } },
    });
  });
});

describe('camp-token where places are counted', () => {
  const signed = (body: object, places: () => Promise<PlacesLeft>, failures: unknown[] | null = null) =>
    ask(body, '2025-12-01', handlerOn('2025-12-01', places, failures));
  const left = (count: number) => () => Promise.resolve({ 'winter-2025/1/full_day/euless': count });

  it('refuses a full week with a code, and says what is free', async () => {
    expect(await signed(weekly({}), left(0))).toMatchObject({
      status: 409,
      body: { error: { code: 'week-full', message: expect.stringContaining('week 2 in Euless') as string } },
    });
    expect(await signed(FULL_CAMP, left(0))).toMatchObject({ status: 409 });
  });

  it.each([
    ['a week with one place left', weekly({}), 1],
    ['another week', weekly({ weeks: [2] }), 0],
    ['another center', weekly({ branchId: 'flower-mound' }), 0],
  ])('signs %s', async (_, body, count) => {
    expect((await signed(body, left(count))).status).toBe(200);
  });

  it('refuses a full start of an online course', async () => {
    const { courseCode, startDates } = ONLINE_COURSES[0];
    const full = { [`2025-12-22/0/${courseCode}/online`]: 0 };
    const answer = await signed({ courseCode, startLabel: startDates[0] }, () => Promise.resolve(full));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'course-full' } } });
  });

  it.each([
    ['cannot be read', () => Promise.reject(new Error('no database'))],
    ['hangs', () => new Promise<PlacesLeft>(() => undefined)],
  ])('goes on selling where the count %s, and says so in the log', async (_, places) => {
    const failures: unknown[] = [];
    expect((await signed(weekly({}), places, failures)).status).toBe(200);
    expect(failures).toHaveLength(1);
  });
});

const without = (fields: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

/** A selection with every field that could be overridden set. */
function plain(selection: (typeof WINTER)[number]) {
  return { paymentOption: 'full', weeks: undefined, months: undefined, ...selection };
}
