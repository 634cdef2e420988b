import type { CenterFacts } from '@kidcode/school';

/**
 * The learning center in Euless. Source: specification 1, section 3; street, phone and e-mail are placeholders (D-1). What the
 * school has not stated is null (D-23).
 */
export const EULESS = {
  id: 'euless',
  code: 'KnCTX1002',
  name: 'Euless',
  status: 'Active',
  street: '200 Example Grove Drive, Suite 2',
  city: 'Euless',
  state: 'TX',
  zip: '76039',
  address: '200 Example Grove Drive, Suite 2, Euless, TX 76039',
  phone: '(972) 555-0120',
  telHref: 'tel:+19725550120',
  email: 'euless@example.com',
  weekdayHours: '3:00PM-7:00PM',
  weekendHours: '9:00AM-2:00PM',
  isActive: true,
  coordinates: { lat: 32.837, lng: -97.079 },
  backgroundColor: '#12805C',
  ages: null,
  description: 'In-person coding, AI and robotics classes in Euless, Texas.',
  accent: {
    light: {
      solid: '#12805C',
      on: '#FFFFFF',
      deep: '#0D6649',
      text: '#0D6649',
      tint: '#E4F5EC',
      wash: '#C3E6D5',
      header: '#12805C',
      headerOn: '#FFFFFF',
      hero: ['#0F6E4E', '#047357', '#0E6B80'],
    },
    dark: {
      solid: '#3FBF90',
      on: '#12112B',
      deep: '#66D3AA',
      text: '#6FD6AE',
      tint: '#122B36',
      wash: '#174540',
      header: '#0F5E45',
      headerOn: '#FFFFFF',
      hero: ['#0D4433', '#0A463A', '#0E4250'],
    },
  },
  picture: {
    src: '/pictures/programs/center-euless.svg',
    alt: 'The green Euless learning center on a street with trees.',
  },
  metadata: {
    lastUpdated: '2025-12-01',
    version: '1.0',
    status: 'Active',
    openDate: null,
    features: [],
    capacityPerClass: null,
    totalInstructors: null,
  },
} as const satisfies CenterFacts;
