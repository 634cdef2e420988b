import type { CenterFacts } from '@kidcode/school';

/**
 * The learning center in Flower Mound. Source: specification 1, section 3; street, phone and e-mail are placeholders (D-1). What the
 * school has not stated is null (D-23).
 */
export const FLOWER_MOUND = {
  id: 'flower-mound',
  code: 'KnCTX1001',
  name: 'Flower Mound',
  status: 'Active',
  street: '100 Example Meadow Lane, Suite 1',
  city: 'Flower Mound',
  state: 'TX',
  zip: '75028',
  address: '100 Example Meadow Lane, Suite 1, Flower Mound, TX 75028',
  phone: '(972) 555-0110',
  telHref: 'tel:+19725550110',
  email: 'flower-mound@example.com',
  weekdayHours: '3:00 PM-8:00 PM',
  weekendHours: '10:00 AM-6:00 PM',
  isActive: true,
  coordinates: { lat: 33.052, lng: -97.064 },
  backgroundColor: '#1466E0',
  ages: { from: 5, to: 15 },
  description: 'In-person coding, AI and robotics classes for ages 5 to 15 in Flower Mound, Texas.',
  accent: {
    light: {
      solid: '#1466E0',
      on: '#FFFFFF',
      deep: '#0F52B8',
      text: '#0F52B8',
      tint: '#E8F1FE',
      wash: '#C9DFFC',
      header: '#1466E0',
      headerOn: '#FFFFFF',
      hero: ['#1458C8', '#2B49C9', '#4338CA'],
    },
    dark: {
      solid: '#6BA6FF',
      on: '#12112B',
      deep: '#8DBBFF',
      text: '#93BEFF',
      tint: '#142149',
      wash: '#1D3468',
      header: '#174A9A',
      headerOn: '#FFFFFF',
      hero: ['#153271', '#1F2C74', '#2A2578'],
    },
  },
  picture: {
    src: '/pictures/programs/center-flower-mound.svg',
    alt: 'The blue Flower Mound learning center on a hill with flowers.',
  },
  metadata: {
    lastUpdated: '2025-12-01',
    version: '1.0',
    status: 'Active',
    openDate: null,
    features: ['Free Trial Class', 'Birthday Parties', 'Summer Camps'],
    capacityPerClass: 10,
    totalInstructors: null,
  },
} as const satisfies CenterFacts;
