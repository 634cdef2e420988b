import { accentFrom } from '../src/colors';
import type { CenterFacts } from '../src/index';

/** A school's facts with a list of centers, whatever else they are. */
type WithCenters = { readonly CENTERS: readonly CenterFacts[] };

/**
 * One more center, as a school would add it: in a city and a state of its own, with its own colours and picture. Nothing
 * in it is real.
 */
export const DENVER: CenterFacts = {
  id: 'denver',
  code: 'PLANTED0001',
  name: 'Denver',
  status: 'Active',
  street: '300 Example Ridge Road',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  address: '300 Example Ridge Road, Denver, CO 80202',
  phone: '(303) 555-0130',
  telHref: 'tel:+13035550130',
  email: 'denver@example.com',
  weekdayHours: '2:00 PM-6:30 PM',
  weekendHours: '10:30 AM-3:30 PM',
  isActive: true,
  coordinates: { lat: 39.75, lng: -105 },
  backgroundColor: '#A33B1F',
  ages: { from: 6, to: 14 },
  description: 'In-person coding classes in Denver, Colorado.',
  accent: accentFrom('#A33B1F'),
  picture: {
    src: '/pictures/programs/center-denver.svg',
    alt: 'The red Denver learning center under mountains.',
  },
  metadata: {
    lastUpdated: '2025-12-01',
    version: '1.0',
    status: 'Active',
    openDate: null,
    features: ['Planted Feature'],
    capacityPerClass: null,
    totalInstructors: null,
  },
};

/** The same school with one more entry in its list of centers; nothing else is changed. */
export const withDenver = <Facts extends WithCenters>(facts: Facts): Facts => ({
  ...facts,
  CENTERS: [...facts.CENTERS, DENVER],
});

const ACROSS = 10;

/** The place of a planted center: ten rows of ten over the state of Colorado. */
const planted = (index: number): CenterFacts => {
  const number = String(index + 1).padStart(3, '0');
  return {
    ...DENVER,
    id: `planted-${number}`,
    code: `PLANTED1${number}`,
    name: `Planted ${number}`,
    city: `Plantville ${number}`,
    zip: `80${number}`,
    address: `${index + 1} Example Row, Plantville ${number}, CO 80${number}`,
    coordinates: { lat: 37.5 + Math.floor(index / ACROSS) * 0.35, lng: -108 + (index % ACROSS) * 0.5 },
  };
};

/** A hundred centers beside those of the school. */
export const PLANTED: readonly CenterFacts[] = Array.from({ length: 100 }, (_, index) => planted(index));

/** The same school with a hundred more centers. */
export const withAHundred = <Facts extends WithCenters>(facts: Facts): Facts => ({
  ...facts,
  CENTERS: [...facts.CENTERS, ...PLANTED],
});
