import { siteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { LegalDocument } from '../features/legal/legal-document';
import { SESSION_FLAGS, STORAGE_KEYS } from '../shared/browser-storage';

/** Something the site keeps in the visitor's own browser. */
export interface StoredEntry {
  readonly key: string;
  readonly purpose: string;
  readonly until: string;
}

const UNTIL_CLEARED = 'Until you clear it';
const UNTIL_TAB_CLOSES = 'Until you close the tab';

type Kept = Omit<StoredEntry, 'key'>;

const IN_THE_BROWSER: Readonly<Record<keyof typeof STORAGE_KEYS, Kept>> = {
  currentBranch: { purpose: 'Which center, or online, you look at', until: UNTIL_CLEARED },
  branchManualSelection: {
    purpose: 'That you chose it yourself, so that we do not switch it',
    until: UNTIL_CLEARED,
  },
  theme: { purpose: 'Light, dark or as your system', until: UNTIL_CLEARED },
  favorites: { purpose: 'The centers you marked as favorites', until: UNTIL_CLEARED },
  hasSeenOffer: {
    purpose: 'That you have asked for the coupon, so that we do not offer it again',
    until: UNTIL_CLEARED,
  },
  leadOutbox: {
    purpose: 'A request that you have sent, when the connection failed, so that it is not lost',
    until: 'Until it has reached us',
  },
  leadTimes: { purpose: 'When you sent your last requests, against floods of them', until: UNTIL_CLEARED },
};

/** Kept until the tab is closed. */
const IN_THE_TAB: Readonly<Record<keyof typeof SESSION_FLAGS, string>> = {
  branchManagementDisabled: 'Switches the choice of a center off, for tests',
  branchDetectionDisabled: 'Switches the search for the nearest center off',
  locationHintShown: 'That we have told you once how to find the nearest center',
  reloadedAfterDeploy: 'That the page has reloaded itself once after an update',
  closedPopups: 'Which hints you have closed on the home page',
  assistantTrained: 'That the assistant has been brought up to date once',
};

const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[];

/** Everything that the site keeps in the browser, and why (D-20, D-41): a key without a reason does not compile. */
export const STORED_ENTRIES: readonly StoredEntry[] = [
  ...namesOf(IN_THE_BROWSER).map((name) => ({ key: STORAGE_KEYS[name], ...IN_THE_BROWSER[name] })),
  ...namesOf(IN_THE_TAB).map((name) => ({
    key: SESSION_FLAGS[name],
    purpose: IN_THE_TAB[name],
    until: UNTIL_TAB_CLOSES,
  })),
];

/** What this site does with data; every sentence describes what the site really does. */
export const PRIVACY: LegalDocument = {
  eyebrow: 'Privacy policy',
  title: 'What this site knows about you',
  lead: 'Very little. There are no accounts, no advertising and no tracking. Here is what there is.',
  lastChanged: siteDay('2025-12-01'),
  sample: true,
  sections: [
    {
      id: 'short',
      title: 'The short version',
      paragraphs: [],
      points: [
        'You can read every page without telling us who you are.',
        'We use no cookies of our own, no advertising and no tools that follow you around.',
        'We receive your name and your number only when you type them into a form and send it.',
        'We do not sell or rent data.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      paragraphs: [
        'The site remembers a few settings on your device, so that you do not have to choose them again. They are not sent to us, except a request of yours that still waits to be delivered. If your browser blocks this, the site works all the same.',
      ],
    },
    {
      id: 'forms',
      title: 'When you send a form',
      paragraphs: [
        `The coupon form sends your name, e-mail address and phone number; the forms for a question and for a message to a teacher send what you type into them. They reach our mailbox (${BRAND.email.display}) through an e-mail delivery service.`,
        'We use them to answer you. Messages by SMS and e-mail about offers come only if you have ticked the box that says so, and end when you tell us.',
        'We keep a record of your request, and of the wording that you agreed to. Please do not write more about your child than the answer needs.',
      ],
    },
    {
      id: 'location',
      title: 'Your location',
      paragraphs: [
        'If you let the browser share it, the site compares your position with the positions of our centers to find the nearest one. That happens on your device; the position is neither sent to us nor kept.',
      ],
    },
    {
      id: 'assistant',
      title: 'The chat assistant',
      paragraphs: [
        'What you write to the assistant is sent to our server to be answered, together with a random number that keeps the conversation together. The number says nothing about you. Conversations are deleted after 90 days, and a counter per network address, kept for a day, guards the assistant against floods.',
        'Please do not type names, addresses or anything about a child’s health into the chat.',
      ],
    },
    {
      id: 'others',
      title: 'Links to other places',
      paragraphs: [
        'Some links lead to others, who have policies of their own: the enrollment portal, directions on a map service, WhatsApp, the app stores and social networks. Nothing goes to them before you follow the link.',
        'If a map is shown, its provider receives your network address, as with every picture on the web.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'This site is written for parents. Its forms are for grown-ups, and we do not knowingly collect data from children. If your child has written to us, tell us and we delete it.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we have about you, have it corrected, and have it deleted. Write to us or call; you need no form for it.',
      ],
    },
    {
      id: 'contact',
      title: 'Who is responsible',
      paragraphs: [
        `${BRAND.name}, ${BRAND.headquarters.street}, ${BRAND.headquarters.city}, ${BRAND.headquarters.state} ${BRAND.headquarters.zip}. Phone ${BRAND.phone.display}, e-mail ${BRAND.email.display}.`,
      ],
    },
  ],
};
