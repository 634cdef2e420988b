import { centerCampPayload, enumerateSelections, type PlacesLeft, verifyToken } from '@kidcode/booking';
import { quoteCamp } from '@kidcode/pricing';
import { ONLINE_COURSES, siteDay } from '@kidcode/scheduling';
import fc from 'fast-check';

import { posted, testPorts } from '../test/test-ports.ts';
import { campTokenHandler } from './camp-handlers.ts';

const SECRET = 'a secret for the tests only, 32 bytes or more';
const NOW = 1_764_600_000;

/** Asks for a token on a day, where so many places are known. */
async function ask(
  body: object,
  day = '2025-12-01',
  places: () => Promise<PlacesLeft> = () => Promise.resolve({}),
) {
  const { ports, failures } = testPorts();
  const clock = { nowSeconds: () => NOW, today: () => siteDay(day) };
  const told = await posted(campTokenHandler({ ...ports, ...clock, secret: SECRET, places }), body);
  return { status: told.status, body: told.body as Record<string, unknown>, failures };
}

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

const FIRST_COURSE = {
  courseCode: ONLINE_COURSES[0].courseCode,
  startLabel: ONLINE_COURSES[0].startDates[0],
};

describe('camp-token', () => {
  it.each(WINTER)("signs the engine's own price for %j", async (selection) => {
    const { status, body, failures } = await ask({ ...selection, branchId: 'euless' });
    const expected = centerCampPayload(quoteCamp(selection), 'euless');
    expect([status, failures]).toEqual([200, []]);
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
    const names =
      'discountedPrice originalPrice price discount firstPayment rates quote payload iat exp name __proto__ selection'.split(
        ' ',
      );
    const forged = fc.dictionary(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(fc.constantFrom('$1.00', 1, '99%', { discountedPrice: '$1.00' }), fc.jsonValue()),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WINTER), forged, async (selection, extra) => {
        // Every field that could be overridden is set.
        const plain = { paymentOption: 'full', weeks: undefined, months: undefined, ...selection };
        const { body } = await ask({ ...extra, courseCode: undefined, ...plain, branchId: 'flower-mound' });
        expect(await claimsOf(body['token'])).toEqual(
          centerCampPayload(quoteCamp(selection), 'flower-mound'),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, object, string, string?]>([
    ['nothing', {}, 'unknown-branch'],
    ['an unknown course', { courseCode: 'KNCSPECIAL99', startLabel: 'December 22' }, 'unknown-online-course'],
    ['a course as a list', { courseCode: ['KNCSPECIAL07'], startLabel: 1 }, 'not-a-course'],
    ['the full camp after December 15', FULL_CAMP, 'type-not-offered', '2025-12-16'],
    ['a course that has started', FIRST_COURSE, 'course-started', '2025-12-23'],
  ])('refuses %s', async (_, body, code, day = '2025-12-01') => {
    expect(await ask(body, day)).toMatchObject({ status: 422, body: { error: { code } } });
  });
});

describe('camp-token where places are counted', () => {
  const signed = (body: object, places: () => Promise<PlacesLeft>) => ask(body, '2025-12-01', places);
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
    const full = { [`2025-12-22/0/${FIRST_COURSE.courseCode}/online`]: 0 };
    const answer = await signed(FIRST_COURSE, () => Promise.resolve(full));
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'course-full' } } });
  });

  it('goes on selling where the count cannot be read, and says so in the log', async () => {
    const { status, failures } = await signed(weekly({}), () => Promise.reject(new Error('no database')));
    expect([status, failures.length]).toEqual([200, 1]);
  });
});
