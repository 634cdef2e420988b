import { SCHOOL_TIME_ZONE } from '@kidcode/branches';
import { DEFAULT_ONLINE_CLASS, normalizeTime } from '@kidcode/scheduling';

import type { LegalDocument } from '../features/legal/legal-document';
import { COMMON_END, CONDUCT, portalSection, TERMS_CHANGED } from './terms-common';

export const ONLINE_TERMS: LegalDocument = {
  eyebrow: 'Terms and conditions',
  title: 'Terms for online classes',
  lead: 'What holds when your child learns with us from home.',
  lastChanged: TERMS_CHANGED,
  sample: true,
  sections: [
    {
      id: 'who',
      title: 'Who these terms are for',
      paragraphs: [
        'They hold for live online classes that you book as a parent or guardian, from anywhere in the USA.',
      ],
    },
    {
      id: 'enrollment',
      title: 'Enrollment',
      paragraphs: [
        'Your enrollment is complete when you have our confirmation. It names the program, the days and the fee.',
        'The trial class is free and without obligation.',
      ],
    },
    {
      id: 'times',
      title: 'Days and times',
      paragraphs: [
        `Unless your confirmation says otherwise, classes meet ${DEFAULT_ONLINE_CLASS.classDays} at ${normalizeTime(DEFAULT_ONLINE_CLASS.classTime)} ${DEFAULT_ONLINE_CLASS.timeZone}. All times are Central Time (${SCHOOL_TIME_ZONE}), wherever you live.`,
      ],
    },
    portalSection('an online class'),
    {
      id: 'equipment',
      title: 'What you need at home',
      paragraphs: [
        'A computer, a stable internet connection, a microphone and, if your child likes to be seen, a camera. The page of each program names its tools.',
        'Please install the tools before the first class. If something does not work, call us.',
      ],
    },
    {
      id: 'absence',
      title: 'When your child cannot come',
      paragraphs: [
        'Please tell us as early as you can. We tell you how the missed part can be caught up.',
        'If we have to cancel a class, or our connection fails, we offer another one or give its share of the fee back.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety online',
      paragraphs: ['The link to a class is for your child only.'],
      points: [
        'A grown-up is within reach while the class runs.',
        'Nobody records a class without the consent of all parents.',
        'Children do not share addresses, phone numbers or passwords.',
      ],
    },
    CONDUCT,
    ...COMMON_END,
  ],
};
