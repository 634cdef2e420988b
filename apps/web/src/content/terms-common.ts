import { siteDay } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { LegalSection } from '../features/legal/legal-document';

/** The day on which any of the four terms last changed. */
export const TERMS_CHANGED = siteDay('2025-12-01');

/** Sections that all four terms share. */
export const CONDUCT: LegalSection = {
  id: 'conduct',
  title: 'How we treat each other',
  paragraphs: [
    'Children and grown-ups speak kindly, listen, and leave each other’s work alone. If a child makes that impossible for others, we talk to the parents first.',
    'If nothing changes after that, we may end the enrollment and tell you why.',
  ],
};

export const CHILDS_WORK: LegalSection = {
  id: 'work-and-pictures',
  title: 'Your child’s work and pictures',
  paragraphs: [
    'What your child makes belongs to your child. We show it to others outside the group only if you agree.',
    'We take or publish pictures of children only with the written consent of a parent, which you can withdraw.',
  ],
};

export const CHANGES: LegalSection = {
  id: 'changes',
  title: 'Changes to these terms',
  paragraphs: [
    'When we change these terms, the date at the top changes with them. What you agreed to when you enrolled stays in force for what you have paid.',
  ],
};

export const CONTACT_SECTION: LegalSection = {
  id: 'contact',
  title: 'Questions',
  paragraphs: [
    `Call ${BRAND.phone.display} or write to ${BRAND.email.display}. We would rather explain a sentence twice than have it misunderstood.`,
  ],
};

export const COMMON_END: readonly LegalSection[] = [CHILDS_WORK, CHANGES, CONTACT_SECTION];

/** Where enrolling and paying happens; the same for everything that is sold. */
export const portalSection = (what: string): LegalSection => ({
  id: 'payment',
  title: 'Price and payment',
  paragraphs: [
    `The price of ${what} is the one that is shown when you register, with its discount and the reason for it. Registration and payment are completed on our enrollment portal, not on this site.`,
    'The confirmation you receive there says what you have paid, what is still due and when.',
  ],
});
