import type { Brand, Region, SchoolTime } from '@kidcode/school';

/**
 * An invented school: nobody teaches there. It proves that the site, the tools and the backend know no school of their
 * own. Phones lie in the range reserved for fiction (555-01xx), e-mails and links at example.com, no street exists.
 */
export const BRAND: Brand = {
  name: 'Harbor Sample School',
  slug: 'harbor-sample-school',
  tagline: 'An invented school by the sea, where children build what they think of',
  headline: 'Small Workshops, Big Ideas',
  heroHighlights: ['Coding', 'Electronics', 'Boat Robots'],
  promotion: null,
  banner: 'An invented school: every name, address and price on these pages is made up',
  supportHours: 'Monday to Friday 10:00AM-5:00PM EST',
  phone: { label: 'Phone', display: '(207) 555-0100', href: 'tel:+12075550100' },
  whatsApp: null,
  email: { display: 'harbor@example.com', href: 'mailto:harbor@example.com' },
  headquarters: {
    street: '1 Invented Wharf',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  social: [],
  appStores: [],
  portal: { defaultUrl: 'https://harbor-portal.example.com', loginPath: '/login' },
  programFinderUrl: null,
  curriculumUrl: null,
  origin: 'https://www.harbor-sample-school.example',
  ages: { from: 7, to: 14 },
};

export const TIME: SchoolTime = {
  zone: 'America/New_York',
  name: 'Eastern',
  standard: 'EST',
  daylight: 'EDT',
};

/** Androscoggin, Cumberland, Sagadahoc and York county. */
export const REGION: Region = {
  name: 'Southern Maine',
  state: 'ME',
  stateName: 'Maine',
  counties: ['23001', '23005', '23023', '23031'],
  center: { lat: 43.87, lng: -70.15 },
};
