import { CENTER_CAMP_FIELDS, ONLINE_COURSE_FIELDS } from '@kidcode/booking';
import jwt from 'jsonwebtoken';

import { json, kidcode, refused, words } from './kidcode';

const SECRET = 'a-secret-of-the-tests-that-is-long-enough';
const NOW = 1_764_547_200;
const DAY = 86_400;
const env = { CAMP_TOKEN_SECRET: SECRET };

const WEEKLY = '--season winter --type weekly --weeks 1,2';
const CAMP = `token camp ${WEEKLY} --branch euless --now ${NOW}`;
const LABEL = 'December 22, 2025 (2:00 PM - 4:00 PM) CST';

type Made = { readonly token: string; readonly payload: object; readonly expiresAt: number };

const makeCamp = async (line = CAMP): Promise<Made> => (await json(line, { env })) as Made;

const readByPortal = (token: string): unknown =>
  jwt.verify(token, SECRET, { algorithms: ['HS256'], clockTimestamp: NOW + 1, complete: true });

describe('token camp', () => {
  it('is read by another library, with the payload that was printed', async () => {
    const { token, payload, expiresAt } = await makeCamp();
    expect(readByPortal(token)).toMatchObject({ header: { alg: 'HS256', typ: 'JWT' }, payload });
    expect(payload).toEqual({
      name: 'KnCTX1002',
      programType: 'Winter Camp',
      registration_type: 'weekly',
      duration: 'Full Day (7:30AM-6:00PM)',
      discountedPrice: '$508.00',
      originalPrice: '$598.00',
      discount: '15%',
      numOfPayment: '1',
      firstPayment: '$508.00',
      month: '',
      week: '1,2',
      payment_option: 'full',
      iat: NOW,
      exp: NOW + DAY,
    });
    expect(Object.keys(payload)).toEqual([...CENTER_CAMP_FIELDS, 'iat', 'exp']);
    expect(expiresAt).toBe(NOW + DAY);
  });

  it('shows people the fields, and the token on the last line', async () => {
    const { stdout } = await kidcode(words(CAMP), { env });
    const { token } = await makeCamp();
    expect(stdout).toContain('discountedPrice    $508.00');
    expect(stdout).toContain('expires            2025-12-02T00:00:00.000Z');
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(token);
  });

  it('works at the present moment when no other is given', async () => {
    const pinned = { env: { ...env, SITE_TODAY: '2025-12-01' } };
    const { payload } = (await json(`token camp ${WEEKLY} --branch euless`, pinned)) as Made;
    const now = Math.floor(Date.now() / 1000);
    expect((payload as { iat: number }).iat).toBeGreaterThan(now - 30);
    expect((payload as { iat: number }).iat).toBeLessThanOrEqual(now);
  });

  // What the server refuses was signed here: no test asked on another day than that of the demo (D-44).
  it.each([
    ['2025-12-20', '--season winter --type weekly --weeks 1', 'open weeks of the winter camp: 2'],
    ['2025-12-16', '--season winter --type full_camp', 'the winter camp does not offer full_camp now'],
    ['2026-11-21', WEEKLY, 'the winter camp is over'],
  ])('refuses on %s what is closed: %s', async (day, flags, message) => {
    const pinned = { env: { ...env, SITE_TODAY: day } };
    expect(await refused(words(`token camp ${flags} --branch euless --now ${NOW}`), pinned)).toContain(
      `expected a registration that can be made: ${message}`,
    );
  });

  it('takes the day of its moment where none is pinned', async () => {
    const later = Date.UTC(2026, 10, 21) / 1000;
    const line = words(`token camp ${WEEKLY} --branch euless --now ${later}`);
    expect(await refused(line, { env })).toContain('the winter camp is over');
    expect(await refused(line, { env: { ...env, SITE_TODAY: ' ' } })).toContain('over');
  });

  it.each([
    [`${WEEKLY} --branch online`, '--branch: expected a center: flower-mound, euless; got "online"'],
    [`${WEEKLY} --branch dallas`, '--branch: expected a center'],
  ])('refuses %s', async (flags, message) => {
    expect(await refused(words(`token camp ${flags}`), { env })).toContain(message);
  });
});

describe('token course', () => {
  it('is read by another library, with the fields of the contract', async () => {
    const line = ['token', 'course', 'KNCSPECIAL07', '--start', LABEL, '--now', String(NOW), '--json'];
    const { stdout } = await kidcode(line, { env });
    const { token, payload } = JSON.parse(stdout) as Made;
    expect(readByPortal(token)).toMatchObject({ payload });
    expect(Object.keys(payload)).toEqual([...ONLINE_COURSE_FIELDS, 'iat', 'exp']);
    expect(payload).toMatchObject({
      startDate: '12/22/2025',
      endDate: '01/02/2026',
      discountedPrice: '$288.00',
    });
  });

  it.each([
    ['07', 'Smarch 3', '--start: Invalid month name; expected a start date such as "December 22, 2025'],
    ['07', 'February 30', '--start: Could not parse date from selected option; expected a start date'],
    ['07', '', '--start: Please select a start date'],
    ['01', LABEL, '<code>: expected an online course: KNCSPECIAL07, KNCSPECIAL03; got "KNCSPECIAL01"'],
  ])('refuses KNCSPECIAL%s on "%s"', async (code, start, message) => {
    const line = ['token', 'course', `KNCSPECIAL${code}`, '--start', start];
    expect(await refused(line, { env })).toContain(message);
  });
});

describe('token course, on a day', () => {
  const course = (start: string) => ['token', 'course', 'KNCSPECIAL07', '--start', start];
  const on = (day: string) => ({ env: { ...env, SITE_TODAY: day } });

  it.each(['2025-12-01', '2025-12-22'])('signs on %s', async (day) => {
    expect(await kidcode(course(LABEL), on(day))).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    [LABEL, '2025-12-23', 'expected a start date that is still to come; got "December 22, 2025'],
    [
      'December 29, 2025 (9:00 AM - 11:00 AM) CST',
      '2025-12-01',
      'expected one of the start dates: December 22',
    ],
  ])('refuses "%s" on %s', async (start, day, message) => {
    expect(await refused(course(start), on(day))).toContain(`--start: ${message}`);
  });
});

describe('the secret', () => {
  it('is that of the file, without its line break, before that of the environment', async () => {
    const other = { CAMP_TOKEN_SECRET: 'another-secret-that-is-also-long-enough' };
    const options = { env: other, file: `${SECRET}\n` };
    expect(await json(`${CAMP} --secret-file key.txt`, options)).toEqual(await makeCamp());
  });

  it.each([CAMP, 'token verify x'])('is asked for, long enough, and is never repeated: %s', async (line) => {
    const message = await refused(words(line));
    expect(message).toContain('expected a signing secret of at least 32 bytes; got none');
    expect(message).toContain('CAMP_TOKEN_SECRET or --secret-file');
    expect(await refused(words(line), { env: { CAMP_TOKEN_SECRET: '' } })).toBe(message);
    const short = await refused(words(line), { env: { CAMP_TOKEN_SECRET: 'too-short' } });
    expect(short).toContain('at least 32 bytes; got 9');
    expect(short).not.toContain('too-short');
  });

  it('must be in a file that can be read', async () => {
    const line = words(`${CAMP} --secret-file absent.txt`);
    expect(await refused(line, { env })).toContain('--secret-file: expected a file that can be read');
  });
});

describe('token verify', () => {
  const verify = (args: readonly string[], input = '') =>
    kidcode(['token', 'verify', ...args, '--json'], { env, input });

  it('accepts a token from an argument, from standard input, and from what token camp prints', async () => {
    const made = await makeCamp();
    const expected = { valid: true, payload: made.payload, expiresAt: made.expiresAt, reason: null };
    const now = `--now=${NOW + 60}`;
    const { stdout: shown } = await kidcode(words(CAMP), { env });
    for (const ended of [
      await verify([made.token, now]),
      await verify(['-', now], `${made.token}\n`),
      await verify(['-', now], JSON.stringify(made)),
      await verify(['-', now], shown),
      await verify(['-', now], `${shown}\r\n`.replaceAll('\n', '\r\n')),
    ]) {
      expect({ code: ended.code, stderr: ended.stderr }).toEqual({ code: 0, stderr: '' });
      expect(JSON.parse(ended.stdout)).toEqual(expected);
    }
  });

  it.each([
    ['an expired token', async () => (await makeCamp()).token, NOW + DAY, 'expired'],
    ['no token', () => Promise.resolve('nonsense'), NOW, 'not-a-token'],
  ])('refuses %s with a reason', async (_, token, now, reason) => {
    const { code, stdout, stderr } = await verify([await token(), '--now', String(now)]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({ valid: false, payload: null, expiresAt: null, reason });
    expect(stderr).toMatch(new RegExp(`^kidcode: ${reason}: expected [^\\n]+\\n$`));
  });

  it('tells people the reason', async () => {
    const { code, stdout } = await kidcode(words('token verify nonsense'), { env });
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'valid   no\nreason  not-a-token\n' });
  });

  it('asks for a token when standard input is empty', async () => {
    expect(await refused(words('token verify -'), { env })).toContain('expected a token');
  });
});
