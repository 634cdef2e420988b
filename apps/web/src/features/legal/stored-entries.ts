import { HAS_ONLINE } from '@kidcode/branches';

import { SESSION_FLAGS, STORAGE_KEYS } from '../../shared/browser-storage';

const IN_THE_BROWSER: Readonly<Record<keyof typeof STORAGE_KEYS, string>> = {
  currentBranch: `Which center${HAS_ONLINE ? ', or online,' : ''} you look at`,
  branchManualSelection: 'That you chose it yourself, so that we do not switch it',
  theme: 'Light, dark or as your system',
  favorites: 'The centers you marked as favorites',
  hasSeenOffer: 'That you have asked for the coupon, so that we do not offer it again',
  firstClass:
    'What your child has made in the first class to try, by the age that was chosen, and the name on its certificate',
  leadOutbox:
    'A request that you have sent, with what you typed, when the connection failed, so that it is not lost',
  familyPlan: 'The camps that you plan for your children; the names and ages that you typed are never sent',
  familyPlansBefore: 'Your own plan of camps, where one that came as a link has taken its place',
  officeSession: 'For the people of the school alone: that they have signed in to its office',
  officeActive:
    'For the people of the school alone: when they last did something there, to sign them out by itself',
  leadTimes: 'When you sent your last requests, against floods of them',
};

/** What goes before you clear it. */
const UNTIL: Readonly<Partial<Record<keyof typeof STORAGE_KEYS, string>>> = {
  leadOutbox: 'Until it has reached us, or we have said that we cannot take it',
  familyPlansBefore: 'Until you go back to it, or forget it',
  officeSession: 'Until they sign out',
};

const IN_THE_TAB: Readonly<Record<keyof typeof SESSION_FLAGS, string>> = {
  branchManagementDisabled: 'Switches the choice of a center off, for tests',
  branchDetectionDisabled: 'Switches the search for the nearest center off',
  locationHintShown: 'That we have told you once how to find the nearest center',
  reloadedAfterDeploy: 'That the page has reloaded itself once after an update',
  closedPopups: 'Which hints you have closed on the home page',
  assistantTrained: 'That the assistant has been brought up to date once',
  assistantConversation:
    'What you and the assistant have said to each other, and a question that you have begun to write',
  scrollPlaces: 'How far down you were on each page, so that Back leads to that place',
};

const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

/** Everything that the site keeps in the browser, and why (D-20, D-41): a key without a reason does not compile. */
export const STORED_ENTRIES = [
  ...namesOf(IN_THE_BROWSER).map((name) => ({
    key: STORAGE_KEYS[name],
    purpose: IN_THE_BROWSER[name],
    until: UNTIL[name] ?? 'Until you clear it',
  })),
  ...namesOf(IN_THE_TAB).map((name) => ({
    key: SESSION_FLAGS[name],
    purpose: IN_THE_TAB[name],
    until: 'Until you close the tab',
  })),
];
