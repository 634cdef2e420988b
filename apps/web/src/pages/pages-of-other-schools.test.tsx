import type * as Facts from '@kidcode/current-school';
import { createElement } from 'react';

/** The site of a school with the pages that `has` leaves, and with other facts than this one's. */
async function schoolWith({
  has,
  ...facts
}: { has: (page: string) => boolean } & Partial<Record<keyof typeof Facts, unknown>>) {
  jest.resetModules();
  const own = jest.requireActual<typeof Facts>('@kidcode/current-school');
  jest.doMock('@kidcode/current-school', () => ({
    ...own,
    PAGES: own.PAGES.filter(has),
    ...facts,
  }));
  const { linksOf, wholePage, wordsOf } = await import('../../test/static-page');
  return async (path: string, Page: () => React.ReactNode) => {
    const html = await wholePage(path, createElement(Page));
    return { words: wordsOf(html), links: linksOf(html) };
  };
}

afterEach(() => jest.dontMock('@kidcode/current-school'));

const isNoCamp = (page: string): boolean => !page.startsWith('camp');

// A school fresh from `school new` has no season: its home read "This page could not be loaded".
it('the home of a school without a season tells the ages of the school, and of no camp', async () => {
  const look = await schoolWith({ has: isNoCamp, SEASONS: [], SEASON_TABS: {} });
  const { AtAGlance } = await import('../features/home/at-a-glance');
  const { LearningOptions } = await import('../features/home/learning-options');
  const { BRAND } = await import('@kidcode/site');
  const glance = await look('/', AtAGlance);
  expect(glance.words).toContain(`${BRAND.ages.from}-${BRAND.ages.to}`);
  expect(glance.words).not.toMatch(/Camp \d{4}|Next dates/);
  const options = await look('/', LearningOptions);
  expect(options.links.filter((href) => /\/camps\/[^/]+\/[^/]+$/.test(href))).toEqual([]);
});

// The button led to the page that says that there is no page, while the plan beside it was asked for.
it.each([true, false])('the camps lead to the finder of camps if there is one (%s)', async (isThere) => {
  const look = await schoolWith({ has: (page) => isThere || page !== 'camp-finder' });
  const { CampsOverviewPage } = await import('./camps-overview-page');
  const { links } = await look('/camps', CampsOverviewPage);
  expect(links.includes('/camp-finder')).toBe(isThere);
});

// It offered programs, camps and a timetable to a school that has none of them.
it.each([
  [[], ['/programs', '/camps', '/learning-centers', '/class-schedule', '/faq', '/contact-us', '/']],
  [
    ['programs', 'class-schedule', 'camps-overview'],
    ['/learning-centers', '/faq', '/contact-us', '/'],
  ],
])('an unknown address of a school without the pages %j leads to those that it has', async (lacks, all) => {
  const look = await schoolWith({ has: (page) => !lacks.includes(page) });
  const { NotFoundPage } = await import('./not-found-page');
  const { links } = await look('/nowhere', NotFoundPage);
  expect(links).toEqual(all);
});

// Who teaches at a center and online stood there as before in a school that teaches at its centers only.
it('says of no teacher that they teach online where the school does not', async () => {
  const look = await schoolWith({ has: () => true, ONLINE: null });
  const { TEACHERS } = await import('@kidcode/current-school');
  const { TeachersPage } = await import('./teachers-page');
  expect(TEACHERS.some(({ branch, teachesOnline }) => teachesOnline && branch !== 'online')).toBe(true);
  expect((await look('/in-center/teachers', TeachersPage)).words).not.toContain('Also teaches online');
});
