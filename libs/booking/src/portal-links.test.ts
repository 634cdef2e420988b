import fc from 'fast-check';
import { BRANCH_IDS } from '@kidcode/branches';
import { bookingCourse, campLink, planPlaceOf, consultationLink, trialLink } from './portal-links';
import { MEETING_METHODS, SESSION_METHODS, PROGRAM_KINDS } from './booking-choices';
import { parsePortalLink } from './parse-portal-link';

fc.configureGlobal({ seed: 20251201 });

const portal = 'https://portal.example.com';
const trial = { portal, branchId: 'euless', program: 'core', meetingMethod: 'In-Person' } as const;

describe('trialLink', () => {
  it('has the fields in the order of the design', () => {
    expect(trialLink(trial)).toBe(
      'https://portal.example.com/book-a-trial?name=KnCTX1002&programType=Core-Program&courseCode=KNCCORE01' +
        '&courseName=Monthly+Core+Program&meetingType=Trial&meetingMethod=In-Person',
    );
  });

  it.each([
    ['online', 'KnCTX1000'],
    ['flower-mound', 'KnCTX1001'],
    ['euless', 'KnCTX1002'],
    ['nowhere', 'KnCTX1001'],
    [undefined, 'KnCTX1001'],
    [null, 'KnCTX1001'],
    [7, 'KnCTX1001'],
    [{ id: 'euless' }, 'KnCTX1001'],
  ])('books branch %p as %s', (branchId, code) => {
    expect(trialLink({ ...trial, branchId })).toContain(`?name=${code}&`);
    const consultation = consultationLink({ portal, branchId, meetingMethod: 'Virtual' });
    expect(consultation).toContain(`&branchCode=${code}&name=${code}`);
  });

  it.each([
    ['core', undefined, 'KNCCORE01', 'Monthly Core Program'],
    ['specialized', undefined, 'KNCSPECIAL11', 'Specialized Programs'],
    ['core', 'CORE-LEVEL-3', 'KNCCORE03', 'Monthly Core Program'],
    ['specialized', 'ROBLOX_GAME', 'KNCSPECIAL07', 'Roblox Game Development'],
    ['specialized', 'KNCSPECIAL03', 'KNCSPECIAL03', 'Specialized Programs'],
  ] as const)('names the course of %s %s as %s, %s', (program, course, courseCode, courseName) => {
    expect(bookingCourse(program, course)).toEqual({ courseCode, courseName });
  });

  it('marks an enrollment after the parameters, which stay as the portal knows them (D-51)', () => {
    const link = trialLink({ ...trial, purpose: 'enroll' });
    expect(link).toBe(`${trialLink(trial)}#enroll`);
    expect(parsePortalLink(link)).toEqual(parsePortalLink(trialLink(trial)));
    expect(trialLink({ ...trial, purpose: 'trial' })).toBe(trialLink(trial));
  });
});

describe('consultationLink', () => {
  it('has the fields in the order of the design', () => {
    expect(consultationLink({ portal, branchId: 'online', meetingMethod: 'Virtual' })).toBe(
      'https://portal.example.com/book-a-trial?meetingType=Consultation&meetingMethod=Virtual' +
        '&branchCode=KnCTX1000&name=KnCTX1000',
    );
  });
});

describe('a portal address', () => {
  it.each([
    ['https://portal.example.com/', 'https://portal.example.com/seasonalCamps?campToken=a.b.c'],
    ['http://localhost:4600/portal', 'http://localhost:4600/portal/seasonalCamps?campToken=a.b.c'],
    ['/portal', '/portal/seasonalCamps?campToken=a.b.c'],
  ])('%s leads to %s', (address, link) => {
    expect(campLink({ portal: address, token: 'a.b.c' })).toBe(link);
  });

  it.each([
    '',
    'javascript:alert(1)',
    '//evil.example.com',
    'portal',
    'https://x.example.com?a=1',
    'https://',
  ])('"%s" is a bug of the configuration', (address) => {
    expect(() => campLink({ portal: address, token: 'a.b.c' })).toThrow(/^booking: the portal is/);
  });
});

describe('parsePortalLink', () => {
  const portals = fc.constantFrom(portal, `${portal}/`, '/portal', 'http://localhost:4600/portal');

  it('reads back every trial link', () => {
    const input = fc.record({
      portal: portals,
      branchId: fc.constantFrom(...BRANCH_IDS),
      program: fc.constantFrom(...PROGRAM_KINDS),
      meetingMethod: fc.constantFrom(...MEETING_METHODS),
      course: fc.constantFrom('KNCSPECIAL07', 'CORE-LEVEL-6', 'SCRATCHJR', 'DEFAULT'),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { branchId, program, meetingMethod, course } = given;
        const value = { kind: 'trial', branchId, program, meetingMethod };
        expect(parsePortalLink(trialLink(given))).toEqual({
          ok: true,
          value: { ...value, ...bookingCourse(program, course) },
        });
      }),
    );
  });

  it('reads back every consultation link', () => {
    const input = fc.record({
      portal: portals,
      branchId: fc.constantFrom(...BRANCH_IDS),
      meetingMethod: fc.constantFrom(...SESSION_METHODS),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { branchId, meetingMethod } = given;
        const value = { kind: 'consultation', branchId, meetingMethod };
        expect(parsePortalLink(consultationLink(given))).toEqual({ ok: true, value });
      }),
    );
  });

  it('reads back every camp link', () => {
    fc.assert(
      fc.property(portals, fc.string({ minLength: 1 }), (address, token) => {
        const link = campLink({ portal: address, token });
        expect(parsePortalLink(link)).toEqual({ ok: true, value: { kind: 'camp', token } });
      }),
    );
  });

  const query = (changes: Record<string, string>): string => {
    const url = new URL(trialLink(trial));
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
    return url.href;
  };

  it.each([
    ['not-a-portal-link', null, 'https://'],
    ['not-a-portal-link', null, '/elsewhere?meetingType=Trial'],
    ['missing-field', 'campToken', '/seasonalCamps'],
    ['missing-field', 'meetingType', '/book-a-trial'],
    ['unknown-value', 'meetingType', query({ meetingType: 'Party' })],
    ['missing-field', 'name', query({ name: '' })],
    ['unknown-value', 'name', query({ name: '<script>' })],
    ['unknown-value', 'programType', query({ programType: 'core' })],
    ['unknown-value', 'courseCode', query({ courseCode: 'X' })],
    ['missing-field', 'courseName', query({ courseName: ' ' })],
    ['missing-field', 'courseName', query({ courseName: 'x'.repeat(121) })],
    ['missing-field', 'courseName', trialLink(trial).replace(/&courseName=[^&]*/, '')],
    ['unknown-value', 'meetingMethod', query({ meetingMethod: 'Phone' })],
    ['unknown-value', 'meetingMethod', query({ meetingType: 'Consultation', meetingMethod: 'Online' })],
    ['missing-field', 'branchCode', query({ meetingType: 'Consultation' })],
  ])('refuses nonsense with %s of %s: %s', (code, field, link) => {
    expect(parsePortalLink(link)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })), (text) => {
        expect(typeof parsePortalLink(text).ok).toBe('boolean');
        expect(typeof parsePortalLink(`/book-a-trial?${text}`).ok).toBe('boolean');
      }),
    );
  });
});

it.each(['/', '.', '?', '#', '%', ' ', '&name='])(
  'a link of 200,000 characters of %j is read at once',
  (part) => {
    const began = performance.now();
    const long = part.repeat(200_000 / part.length);
    for (const link of [
      long,
      `/portal/book-a-trial?courseCode=${long}x`,
      `/portal/seasonalCamps?child=${long}x`,
    ]) {
      expect(parsePortalLink(link)).toHaveProperty('ok');
    }
    expect(performance.now() - began).toBeLessThan(3000);
  },
);

describe('the child that a registration is for', () => {
  const placeIn = (link: string) => planPlaceOf(new URL(link).searchParams);

  it('is read from the link that named it', () => {
    for (const place of [
      { child: 2, of: 3 },
      { child: 2, of: 2 },
    ])
      expect(placeIn(campLink({ portal, token: 'a.b.c', place }))).toEqual(place);
    expect(placeIn(campLink({ portal, token: 'a.b.c' }))).toBeNull();
  });

  it.each(['3-of-2', '0-of-2', 'one-of-2', '2', ''])('is nobody where the link says %j', (child) => {
    expect(placeIn(`${portal}/camps?child=${child}`)).toBeNull();
  });
});
