import { HOLIDAYS } from '@kidcode/current-school';
import { formatLongDate } from '@kidcode/scheduling';
import type { Policy } from '@kidcode/school';
import { BRAND, wordList } from '@kidcode/site';

type PolicyText = Pick<Policy, 'answer' | 'subject'> & Partial<Pick<Policy, 'id'>>;

/** What follows from the single days of the school's documents; null where they name none. */
const closedWords = (): string | null =>
  HOLIDAYS.closed.length === 0
    ? null
    : `${BRAND.name} is closed on ${wordList(HOLIDAYS.closed.map(formatLongDate))}.`;

/** What the school says about a case, or that it has published nothing: for a page that says once whom to ask. */
export const policyWords = ({ id, answer, subject }: PolicyText): string =>
  answer ?? (id === 'holidays' ? closedWords() : null) ?? `${BRAND.name} has not published ${subject}.`;

/** The same by itself, with whom to ask (D-23). */
export const policyAnswer = (policy: PolicyText): string =>
  policy.answer ??
  `${policyWords(policy)} Please ask before you book: call ${BRAND.phone.display} or write to ${BRAND.email.display}.`;
