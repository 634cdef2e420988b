import { SCHOOL_TIME_ZONE } from '@kidcode/branches';
import { TIME } from '@kidcode/current-school';
import { ONLINE_CAMP, ONLINE_COURSES, type OnlineCourse } from '@kidcode/scheduling';

import type { LegalDocument } from '../features/legal/legal-document';
import { COMMON_END, CONDUCT, portalSection, TERMS_CHANGED } from './terms-common';

/** The terms of the online camps, by the first of the courses; a school without any has no such terms. */
export const onlineCampTerms = (first: OnlineCourse): LegalDocument => ({
  eyebrow: 'Terms and conditions',
  title: 'Terms for online camps',
  lead: 'What holds when your child spends part of the holidays with us online.',
  lastChanged: TERMS_CHANGED,
  sample: true,
  sections: [
    {
      id: 'who',
      title: 'Who can take part',
      paragraphs: [
        `Online camps are for ages ${ONLINE_CAMP.ages}; ${ONLINE_COURSES.map(({ title }) => title).join(' and ')} are for ages ${first.ageRange}. A group has at most ${ONLINE_CAMP.groupSizeMax} children.`,
      ],
    },
    {
      id: 'registration',
      title: 'Registration and start dates',
      paragraphs: [
        `You choose a start date on this site and complete the registration on our enrollment portal. A course has ${first.sessions} sessions in ${first.duration.toLowerCase()}, ${ONLINE_CAMP.classDays}.`,
        `All times are ${TIME.name} Time (${SCHOOL_TIME_ZONE}).`,
      ],
    },
    portalSection('an online camp'),
    {
      id: 'changes-by-you',
      title: 'If your plans change',
      paragraphs: [
        'Tell us before the first session. If another start date has room, we move your child there.',
      ],
    },
    {
      id: 'changes-by-us',
      title: 'If we have to cancel',
      paragraphs: ['If a course cannot take place, you choose: another start date, or what you have paid.'],
    },
    {
      id: 'equipment',
      title: 'What you need at home',
      paragraphs: [
        `A computer, a stable internet connection and a microphone. The tools of the courses: ${[...new Set(ONLINE_COURSES.flatMap(({ tools }) => [...tools]))].join(', ')}.`,
        'Some tools ask for an account of their own and have an age limit; please read their terms with your child.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety online',
      paragraphs: ['The link to a session is for your child only, and a grown-up is within reach.'],
    },
    CONDUCT,
    ...COMMON_END,
  ],
});
