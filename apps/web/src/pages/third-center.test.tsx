import { BRANCHES, CENTERS, DEFAULT_CENTER, type BranchId, type CenterId } from '@kidcode/branches';
import { CAMP_SEASON_IDS, siteDay } from '@kidcode/scheduling';
import { Page as CoreProgramsPage } from '@kidcode/current-school/generated/pages/core-programs';
import { Page as ProgramsPage } from '@kidcode/current-school/generated/pages/programs';
import type { CenterFacts } from '@kidcode/school';
import { DENVER } from '@kidcode/school/planting';
import { campPath } from '@kidcode/site';
import type { ReactNode } from 'react';

import { linksOf, staticPage, wordsOf } from '../../test/static-page';
import { structuredData } from '../app/structured-data/structured-data';
import { mapTarget } from '../features/map/camera';
import { EmbeddedMap } from '../features/map/embedded/embedded-map';
import { placeLabel } from '../features/programs/program-place';
import { CurrentlyViewing } from '../features/shell/main-navigation';
import { PhoneMenu } from '../features/shell/menus';
import { SiteFooter } from '../features/shell/site-footer';
import { CampsOverviewPage } from './camps-overview-page';
import { ClassSchedulePage } from './class-schedule-page';
import { ContactPage } from './contact-page';
import { CourseFeesPage } from './course-fees-page';
import { HomePage } from './home-page';
import { LearningCentersPage } from './learning-centers-page';
import { SCAN_TARGETS, ScanPage } from './scan-page';
import { TeachersPage } from './teachers-page';

type Facts = { readonly CENTERS: readonly CenterFacts[] };

jest.mock('@kidcode/current-school', () =>
  jest
    .requireActual<{ withDenver: (facts: Facts) => Facts }>('@kidcode/school/planting')
    .withDenver(jest.requireActual<Facts>('@kidcode/current-school')),
);

const ID = DENVER.id as CenterId & BranchId;
const DAY = siteDay('2025-12-01');

// One entry in the list of centers, and every page knows the center.
it.each<readonly [path: string, page: ReactNode, said: readonly string[]]>([
  ['/', <HomePage />, [DENVER.name]],
  [`/${ID}`, <HomePage />, [DENVER.name]],
  ['/learning-centers', <LearningCentersPage />, [DENVER.name, DENVER.phone, DENVER.street]],
  ['/contact-us', <ContactPage />, [DENVER.name, DENVER.phone, DENVER.street, DENVER.email]],
  ['/class-schedule', <ClassSchedulePage />, [DENVER.name]],
  ['/teachers', <TeachersPage />, [DENVER.name]],
  [`/${ID}/teachers`, <TeachersPage />, [DENVER.name]],
  ['/camps', <CampsOverviewPage />, [DENVER.name, DENVER.address, DENVER.phone]],
  ['/pricing/course-fee', <CourseFeesPage />, [DENVER.name]],
  [`/${ID}/pricing/course-fee`, <CourseFeesPage />, [`What it costs in ${DENVER.name}`]],
  ['/programs/in-center', <ProgramsPage />, [DENVER.city]],
  ['/scan', <ScanPage />, [DENVER.name]],
])('%s knows the center', (path, page, said) => {
  const words = wordsOf(staticPage(path, page));
  for (const word of said) expect(words).toContain(word);
});

it('has a page of its programs, with its own links and picture', () => {
  const programs = staticPage(`/${ID}/programs/core`, <CoreProgramsPage />);
  expect(wordsOf(programs)).toContain(DENVER.city);
  expect(linksOf(programs).some((href) => href.split('/').includes(ID))).toBe(true);
  expect(linksOf(programs).some((href) => href.split('/').includes(DEFAULT_CENTER))).toBe(false);
  const pictures = [...programs.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toContain(DENVER.picture.src);
});

it('wears its own picture and marks its parts with its own id', () => {
  const camps = staticPage('/camps', <CampsOverviewPage />);
  expect(camps.querySelector(`[data-branch=${ID}] img`)?.getAttribute('src')).toBe(DENVER.picture.src);
});

it('has menus and a footer with its own addresses', () => {
  for (const part of [<PhoneMenu key="menu" />, <SiteFooter key="footer" />]) {
    const links = linksOf(staticPage(`/${ID}`, part));
    expect(links.some((href) => href.split('/').includes(ID))).toBe(true);
    expect(links.some((href) => href.split('/').includes(DEFAULT_CENTER))).toBe(false);
  }
  expect(wordsOf(staticPage(`/${ID}`, <CurrentlyViewing />))).toContain(DENVER.name);
});

it('is a marker on the map', () => {
  const map = staticPage(
    '/learning-centers',
    <EmbeddedMap
      centers={CENTERS}
      target={mapTarget(CENTERS, null)}
      selectedId={null}
      from={null}
      fromName={null}
      onMarkerPress={() => undefined}
      onReset={() => undefined}
      onProblem={() => undefined}
    />,
  );
  for (const { name } of CENTERS) {
    expect(map.querySelector(`[aria-label="${name}, show details"]`)).not.toBeNull();
  }
});

it('is told to search engines', () => {
  for (const path of ['/', `/${ID}`, '/contact-us', '/learning-centers']) {
    const told = JSON.stringify(structuredData(path, DAY));
    for (const fact of [DENVER.street, DENVER.city, DENVER.zip, DENVER.email, DENVER.telHref.slice(4)]) {
      expect([path, told]).toEqual([path, expect.stringContaining(fact)]);
    }
  }
});

it('has codes for its home page and its camps', () => {
  const paths = SCAN_TARGETS.map(({ path }) => path);
  expect(paths).toContain(`/${ID}`);
  for (const season of CAMP_SEASON_IDS) expect(paths).toContain(campPath(season, ID));
});

it('stands with its city and state in the label of a program', () => {
  expect(placeLabel({ kind: 'center', center: DENVER as never })).toBe('Denver, CO');
  expect(placeLabel({ kind: 'both' })).toMatch(/, and Denver, CO$/);
  expect(BRANCHES[ID]).toBe(DENVER);
});
