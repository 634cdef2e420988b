import { SITE_PAGES } from '@kidcode/current-school/generated/site-pages';
import type { PageFacts, PageWords } from '@kidcode/school';

import { describePage, documentInfo } from './describe-page';
import { DOCUMENT_ROUTES, withDocuments } from './document-pages';
import type { NavigationLink } from './navigation-entry';
import { pageMetadata } from './page-metadata';
import { resolvePath } from './resolve-path';
import { ROUTES, routesFor } from './routes';

jest.mock('@kidcode/current-school/generated/site-pages', () => {
  const plain = (id: string, more: Partial<PageFacts> = {}): PageFacts => ({
    id,
    name: `The ${id}`,
    address: `/${id}`,
    places: null,
    icon: 'info',
    menu: null,
    footer: null,
    hidden: false,
    ...more,
  });
  return {
    SITE_PAGES: [
      plain('harvest', { menu: { group: 'Company', place: 2 } }),
      plain('open-day', { menu: { group: 'Company', place: null }, footer: { group: 'Company', place: 1 } }),
      plain('staff-room', { hidden: true }),
      plain('chess', { address: '/programs/in-center/chess', places: 'centers' }),
      plain('choir', { places: 'both' }),
      plain('stream', { places: 'online' }),
      plain('table-of-routes', { address: null }),
    ],
  };
});

jest.mock('@kidcode/current-school/generated/site-page-words', () => {
  const words = (id: string, more: Partial<PageWords> = {}): Readonly<Record<string, PageWords>> => ({
    [id]: { title: `All about the ${id}`, description: 'One sentence.', under: null, ...more },
  });
  return {
    SITE_PAGE_WORDS: {
      ...words('harvest', { under: '/faq' }),
      ...words('open-day'),
      ...words('chess'),
      ...words('choir', { title: 'Choir {where}', description: 'Sung by {place}.' }),
      ...words('stream'),
    },
  };
});

const routes = [...ROUTES, ...DOCUMENT_ROUTES];
const at = (path: string) => resolvePath(path, routes);
const link = (title: string): NavigationLink => ({ title, href: '/faq', icon: 'help' });

describe('a page that is a document', () => {
  it('has the address that it names, and one at each center where it takes place there', () => {
    expect(at('/harvest')).toMatchObject({ page: 'harvest' });
    expect(at('/programs/in-center/chess')).toMatchObject({ page: 'chess' });
    expect(at('/euless/programs/chess')).toMatchObject({ page: 'chess', params: { branchId: 'euless' } });
    expect(at('/online/programs/chess').kind).toBe('not-found');
    expect(at('/online/choir')).toMatchObject({ page: 'choir', params: { branchId: 'online' } });
    expect(at('/stream')).toMatchObject({ page: 'stream', params: { branchId: 'online' } });
    expect(DOCUMENT_ROUTES.some(({ pattern }) => pattern.includes('table-of-routes'))).toBe(false);
  });

  it('is kept out of search engines where it says so', () => {
    const hidden = DOCUMENT_ROUTES.filter((row) => 'noindex' in row && row.noindex);
    expect(hidden.map(({ pattern }) => pattern)).toEqual(['/staff-room']);
  });

  it('goes with the online branch where it is about that', () => {
    const rows = routesFor(
      DOCUMENT_ROUTES,
      SITE_PAGES.map(({ id }) => id),
      false,
    );
    expect(rows.map(({ pattern }) => pattern)).not.toContain('/stream');
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['harvest', {}, 'All about the harvest'],
    ['chess', {}, 'All about the chess at Our Learning Centers'],
    ['chess', { branchId: 'euless' }, 'All about the chess in Euless'],
    ['chess', { branchId: 'online' }, 'Online All about the chess'],
    ['stream', { branchId: 'online' }, 'All about the stream'],
  ])('%s at %j has the title "%s"', (page, params, title) =>
    expect(documentInfo(page, params)?.title).toContain(title),
  );

  it('puts the place where its own words leave room for it', () => {
    const info = documentInfo('choir', { branchId: 'euless' });
    expect(info?.title).toMatch(/^Choir \S.*Euless/);
    expect(info?.description).toMatch(/Euless\.$/);
  });

  it('stands below the page that it names', () => {
    expect(documentInfo('harvest', {})?.parents).toEqual(['/faq']);
    expect(documentInfo('chess', { branchId: 'euless' })?.parents).toEqual(['/programs/in-center']);
    expect(pageMetadata('open-day', {}).description).toBe('One sentence.');
  });

  it('is none where the school has no such document', () => {
    expect(documentInfo('pizza', {})).toBeNull();
    expect(() => describePage('pizza', {})).toThrow('there is no page pizza');
  });
});

describe('the place of documents in menus', () => {
  const titles = (part: 'menu' | 'footer', group: string) =>
    withDocuments(part, group, [link('A'), link('B')]).map(({ title }) => title);

  it('is the one that they count to, or the end', () => {
    expect(titles('menu', 'Company')).toEqual(['A', 'The harvest', 'B', 'The open-day']);
    expect(titles('footer', 'Company')).toEqual(['The open-day', 'A', 'B']);
  });

  it('is under their own heading only', () => expect(titles('menu', 'For Parents')).toEqual(['A', 'B']));
});
