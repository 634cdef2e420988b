import { siteDay } from '@kidcode/scheduling';

import { pageHeadHtml } from '../page-head-html';
import { applyStructuredData } from './apply-structured-data';

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
