import { BRANCHES, CENTERS, HAS_ONLINE } from '@kidcode/branches';
import { POLICIES } from '@kidcode/current-school';
import type { FaqEntry } from '@kidcode/school';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';

import { policyAnswer } from '../../company/policy-answer';
import { few } from './few';

export function openingHoursAnswer(): FaqEntry {
  const places = [...(few(CENTERS) ? CENTERS : []), ...(HAS_ONLINE ? [BRANCHES.online] : [])];
  const hours = places.map(
    ({ name, weekdayHours, weekendHours }) => `${name}: Mon-Fri ${weekdayHours}, Sat-Sun ${weekendHours}.`,
  );
  return {
    id: 'opening-hours',
    question: 'When are you open?',
    asked: ['What are your hours?', 'Are you open on weekends?'],
    answer: [
      [...(few(CENTERS) ? [] : ['Every center keeps hours of its own.']), ...hours].join(' '),
      `By phone and e-mail we help ${BRAND.supportHours}.`,
    ],
    links: [{ label: 'Contact and directions', href: '/contact-us' }],
  };
}

/** Every policy; where the school has published none, whom to ask (D-23). */
export const policyAnswers = (): readonly FaqEntry[] =>
  POLICIES.map((policy) => {
    const { id, question, asked, answer, links = [] } = policy;
    return {
      id,
      question,
      ...(asked !== undefined && { asked }),
      answer: [policyAnswer(policy)],
      links: answer === null ? [...links, { label: 'Ask a person', href: '/contact-us' }] : links,
    };
  });

export function askAPersonAnswer(): FaqEntry {
  const message = WHATSAPP_CHAT === null ? '' : `send a WhatsApp message to ${WHATSAPP_CHAT.display}, `;
  return {
    id: 'ask-a-person',
    question: 'I would rather ask a person.',
    asked: ['Can I talk to someone?', 'What is your phone number?'],
    answer: [
      `Gladly. Call ${BRAND.phone.display}, call your center, ${message}or write to ${BRAND.email.display}.`,
    ],
    links: [{ label: 'All ways to reach us', href: '/contact-us' }],
  };
}
