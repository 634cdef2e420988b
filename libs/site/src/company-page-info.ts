import { HAS_ONLINE } from '@kidcode/branches';
import { branchOfParams, placeName } from './place-name';
import type { PageDescriptions, PageInfo, RouteParams } from './route-row';

/** The end of a list of places where the school teaches. */
const AND_ONLINE = HAS_ONLINE ? ' and online' : '';

/** Home without a branch is the online branch's; a school without one speaks of all its centers there. */
const HOME_BRANCH = HAS_ONLINE ? 'online' : null;

/** The company's own pages. The home titles follow specification 1, section 2, "Home". */
export const COMPANY_PAGE_INFO = {
  home: (params, { branch = HOME_BRANCH }) => homeInfo({ ...(branch && { branchId: branch }), ...params }),
  'learning-centers': () => ({
    label: 'Learning Centers',
    title: 'Find a Learning Center Near You',
    description: `Search our learning centers ${placeName({}).where} by name, city or ZIP code, see them on the map${HAS_ONLINE ? ', or learn online' : ''}.`,
  }),
  contact: () => ({
    label: 'Contact Us',
    title: 'Contact Us',
    description: `Call, write or visit us: phones, e-mail, opening hours and directions for every center${HAS_ONLINE ? ' and online classes' : ''}.`,
  }),
  'class-schedule': () => ({
    label: 'Class Schedule',
    title: 'Class Schedule',
    description: `Days, times and start dates of our coding, AI and robotics classes, at the centers${AND_ONLINE}.`,
  }),
  'find-a-program': () => ({
    label: 'Find a Program',
    title: 'Which Program Fits Your Child?',
    description: `Three short questions about age, interests and free days, and the programs that fit${HAS_ONLINE ? ', at a center or online' : ''}.`,
  }),
  try: () => ({
    label: 'Try a First Class',
    title: 'Try a First Class: Code a Robot',
    description:
      'A first coding class to try right now: move a robot with blocks, puzzle by puzzle. Free, without an account, and nothing your child does leaves the browser.',
  }),
  news: () => ({
    label: 'News',
    title: 'News and Updates',
    description: `News from our learning centers${HAS_ONLINE ? ' and online classes' : ''}: camps, new programs and dates for parents to note.`,
  }),
  faq: () => ({
    label: 'FAQ',
    title: 'Frequently Asked Questions',
    description: `Answers for parents about classes, ages, camps, prices, free trials${HAS_ONLINE ? ', schedules and learning online' : ' and schedules'}.`,
  }),
  scan: () => ({
    label: 'Scan Manager',
    title: 'Scan Manager',
    description:
      'Make and read QR codes for the pages of this site: branch home pages, free trials and camps.',
  }),
  admin: () => ({
    label: 'Site Status',
    title: 'Site Status',
    description: 'Which integrations are configured, the route table, and the version of this build.',
  }),
  privacy: () => ({
    label: 'Privacy Policy',
    title: 'Privacy Policy',
    description:
      'What this site stores about you and your child, what it is used for, and how to ask about it.',
  }),
  terms: ({ kind = '' }) => TERMS_INFO[kind] ?? GENERAL_TERMS,
  teachers: teachersInfo,
  'not-found': () => ({
    label: 'Page not found',
    title: 'Oops! Page not found',
    description:
      'There is no page at this address. Return to the home page, or find a program or a center from the menu.',
  }),
} satisfies PageDescriptions;

function homeInfo(params: RouteParams): PageInfo {
  const branch = branchOfParams(params);
  if (branch === 'online') {
    return {
      label: 'Home',
      title: 'Online Coding Classes for Kids',
      description:
        'Live online coding, AI and game development classes for kids, from anywhere in the USA. Book a free trial class, no credit card needed.',
    };
  }
  const { name, where } = placeName(params);
  return {
    label: branch === null ? 'Home' : name,
    title: `Kid-Friendly Coding and AI Classes ${where}`,
    description: `Coding, AI, robotics and game development classes for kids ${where}. Book a free trial class, no credit card needed.`,
  };
}

function teachersInfo(params: RouteParams): PageInfo {
  const { name, where } = placeName(params);
  if (branchOfParams(params) === null) {
    return {
      label: 'Teachers',
      title: 'Our Teachers',
      description: `Meet the people who teach coding, AI and robotics at our centers${AND_ONLINE}, and send them a message.`,
    };
  }
  return {
    label: name,
    title: `Our Teachers ${where}`,
    description: `Meet the people who teach coding, AI and robotics to kids ${where}, and send them a message.`,
    parents: ['/teachers'],
  };
}

const TERMS = '/terms-and-conditions';

/** The terms of a kind of its own. */
const TERMS_INFO: Readonly<Record<string, PageInfo>> = {
  online: {
    label: 'Online Classes',
    title: 'Terms and Conditions for Online Classes',
    description: 'The terms for online classes: enrollment, payment, missed classes, equipment and conduct.',
    parents: [TERMS],
  },
  camps: {
    label: 'Camps',
    title: 'Terms and Conditions for Camps',
    description:
      'The terms for camps at our learning centers: registration, payment, meals, pick-up and conduct.',
    parents: [TERMS],
  },
  'online-camps': {
    label: 'Online Camps',
    title: 'Terms and Conditions for Online Camps',
    description: 'The terms for online camps: registration, payment, start dates, equipment and conduct.',
    parents: [TERMS],
  },
};

const GENERAL_TERMS: PageInfo = {
  label: 'Terms and Conditions',
  title: 'Terms and Conditions',
  description:
    'The terms for classes and programs at our learning centers: enrollment, payment, absence and conduct.',
};
