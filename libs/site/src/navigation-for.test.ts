import { NAVIGATION } from './navigation';
import { loginLink, type NavigationLink, type NavigationMenu } from './navigation-entry';
import { navigationFor } from './navigation-for';
import { pageMetadata } from './page-metadata';
import { resolvePath } from './resolve-path';
import { siteLinks } from './verify-routes';
import { copyrightLine, footerFor } from './footer';

const linksOf = (menus: readonly NavigationMenu[]): readonly NavigationLink[] =>
  menus.flatMap((menu): readonly NavigationLink[] =>
    menu.type === 'link' ? [menu] : menu.groups.flatMap((group) => group.items),
  );
const hrefsOf = (menus: readonly NavigationMenu[]) => linksOf(menus).map(({ href }) => href);

describe('navigationFor', () => {
  it.each([
    ['euless', 'euless'],
    ['flower-mound', 'flower-mound'],
    [null, 'flower-mound'],
  ] as const)('shows a visitor of %s the programs and camps of %s', (branch, center) => {
    expect(hrefsOf(navigationFor(branch))).toEqual(
      expect.arrayContaining([
        '/programs/in-center',
        '/programs/in-center/core',
        '/programs/in-center/math',
        '/programs/in-center/monthly-ai-club',
        '/programs/in-center/homework-help',
        `/${center}/programs/specialized`,
        `/camps/winter/${center}`,
        `/${center}/camps/summer`,
        `/camps/spring/${center}`,
        '/school-partnership',
        '/programs/in-center/additional/parent-night',
        '/programs/in-center/birthday-parties',
        '/programs/in-center/parent-yoga',
        '/programs/in-center/event-rentals',
        '/programs/in-center/technology-workshop',
        '/teachers',
        '/pricing/discounts-promotions',
        '/news',
        '/contact-us',
      ]),
    );
  });

  // The page of such a link took it for the visitor's choice.
  it('says of a link whose center is no visitor has chosen that it stands in', () => {
    const marked = (branch: 'euless' | null) =>
      linksOf(navigationFor(branch)).filter(({ standsIn }) => standsIn);
    expect(marked(null).map(({ title }) => title)).toEqual(
      linksOf(NAVIGATION).flatMap(({ title, locationBased }) => (locationBased ? title : [])),
    );
    expect(marked('euless')).toEqual([]);
  });

  it('hides the in-center Programs menu online', () => {
    const titles = navigationFor('online').map((menu) => menu.title);
    expect(titles).toEqual(['Home', 'Online', 'Learning Centers', 'About']);
    expect(navigationFor('euless').map((menu) => menu.title)).toContain('Programs');
  });

  it.each(['online', 'euless', null] as const)('shows a visitor of %s the online group', (branch) => {
    expect(hrefsOf(navigationFor(branch))).toEqual(
      expect.arrayContaining([
        '/online',
        '/programs/online/core',
        '/programs/online/monthly-ai-club',
        '/online-specialized-programs',
        '/online-camps',
        '/pricing/discounts-promotions?mode=online',
        '/news?mode=online',
        '/contact-us?mode=online',
      ]),
    );
  });

  it('reaches every top-level page of the specification', () => {
    expect(siteLinks()).toEqual(
      expect.arrayContaining([
        '/',
        '/about-us',
        '/why-kidcode',
        '/franchise',
        '/learning-centers',
        '/faq',
        '/careers',
        '/terms-and-conditions',
        '/privacy-policy',
        '/scan',
      ]),
    );
  });

  it('leads straight to pages, by their own address', () => {
    for (const link of siteLinks()) {
      const { kind, page, params, finalPath } = resolvePath(link);
      expect([link, kind]).toEqual([link, 'page']);
      if (page === null || link === '/online') continue;
      expect([link, pageMetadata(page, params).canonical]).toEqual([link, finalPath]);
    }
  });

  it('has one dropdown of each name and no title twice in a group', () => {
    for (const menu of NAVIGATION) {
      if (menu.type === 'link') continue;
      for (const { items } of menu.groups)
        expect(new Set(items.map((item) => item.title)).size).toBe(items.length);
    }
  });

  it('offers the camp finder in the mobile menu only', () => {
    const links = NAVIGATION.flatMap((menu) =>
      menu.type === 'link' ? [] : menu.groups.flatMap((g) => g.items),
    );
    expect(links.filter((link) => link.mobileOnly === true).map((link) => link.href)).toEqual([
      '/camp-finder',
    ]);
  });
});

describe('loginLink', () => {
  it('opens the login page of the portal in a new tab', () => {
    const href = 'http://localhost:4310/portal/login';
    expect(loginLink('http://localhost:4310/portal/')).toMatchObject({ href, external: true });
  });
});

const hrefs = (branch: 'online' | 'euless' | null) =>
  footerFor(branch).columns.flatMap((column) => column.links.map((link) => link.href));
const titles = (branch: 'online' | 'euless' | null) =>
  footerFor(branch).columns.flatMap((column) => column.links.map((link) => link.title));

describe('footerFor', () => {
  it('has Programs, Company and Contact columns', () => {
    const { columns, contact } = footerFor('euless');
    expect([...columns.map((column) => column.title), contact.title]).toEqual([
      'Programs',
      'Company',
      'Contact',
    ]);
  });

  it('shows the seasonal camps of the current center', () => {
    expect(hrefs('euless')).toEqual(
      expect.arrayContaining(['/camps/winter/euless', '/euless/camps/summer', '/camps/spring/euless']),
    );
    expect(hrefs(null)).toContain('/camps/winter/flower-mound');
  });

  it.each(['online', 'euless', null] as const)('leads a visitor of %s to the family plan', (branch) => {
    expect(hrefs(branch)).toContain('/camps/plan');
  });

  it('hides All Programs, Core Programs and seasonal camps online', () => {
    for (const title of ['All Programs', 'Core Programs', 'Winter Camp', 'Summer Camp', 'Spring Camp']) {
      expect(titles('euless')).toContain(title);
      expect(titles('online')).not.toContain(title);
    }
  });

  it.each(['online', 'euless', null] as const)(
    'links Scan Manager for a visitor of %s, and not between what parents look for',
    (branch) => {
      expect(footerFor(branch).staff.map((link) => link.title)).toEqual(['Scan Manager']);
      expect(titles(branch)).not.toContain('Scan Manager');
      expect(new Set(titles(branch)).size).toBe(titles(branch).length);
    },
  );

  it('names the terms that hold for the branch', () => {
    expect(footerFor('online').legal.map((link) => link.href)).toContain('/online-terms-and-conditions');
    expect(footerFor('euless').legal.map((link) => link.href)).toContain('/terms-and-conditions');
  });
});

describe('copyrightLine', () => {
  it('takes the year of the site clock', () => {
    expect(copyrightLine(2025)).toBe('© 2025 KidCode. All rights reserved.');
  });
});
