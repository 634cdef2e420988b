import { PAGES } from '@kidcode/current-school';
import type { SiteDay } from '@kidcode/school';

import { describePage } from './describe-page';
import { canonicalPath } from './follow-path';
import { pageMetadata, breadcrumbs } from './page-metadata';
import { prerenderPaths, resolvePath } from './resolve-path';
import type { RouteRow } from './route-row';

const metadataAt = (path: string) => {
  const { page, params } = resolvePath(path);
  return pageMetadata(page ?? 'not-found', params);
};

describe('pageMetadata', () => {
  it.each([
    ['/camps/winter/flower-mound', 'Winter Camp 2025 for Flower Mound'],
    ['/camps/winter/euless', 'Winter Camp 2025 for Euless'],
    ['/camps/spring/euless', 'Spring Camp 2026 for Euless'],
    ['/euless/camps/winter', 'Winter Camp 2025 for Euless'],
    ['/flower-mound/camps/summer', 'Summer Camp 2026 for Flower Mound'],
    ['/', 'Online Coding Classes for Kids | KidCode'],
    ['/online', 'Online Coding Classes for Kids | KidCode'],
    ['/euless', 'Kid-Friendly Coding and AI Classes in Euless, TX | KidCode'],
    ['/flower-mound', 'Kid-Friendly Coding and AI Classes in Flower Mound, TX | KidCode'],
    ['/why-kidcode', 'Why Parents Choose KidCode | KidCode'],
    ['/online/programs/core/level-2', 'Level 2 of the Online Core Program | KidCode'],
    ['/nope', 'Oops! Page not found | KidCode'],
  ])('%s has the title "%s"', (path, title) => {
    expect(metadataAt(path).title).toBe(title);
    expect(resolvePath(path).title).toBe(title);
  });

  it('lets the title of home follow the current branch where the path names none', () => {
    const titleFor = (branch: 'online' | 'euless') => pageMetadata('home', {}, { branch }).title;
    expect(titleFor('euless')).toContain('Kid-Friendly Coding and AI Classes in Euless, TX');
    expect(titleFor('online')).toContain('Online Coding Classes');
    expect(pageMetadata('home', { branchId: 'euless' }, { branch: 'online' }).title).toContain('Euless');
  });

  it.each([
    ['/online', '/'],
    ['/euless', '/euless'],
    ['/discounts-promotions', '/pricing/discounts-promotions'],
    ['/euless/pricing/discounts-promotions', '/pricing/discounts-promotions'],
    ['/news?mode=online', '/news'],
    ['/core-programs', '/programs/in-center/core'],
    ['/programs', '/programs/in-center'],
    ['/online/programs/core', '/programs/online/core'],
    ['/programs/euless/core', '/euless/programs/core'],
    ['/online/programs/specialized', '/online-specialized-programs'],
    ['/online/camps', '/online-camps'],
    ['/euless/camps/winter', '/camps/winter/euless'],
    ['/euless/camps/spring', '/camps/spring/euless'],
    ['/euless/camps/summer', '/euless/camps/summer'],
    ['/in-center/teachers', '/teachers'],
    ['/online/teachers', '/online/teachers'],
    ['/pricing/online', '/online/pricing'],
    ['/online/programs/math', '/programs/in-center/math'],
    ['/programs/online/birthday-parties', '/programs/in-center/birthday-parties'],
    ['/programs/euless/additional/birthday-parties', '/euless/programs/birthday-parties'],
    ['/programs/online/additional/parent-night', '/programs/in-center/additional/parent-night'],
    ['/programs/in-center/game-development', '/programs/in-center/game-development'],
    ['/programs/online/game-development', '/online/programs/game-development'],
    ['/online/programs/monthly-ai-club', '/programs/online/monthly-ai-club'],
  ])('%s has the address %s', (path, canonical) => {
    expect(metadataAt(path).canonical).toBe(canonical);
  });

  it('gives every alias the words of its canonical address, and each address words of its own', () => {
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const path of prerenderPaths()) {
      const { canonical, title, description } = metadataAt(path);
      if (canonical === null) throw new Error(`${path} has no address`);
      expect([path, metadataAt(canonical)]).toEqual([path, metadataAt(path)]);
      expect([path, titles.get(title) ?? canonical]).toEqual([path, canonical]);
      expect([path, descriptions.get(description) ?? canonical]).toEqual([path, canonical]);
      titles.set(title, canonical);
      descriptions.set(description, canonical);
    }
    expect(titles.size).toBe(new Set(prerenderPaths().map((path) => metadataAt(path).canonical)).size);
  });

  it('keeps titles and descriptions at a length that a search result shows', () => {
    for (const path of prerenderPaths()) {
      const { title, description } = metadataAt(path);
      expect([path, title.length <= 75]).toEqual([path, true]);
      expect([path, description.length >= 50 && description.length <= 170]).toEqual([path, true]);
    }
  });

  it('keeps tools, the redirect page and the not-found page out of search engines', () => {
    const hidden = prerenderPaths().filter((path) => metadataAt(path).noindex);
    expect(hidden).toEqual(['/scan', '/admin', '/camp-finder']);
    expect(pageMetadata('not-found', {})).toMatchObject({ canonical: null, noindex: true });
  });

  it('answers for values that no path has, without an address', () => {
    for (const page of PAGES) {
      const { title, canonical } = pageMetadata(page, { strange: 'value' });
      expect(title).not.toBe('');
      expect(canonical).toBeNull();
    }
    expect(canonicalPath('camp', { season: 'winter', branchId: 'online' })).toBeNull();
    expect(canonicalPath('camp', { season: 'winter', other: 'euless' })).toBeNull();
    expect(canonicalPath('terms', { kind: 'parties' })).toBeNull();
  });
});

describe('describePage', () => {
  it('describes a page whose values are missing in general words', () => {
    expect(describePage('camp', {}).title).toBe('Winter Camp 2025 for Flower Mound');
    expect(describePage('terms', {}).label).toBe('Terms and Conditions');
  });
});

describe('breadcrumbs', () => {
  it.each([
    ['/', ['Home /']],
    ['/online', ['Home /']],
    ['/nope', ['Home /']],
    ['/faq', ['Home /', 'FAQ /faq']],
    ['/euless', ['Home /', 'Euless /euless']],
    ['/camps/winter/euless', ['Home /', 'Camps /camps', 'Winter Camp 2025, Euless /camps/winter/euless']],
    ['/camps/euless', ['Home /', 'Camps /camps', 'Winter Camp 2025, Euless /camps/winter/euless']],
    [
      '/online/programs/core/level-1',
      ['Home /', 'Monthly Core Program /programs/online/core', 'Level 1 /online/programs/core/level-1'],
    ],
    [
      '/programs/euless/math',
      ['Home /', 'Programs /programs/in-center', 'Monthly Math Program /euless/programs/math'],
    ],
    ['/in-center/teachers', ['Home /', 'Teachers /teachers']],
    ['/euless/teachers', ['Home /', 'Teachers /teachers', 'Euless /euless/teachers']],
  ])('of %s are %j', (path, crumbs) => {
    expect(breadcrumbs(path).map(({ label, path: to }) => `${label} ${to}`)).toEqual(crumbs);
  });

  it('lead from home to the page through pages only', () => {
    for (const path of prerenderPaths()) {
      const steps = breadcrumbs(path).map((crumb) => crumb.path);
      expect(steps[0]).toBe('/');
      expect(steps.at(-1)).toBe(metadataAt(path).canonical);
      expect(steps.every((step) => metadataAt(step).canonical === step)).toBe(true);
    }
  });

  it('refuse a table that lacks a parent page', () => {
    const orphan: readonly RouteRow[] = [{ pattern: '/online-camps', page: 'online-camps' }];
    expect(() => breadcrumbs('/online-camps', orphan)).toThrow('site: the parent page /camps does not exist');
  });
});

// What the specification's demo sells on the day, and what a camp page may therefore promise (specification 2, section 2).
describe('the description of a page of camps', () => {
  const told = (
    page: 'camp' | 'camps-overview' | 'online-camps' | 'camp-plan',
    season: string,
    day: string,
  ) => pageMetadata(page, { season, branchId: 'euless' }, { today: day as SiteDay }).description;

  it.each([
    ['winter', '2025-12-01', 'dates, daily schedule, weekly themes, prices and registration.'],
    ['summer', '2025-12-01', 'dates, daily schedule, weekly themes and prices.'],
  ])('of %s camp on %s ends "%s"', (season, day, end) => {
    expect(told('camp', season, day)).toMatch(new RegExp(`${end}$`));
  });

  it.each(['winter', 'spring', 'summer'])(
    'promises nothing to book once the last %s camp is over',
    (season) => {
      const text = told('camp', season, '2027-06-01');
      expect(text).toMatch(/hear when registration opens\.$/);
      expect(text).not.toMatch(/price|dates/);
    },
  );

  it('of what stands above the seasons follows the day', () => {
    expect(told('camps-overview', '', '2025-12-01')).toContain('dates, themes and prices');
    expect(told('camps-overview', '', '2027-06-01')).toContain('how to hear of it');
    expect(told('camp-plan', '', '2027-06-01')).toContain('Nothing can be booked right now');
    expect(told('online-camps', '', '2030-01-01')).toContain('what the last ones were like');
  });
});
