import type { Branch, Center } from './branch';
import type { BranchId, CenterId } from './branch-id';

/** The accent strip of a branch that names no colour of its own. Specification 1, section 3. */
export const DEFAULT_BACKGROUND_COLOR = '#D3D3D3';

const NOT_STATED = { openDate: null, features: [], capacityPerClass: null, totalInstructors: null } as const;

const RECORD = { lastUpdated: '2025-12-01', version: '1.0', status: 'Active' } as const;

/**
 * The branches: the only place where their addresses, phones and e-mails stand.
 *
 * Source: specification 1, section 3 (hours, coordinates, codes, ages, capacity, features) and section 2
 * (accents). Streets, phones and e-mails are placeholders (D-1): fictional streets, numbers from the range
 * reserved for fiction, addresses at example.com. The opening day and the number of instructors are not
 * given by the specification, so they stay null (D-23).
 */
export const BRANCHES: { readonly [Id in BranchId]: Id extends CenterId ? Center : Branch } = {
  online: {
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
    accent: {
      header: 'amber',
      banner: 'purple',
      hero: ['purple', 'indigo', 'blue'],
      page: ['purple', 'indigo'],
    },
    ages: null,
    description: 'Live online coding, AI and game development classes from anywhere in the USA.',
    metadata: { ...RECORD, ...NOT_STATED },
  },
  'flower-mound': {
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
    accent: { header: 'blue', banner: 'blue', hero: ['blue', 'cyan', 'teal'], page: ['blue', 'indigo'] },
    ages: { from: 5, to: 15 },
    description: 'In-person coding, AI and robotics classes for ages 5 to 15 in Flower Mound, Texas.',
    metadata: {
      ...RECORD,
      openDate: null,
      features: ['Free Trial Class', 'Birthday Parties', 'Summer Camps'],
      capacityPerClass: 10,
      totalInstructors: null,
    },
  },
  euless: {
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
    accent: { header: 'green', banner: 'green', hero: ['green', 'emerald', 'cyan'], page: ['green', 'teal'] },
    ages: null,
    description: 'In-person coding, AI and robotics classes in Euless, Texas.',
    metadata: { ...RECORD, ...NOT_STATED },
  },
};

/** The in-person centers, in the order of `CENTER_IDS`: the list that the finder shows. */
export const CENTERS: readonly Center[] = [BRANCHES['flower-mound'], BRANCHES.euless];
