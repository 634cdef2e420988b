import { wordList } from '@kidcode/site';
import { CAMP_AGES, CAMP_GROUP_SIZE_MAX, CAMP_GROUPS, CAMP_MEALS, DAY_LENGTH_HOURS } from './camp-facts';

import type { LegalDocument } from '../features/legal/legal-document';
import { COMMON_END, CONDUCT, portalSection, TERMS_CHANGED } from './terms-common';

const day = DAY_LENGTH_HOURS.full_day;

export const CAMP_TERMS: LegalDocument = {
  eyebrow: 'Terms and conditions',
  title: 'Terms for camps',
  lead: 'What holds when your child spends the holidays with us in a center.',
  lastChanged: TERMS_CHANGED,
  sample: true,
  sections: [
    {
      id: 'who',
      title: 'Who can take part',
      paragraphs: [
        `Camps are for ages ${CAMP_AGES}, in groups by age: ${wordList(CAMP_GROUPS.map(({ name, ages }) => `${name} (${ages})`))}. A group has at most ${CAMP_GROUP_SIZE_MAX} children.`,
      ],
    },
    {
      id: 'registration',
      title: 'Registration and deadlines',
      paragraphs: [
        'You choose the weeks on this site and complete the registration on our enrollment portal. A place is yours when you have the confirmation.',
        'Each camp has its own deadlines. They stand on its page, at the top and beside the registration form.',
      ],
    },
    portalSection('a camp'),
    {
      id: 'changes-by-you',
      title: 'If your plans change',
      paragraphs: [
        'Tell us as early as you can. Whether a week can be moved or given back depends on how much time is left, and your confirmation says until when.',
      ],
    },
    {
      id: 'changes-by-us',
      title: 'If we have to cancel',
      paragraphs: ['If a week cannot take place, you choose: another week, or what you have paid for it.'],
    },
    {
      id: 'hours',
      title: 'Hours, bringing and collecting',
      paragraphs: [
        `A full day runs ${day.hours}. Please collect your child by the end of it.`,
        'Tell us in writing who may collect your child. We hand a child to nobody else.',
      ],
    },
    {
      id: 'meals',
      title: 'Meals and allergies',
      paragraphs: [
        `${CAMP_MEALS.bring} ${CAMP_MEALS.optional}`,
        `${CAMP_MEALS.allergies} ${CAMP_MEALS.dietary}`,
      ],
    },
    {
      id: 'health',
      title: 'Health',
      paragraphs: [
        'Tell us about allergies, medicine and anything else that we must know. A child who is ill stays at home.',
        'In an emergency we call for help first and you right after.',
      ],
    },
    CONDUCT,
    ...COMMON_END,
  ],
};
