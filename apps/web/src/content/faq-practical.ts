import { BRANCHES, CENTERS } from '@kidcode/branches';
import { BRAND, WHATSAPP_CHAT } from '@kidcode/site';

import type { FaqItem } from '../features/faq/faq-item';

const hours = [...CENTERS, BRANCHES.online]
  .map(({ name, weekdayHours, weekendHours }) => `${name}: Mon-Fri ${weekdayHours}, Sat-Sun ${weekendHours}`)
  .join('. ');

export const PRACTICAL_QUESTIONS: readonly FaqItem[] = [
  {
    id: 'opening-hours',
    question: 'When are you open?',
    answer: [`${hours}.`, `By phone and e-mail we help ${BRAND.supportHours}.`],
    links: [{ label: 'Contact and directions', href: '/contact-us' }],
  },
  {
    id: 'log-in',
    question: 'Where do I log in?',
    answer: [
      'This site has no accounts. The Login link at the top of the page opens our enrollment portal, a separate site, in a new tab.',
    ],
  },
  {
    id: 'location',
    question: 'Why does the site ask for my location?',
    answer: [
      'Only to find the nearest center: when you press the button for it, or by itself if you allowed it on an earlier visit. The distance is worked out on your device; your position is not sent to us or kept.',
    ],
    links: [{ label: 'Privacy policy', href: '/privacy-policy' }],
  },
  {
    id: 'popup-blocked',
    question: 'I pressed Register and nothing opened. What now?',
    answer: [
      'Registration opens in a new tab, and your browser may have blocked it. Allow popups for this site and press the button again, or call us and we help you through it.',
    ],
  },
  {
    id: 'parties',
    question: 'Can we have a birthday party or rent a room?',
    answer: [
      'Yes, in the centers. There are also parent nights out, yoga for grown-ups and technology workshops.',
    ],
    links: [
      { label: 'Birthday parties', href: '/programs/in-center/birthday-parties' },
      { label: 'Event rentals', href: '/programs/in-center/event-rentals' },
    ],
  },
  {
    id: 'schools',
    question: 'Do you work with schools?',
    answer: ['Yes. Tell us about your pupils and your rooms, and we suggest how to begin.'],
    links: [{ label: 'School partnership programs', href: '/school-partnership' }],
  },
  {
    id: 'ask-a-person',
    question: 'I would rather ask a person.',
    answer: [
      `Gladly. Call ${BRAND.phone.display}, call your center, ${WHATSAPP_CHAT === null ? '' : `send a WhatsApp message to ${WHATSAPP_CHAT.display}, `}or write to ${BRAND.email.display}.`,
    ],
    links: [{ label: 'All ways to reach us', href: '/contact-us' }],
  },
];
