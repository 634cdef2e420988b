import { prerenderPaths } from '@kidcode/site';
import { siteDay } from '@kidcode/scheduling';

import { pageHeadHtml } from '../page-head-html';
import { applyStructuredData, structuredData } from './structured-data';

const on = (path: string, day = '2025-12-01') =>
  structuredData(path, siteDay(day)) as unknown as readonly Record<string, unknown>[];
const typesOf = (path: string, day?: string) => on(path, day).map((thing) => thing['@type']);

describe('structured data', () => {
  it('describes the school and both centers on the home page', () => {
    expect(typesOf('/')).toEqual(['EducationalOrganization', 'LocalBusiness', 'LocalBusiness']);
  });

  it('describes only the center whose home it is', () => {
    expect(on('/euless').filter((thing) => thing['@type'] === 'LocalBusiness')).toMatchObject([
      {
        name: 'KidCode Euless',
        openingHoursSpecification: [
          { opens: '15:00', closes: '19:00' },
          { opens: '09:00', closes: '14:00' },
        ],
      },
    ]);
  });

  it('offers each open week of the winter camp at its discounted price', () => {
    const events = on('/camps/winter/euless').filter((thing) => thing['@type'] === 'Event');
    expect(events).toMatchObject([
      { startDate: '2025-12-22', endDate: '2025-12-26', offers: { price: 254 } },
      { startDate: '2025-12-29', endDate: '2026-01-02', offers: { price: 254 } },
    ]);
  });

  it('no longer offers a week that cannot be booked', () => {
    expect(typesOf('/camps/winter/euless', '2025-12-20').filter((type) => type === 'Event')).toHaveLength(1);
    expect(typesOf('/camps/winter/euless', '2026-01-10')).not.toContain('Event');
  });

  it('lists the online courses with their price', () => {
    const [list] = on('/online-camps');
    expect(JSON.stringify(list)).toContain('"price":288');
  });

  it('leads from home to every page but home and its online twin', () => {
    const crumbsOf = (path: string) => on(path).find((thing) => thing['@type'] === 'BreadcrumbList');
    const trails = prerenderPaths().map((path) => [path, JSON.stringify(crumbsOf(path))] as const);
    const isFromHome = (trail: string | undefined) =>
      trail?.includes('"item":"https://www.kidcode.example/"');
    expect(trails.filter(([, trail]) => !isFromHome(trail)).map(([path]) => path)).toEqual(['/', '/online']);
  });
});

const PATH = '/camps/winter/euless';
const said = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Readonly<Record<string, unknown>>,
  );
const events = () => said().filter((thing) => thing['@type'] === 'Event');

// The count may have answered before the day was known.
it('a week that the count of places has called sold out stays so on another day', () => {
  document.head.innerHTML = pageHeadHtml(PATH, siteDay('2025-12-01')).replace(
    /"offers":\{[^}]*\}(?!.*"offers")/s,
    '"offers":{"@type":"Offer","availability":"https://schema.org/SoldOut"}',
  );
  expect(events()).toMatchObject([{}, { offers: { availability: 'https://schema.org/SoldOut' } }]);
  applyStructuredData(PATH, siteDay('2025-12-20'));
  expect(events()).toMatchObject([
    { startDate: '2025-12-29', offers: { availability: 'https://schema.org/SoldOut' } },
  ]);
});
