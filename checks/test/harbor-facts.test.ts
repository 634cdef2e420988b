/**
 * The same libraries over the invented second school: whatever spells a fact of the first one shows up here.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node", "node-addons", "school-harbor"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trialLink } from '@kidcode/booking';
import {
  BRANCH_IDS,
  CENTERS,
  DEFAULT_BRANCH,
  findCenters,
  indexCenters,
  FINDER_DEFAULTS,
  findPlace,
  HAS_ONLINE,
  nearestCenter,
} from '@kidcode/branches';
import { PAGES, REGION, TIME } from '@kidcode/current-school';
import { REGION_MAP } from '@kidcode/current-school/generated/region-map';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { PRICED_SEASONS, quoteCamp } from '@kidcode/pricing';
import {
  CAMP_SEASON_IDS,
  courseCodeFor,
  coursesAhead,
  leadingCamp,
  PROGRAM_KEYS,
  scheduleFor,
  seasonStatus,
  siteToday,
} from '@kidcode/scheduling';
import { contrastRatio, PAGE_IDS, siteDay } from '@kidcode/school';
import { BRAND, prerenderPaths, resolvePath } from '@kidcode/site';
import { accentPairs } from '@kidcode/ui/accent-contrast';
import { SCHOOL as KIDCODE } from '../../schools/kidcode/generated/facts/school';

const DEMO_DAY = siteDay('2025-12-01');

describe('the second school', () => {
  it('is the one under test', () => {
    expect(BRAND.name).not.toBe(KIDCODE.BRAND.name);
    expect(TIME.zone).not.toBe(KIDCODE.TIME.zone);
    expect(REGION.state).not.toBe(KIDCODE.REGION.state);
  });

  it('says that it is invented, and has no address, number or mailbox of anybody', () => {
    expect(BRAND.tagline + BRAND.banner.words).toMatch(/invented/i);
    for (const { street, phone, email } of CENTERS) {
      expect(street).toMatch(/Invented/);
      expect(phone).toMatch(/555-01\d\d$/);
      expect(email).toMatch(/@example\.com$/);
    }
  });

  it('has three centers and nothing online', () => {
    expect(CENTERS).toHaveLength(3);
    expect(HAS_ONLINE).toBe(false);
    expect(BRANCH_IDS).toEqual(CENTERS.map(({ id }) => id));
    expect(DEFAULT_BRANCH).toBe(CENTERS[0]!.id);
    expect(coursesAhead(DEMO_DAY)).toEqual([]);
  });

  it.each(CENTERS)('finds $name from where it stands, by its ZIP code and by its city', (center) => {
    expect(nearestCenter(center.coordinates).center?.id).toBe(center.id);
    for (const query of [
      center.zip,
      `${center.city}, ${REGION.state}`,
      `${center.city}, ${REGION.stateName}`,
    ]) {
      const place = findPlace(query, ZIP_PLACES);
      expect(place.ok && nearestCenter(place.value.at).center?.id).toBe(center.id);
    }
  });

  it('finds its centers by the name of their state', () => {
    const find = (query: string) =>
      findCenters(indexCenters(CENTERS), { ...FINDER_DEFAULTS, query }, {}).matches;
    expect(find(REGION.stateName)).toHaveLength(CENTERS.length);
    expect(find(KIDCODE.REGION.stateName)).toEqual([]);
  });

  it('has a map of its own region', () => {
    expect(REGION_MAP.origin).toEqual(REGION.center);
    expect(REGION_MAP.labels.map(({ name }) => name)).toEqual(
      expect.arrayContaining(CENTERS.map(({ city }) => city)),
    );
  });

  describe.each(CENTERS)('the colours of $name', ({ accent }) => {
    it.each(
      (['light', 'dark'] as const).flatMap((scheme) =>
        accentPairs(scheme, accent[scheme]).map((pair) => [scheme, ...pair] as const),
      ),
    )('%s: %s', (_scheme, _what, text, surface) => {
      expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('has one season open and one announced on the demo day, and leads with the open one', () => {
    const phases = CAMP_SEASON_IDS.map((season) => seasonStatus(season, DEMO_DAY).phase);
    expect([...phases].sort()).toEqual(['announced', 'open']);
    const lead = leadingCamp(DEMO_DAY, ({ season }) => seasonStatus(season, DEMO_DAY).phase === 'open');
    expect(seasonStatus(lead.season, DEMO_DAY).phase).toBe('open');
  });

  it('splits a whole camp into its own number of payments', () => {
    const [season] = PRICED_SEASONS.slice(-1);
    const quote = quoteCamp({
      season: season!,
      registrationType: 'full_camp',
      duration: 'full_day',
      paymentOption: 'monthly',
    });
    expect(quote.payments).toHaveLength(2);
  });

  it('has a class for each program at its centers, with course codes of its own', () => {
    for (const key of PROGRAM_KEYS) {
      expect(scheduleFor(key).classTime).toMatch(/PM$/);
      expect(courseCodeFor(key)).toMatch(/^HBR/);
    }
    expect(courseCodeFor('CORE-LEVEL-4')).toBe('HBRCORE04');
  });

  it('makes portal links with its own codes', () => {
    const branchId = CENTERS[0]!.id;
    const link = trialLink({ portal: '/portal', branchId, program: 'core', meetingMethod: 'In-Person' });
    expect(link).toContain(`name=${CENTERS[0]!.code}`);
    expect(link).toContain('courseCode=HBRCORE01');
  });

  it('lives by its own clock', () => {
    expect(siteToday({ now: new Date('2025-12-02T04:30:00Z') })).toBe('2025-12-01');
    expect(siteToday({ now: new Date('2025-12-02T05:30:00Z') })).toBe('2025-12-02');
  });
});

describe('the pages of the second school', () => {
  it('are only those that it has content for', () => {
    const pages = prerenderPaths().map((path) => resolvePath(path).page);
    expect(new Set([...pages, 'not-found'])).toEqual(new Set(PAGES));
    expect(prerenderPaths().filter((path) => /online/.test(path))).toEqual([]);
  });

  it('are those whose types are checked with its content', () => {
    const settings = readFileSync(join(__dirname, '../../apps/web/tsconfig.harbor.json'), 'utf8');
    const unchecked = [...settings.matchAll(/pages\/([\w-]+)-page\.tsx/g)].map(([, page]) => page);
    // Pages that are documents are checked with their blocks.
    expect(unchecked.sort()).toEqual(PAGE_IDS.filter((page) => !PAGES.includes(page)).sort());
  });
});
