import { SCHOOL } from '@kidcode/current-school/school';
import { checkSchool, RESERVED_SEGMENTS, siteDay } from '@kidcode/school';
import { BRANCHES } from '@kidcode/branches';
import { ROUTES } from './routes';
import { segmentsOf } from './match-path';
import { BRAND } from './brand';

describe('the data of the school', () => {
  it('have nothing wrong on the day of the specification', () => {
    expect(checkSchool(SCHOOL, siteDay('2025-12-01'))).toMatchObject({ ok: true, problems: [] });
  });

  it('end soon, on the day of the specification, with winter camp, its deadline and the courses', () => {
    const { endsSoon } = checkSchool(SCHOOL, siteDay('2025-12-01'));
    expect(endsSoon.map(({ kind, path, lastDay }) => [kind, path, lastDay])).toEqual([
      ['deadline', 'SEASONS.winter.editions[0].deadlines[0]', '2025-12-15'],
      ['course', 'ONLINE_COURSES[0]', '2025-12-22'],
      ['course', 'ONLINE_COURSES[1]', '2025-12-22'],
      ['deadline', 'SEASONS.winter.editions[0].deadlines[1]', '2025-12-26'],
    ]);
  });

  it('name what stands in for the school’s own words', () => {
    const { samples } = checkSchool(SCHOOL, siteDay('2025-12-01'));
    expect(samples).toEqual(
      expect.arrayContaining([
        'SEASONS.winter.dailySchedule',
        'SEASONS.summer.editions[0].themes[0]',
        'CORE_LEVELS.level-1',
        'ONLINE_COURSES[0].projectName',
      ]),
    );
    expect(samples).not.toContain('SEASONS.winter.editions[0].themes[0]');
  });
});

it('no branch can take the first word of an address', () => {
  const words = ROUTES.map(({ pattern }) => segmentsOf(pattern)[0] ?? '').filter(
    (word) => word !== '' && !word.startsWith('{') && word !== `why-${SCHOOL.BRAND.slug}`,
  );
  expect([...new Set(words)].filter((word) => !RESERVED_SEGMENTS.includes(word))).toEqual([]);
});

describe('BRAND', () => {
  it('uses only numbers that are reserved for fiction', () => {
    expect(BRAND.phone.href).toMatch(/^tel:\+1\d{3}55501\d{2}$/);
    expect(BRAND.whatsApp?.href).toMatch(/^https:\/\/wa\.me\/1\d{3}55501\d{2}$/);
    expect(BRAND.whatsApp?.display).toMatch(/555-01\d{2}$/);
  });

  it('dials the number of the online branch', () => {
    expect(BRAND.phone).toMatchObject({ display: BRANCHES.online.phone, href: BRANCHES.online.telHref });
  });

  it('writes to example.com only, and the portal that it names without a deployment is there, too', () => {
    expect(new URL(BRAND.portal.defaultUrl).hostname).toMatch(/(^|\.)example\.com$/);
    expect(BRAND.email.href).toBe(`mailto:${BRAND.email.display}`);
    expect(BRAND.email.display).toMatch(/@example\.com$/);
  });
});
