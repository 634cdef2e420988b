import type { SiteDay } from '@kidcode/scheduling';

import type { FaqGroup } from '../features/faq/faq-item';
import { campPriceQuestion, campQuestions } from './faq-camps';
import { CLASS_QUESTIONS } from './faq-classes';
import { PRICE_QUESTIONS } from './faq-prices';
import { PRACTICAL_QUESTIONS } from './faq-practical';
import { START_QUESTIONS } from './faq-start';

/** The top of the FAQ page. */
export const FAQ_TOP = {
  eyebrow: 'FAQ',
  title: 'Questions parents ask',
  lead: 'Short answers, with a link to the page that knows more. If yours is missing, call us or send an e-mail.',
  picture: 'faq',
} as const;

/** Every question with its answer, by topic. @param today Decides what can still be booked. */
export function faqGroups(today: SiteDay): readonly FaqGroup[] {
  return [
    { id: 'getting-started', title: 'Getting started', items: START_QUESTIONS },
    { id: 'classes', title: 'Classes and schedule', items: CLASS_QUESTIONS },
    { id: 'camps', title: 'Camps', items: campQuestions(today) },
    { id: 'prices', title: 'Prices and discounts', items: [campPriceQuestion(today), ...PRICE_QUESTIONS] },
    { id: 'practical', title: 'Practical matters', items: PRACTICAL_QUESTIONS },
  ];
}
