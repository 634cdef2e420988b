import { BRANCHES, CENTER_IDS, DEFAULT_CENTER, type BranchId } from '@kidcode/branches';
import { CAMP_SEASON_IDS } from '@kidcode/scheduling';
import type { CenterFacts } from '@kidcode/school';
import { DENVER } from '@kidcode/school/planting';

import { campPath } from './camp-routes';
import { footerFor } from './footer';
import { navigationFor } from './navigation-for';
import { pageMetadata } from './page-metadata';
import { placeName } from './place-name';
import { prerenderPaths, resolvePath, sitemapEntries } from './resolve-path';
import { verifyRoutes } from './verify-routes';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withDenver: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withDenver(jest.requireActual<Facts>('@kidcode/current-school')),
);

const ID = DENVER.id as BranchId;
const swapped = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === DEFAULT_CENTER ? ID : part))
    .join('/');

const atDefault = prerenderPaths().filter((path) => path.split('/').includes(DEFAULT_CENTER));
/** Every address that one center has, with the new center in its place. */
const counterparts = atDefault.map(swapped);

it('has every address that another center has', () => {
  expect(counterparts.length).toBeGreaterThan(5);
  expect(prerenderPaths()).toEqual(expect.arrayContaining(counterparts));
  for (const season of CAMP_SEASON_IDS) {
    expect(resolvePath(campPath(season, ID))).toMatchObject({ kind: 'page', page: 'camp' });
  }
  expect(verifyRoutes()).toMatchObject({ ok: true, problems: [] });
});

it.each(atDefault)('what %s is for one center, it has for itself', (path) => {
  const { name, state } = BRANCHES[DEFAULT_CENTER];
  const { page, params, title } = resolvePath(swapped(path));
  const known = resolvePath(path).title;
  expect(title).toBe(known.replaceAll(name, DENVER.name).replaceAll(`, ${state}`, `, ${DENVER.state}`));
  expect(page).not.toBeNull();
  if (page !== null) expect(pageMetadata(page, params).description).not.toContain('undefined');
});

it('stands in the sitemap as often as another center', () => {
  const placesOf = (id: string) => sitemapEntries().filter(({ path }) => path.split('/').includes(id)).length;
  for (const id of CENTER_IDS) expect([id, placesOf(id)]).toEqual([id, placesOf(DEFAULT_CENTER)]);
});

it('has menus and a footer with its own addresses', () => {
  const links = (branch: BranchId) => [
    ...navigationFor(branch).flatMap((menu) =>
      menu.type === 'link' ? [menu.href] : menu.groups.flatMap(({ items }) => items.map(({ href }) => href)),
    ),
    ...footerFor(branch).columns.flatMap((column) => column.links.map(({ href }) => href)),
  ];
  expect(links(ID)).toEqual(links(DEFAULT_CENTER).map(swapped));
  expect(links(ID).some((path) => path.split('/').includes(ID))).toBe(true);
});

it('is named with its own city and state', () => {
  expect(placeName({ branchId: ID })).toEqual({ name: DENVER.name, where: 'in Denver, CO' });
  expect(placeName({}).where).toMatch(/, [A-Z]{2}, and Denver, CO$/);
});
