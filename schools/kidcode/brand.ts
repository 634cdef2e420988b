import type { Brand, Region, SchoolTime } from '@kidcode/school';

/**
 * Everything that names the business: change it here and nowhere else (D-1).
 *
 * Phones lie in the range reserved for fiction (555-01xx), e-mails and links at example.com, the street
 * does not exist. Headlines and hours: specification 1, section 1.
 */
export const BRAND: Brand = {
  name: 'KidCode',
  /** Last segment of the `/why-...` page. */
  slug: 'kidcode',
  tagline: 'Empowering Young Innovators for an AI-Powered Future',
  headline: 'Transforming Young Minds Through Tech Education',
  heroHighlights: ['AI & Machine Learning', 'Robotics & STEM', 'Game Development'],
  promotion: '50% Off First Month for Monthly Programs',
  banner: 'Join our online programs from anywhere in the USA',
  supportHours: '7 days a week 9:00AM-6:00PM CST',
  phone: { label: 'Toll-free', display: '844-KID-CODE', href: 'tel:+18445550100' },
  whatsApp: {
    display: '(972) 555-0142',
    href: 'https://wa.me/19725550142',
    greeting: 'Hello! I would like to learn more about your programs.',
  },
  email: { display: 'info@example.com', href: 'mailto:info@example.com' },
  headquarters: {
    street: '100 Sample Plaza, Suite 101',
    city: 'Flower Mound',
    state: 'TX',
    zip: '75028',
    country: 'US',
  },
  social: [
    { id: 'youtube', title: 'YouTube', href: 'https://example.com/social/youtube' },
    { id: 'facebook', title: 'Facebook', href: 'https://example.com/social/facebook' },
    { id: 'x', title: 'X', href: 'https://example.com/social/x' },
    { id: 'instagram', title: 'Instagram', href: 'https://example.com/social/instagram' },
    { id: 'linkedin', title: 'LinkedIn', href: 'https://example.com/social/linkedin' },
    { id: 'tiktok', title: 'TikTok', href: 'https://example.com/social/tiktok' },
    { id: 'pinterest', title: 'Pinterest', href: 'https://example.com/social/pinterest' },
  ],
  appStores: [
    { id: 'apple', title: 'Download on the App Store', href: 'https://example.com/apps/apple' },
    { id: 'google-play', title: 'Get it on Google Play', href: 'https://example.com/apps/google-play' },
  ],
  /** The external enrollment portal; a deployment may name another one. */
  portal: { defaultUrl: 'https://portal.example.com', loginPath: '/login' },
  programFinderUrl: 'https://example.com/program-finder',
  curriculumUrl: 'https://example.com/curriculum',
  origin: 'https://www.kidcode.example',
  ages: { from: 5, to: 16 },
};

/** The clock that the school lives by. */
export const TIME: SchoolTime = {
  zone: 'America/Chicago',
  name: 'Central',
  standard: 'CST',
  daylight: 'CDT',
};

/** Where the school's families live: what the finder's map shows and which ZIP codes it knows. */
export const REGION: Region = {
  name: 'Dallas-Fort Worth',
  state: 'TX',
  stateName: 'Texas',
  counties: [
    '48113',
    '48439',
    '48085',
    '48121',
    '48139',
    '48251',
    '48257',
    '48367',
    '48397',
    '48497',
    '48231',
    '48221',
  ],
  cityNames: { Mckinney: 'McKinney', Desoto: 'DeSoto', 'Naval Air Station/ Jrb': 'Fort Worth' },
  center: { lat: 32.93, lng: -97.07 },
};
