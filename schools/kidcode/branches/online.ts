import type { OnlineFacts } from '@kidcode/school';

/**
 * The online branch: live classes from home. Source: specification 1, section 3; street, phone and e-mail are placeholders (D-1). What the
 * school has not stated is null (D-23).
 */
export const ONLINE = {
  id: 'online',
  code: 'KnCTX1000',
  name: 'Online Learning',
  status: 'Active',
  street: '',
  city: '',
  state: '',
  zip: '',
  address: 'Virtual Learning',
  phone: '844-KID-CODE',
  telHref: 'tel:+18445550100',
  email: 'online@example.com',
  weekdayHours: '3:00 PM-8:00 PM',
  weekendHours: '9:00 AM-5:00 PM',
  isActive: true,
  coordinates: null,
  backgroundColor: '#5B3DF5',
  ages: null,
  description: 'Live online coding, AI and game development classes from anywhere in the USA.',
  accent: {
    light: {
      solid: '#5B3DF5',
      on: '#FFFFFF',
      deep: '#4629D6',
      text: '#4A2FD0',
      tint: '#F0ECFF',
      wash: '#DCD3FF',
      header: '#F59E0B',
      headerOn: '#17163A',
      hero: ['#6D28D9', '#5830D2', '#4338CA'],
    },
    dark: {
      solid: '#9B89FF',
      on: '#12112B',
      deep: '#B3A6FF',
      text: '#B8ACFF',
      tint: '#1E1A47',
      wash: '#2E2769',
      header: '#F5A524',
      headerOn: '#17163A',
      hero: ['#3B1A7A', '#331F79', '#2A2578'],
    },
  },
  picture: {
    src: '/pictures/programs/online-branch.svg',
    alt: 'A laptop with a roof and a wireless signal; a child and a robot wave from its screen.',
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
} as const satisfies OnlineFacts;
