import { CENTERS } from '@kidcode/branches';
import { CORE_LEVELS } from '@kidcode/scheduling';
import { BRAND } from '@kidcode/site';

import type { LegalDocument } from '../features/legal/legal-document';
import { COMMON_END, CONDUCT, TERMS_CHANGED } from './terms-common';

export const GENERAL_TERMS: LegalDocument = {
  eyebrow: 'Terms and conditions',
  title: 'Terms for classes in a center',
  lead: 'What you can expect from us, and what we ask of you, when your child comes to one of our centers.',
  lastChanged: TERMS_CHANGED,
  sample: true,
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        `They hold between you, the parent or guardian, and ${BRAND.name}, for classes and programs in ${CENTERS.map(({ name }) => name).join(' and ')}.`,
        'Camps, online classes and online camps have terms of their own.',
      ],
    },
    {
      id: 'trial',
      title: 'Trial class',
      paragraphs: ['The trial class is free. You give no credit card and enter into no obligation.'],
    },
    {
      id: 'enrollment',
      title: 'Enrollment',
      paragraphs: [
        `The core program is a curriculum of ${CORE_LEVELS.length} months with ongoing enrollment: you can begin in any month. Specialized programs have a start date.`,
        'Your enrollment is complete when you have our confirmation. It names the program, the days, the center and the fee.',
      ],
    },
    {
      id: 'payment',
      title: 'Fees and payment',
      paragraphs: [
        'The fee is the one in your confirmation. Monthly programs are paid by the month; short programs as the confirmation says.',
        'A discount applies when its condition is met. The conditions are on the discounts page.',
      ],
    },
    {
      id: 'absence',
      title: 'When your child cannot come',
      paragraphs: [
        'Please tell your center as early as you can. Whether and how a missed class can be made up, your center tells you; it depends on the group.',
        'If we have to cancel a class, we offer another one or give its share of the fee back.',
      ],
    },
    {
      id: 'leaving',
      title: 'Pausing and leaving',
      paragraphs: [
        'You can leave a monthly program at the end of a month. Your confirmation says until when you have to tell us.',
      ],
    },
    {
      id: 'drop-off',
      title: 'Bringing and collecting',
      paragraphs: ['A child is in our care from the beginning of the class to its end.'],
      points: [
        'Tell us in writing who may collect your child.',
        'Tell us about allergies, medicine and anything else that we must know to keep your child safe.',
        'A child who is ill stays at home.',
      ],
    },
    CONDUCT,
    ...COMMON_END,
  ],
};
