import { HOLIDAYS } from '@kidcode/current-school';
import { formatLongDate } from '@kidcode/scheduling';
import type { Policy, SiteDay } from '@kidcode/school';
import { BRAND, wordList } from '@kidcode/site';

type PolicyText = Pick<Policy, 'id' | 'answer' | 'subject'>;

/** What follows from the single days of the school's documents; null where they name none ahead. */
function closedWords(today: SiteDay): string | null {
  const ahead = HOLIDAYS.closed.filter((day) => day >= today);
  return ahead.length === 0 ? null : `${BRAND.name} is closed on ${wordList(ahead.map(formatLongDate))}.`;
}

/** What the school says about a case, or that it has published nothing: for a page that says once whom to ask. */
export const policyWords = ({ id, answer, subject }: PolicyText, today: SiteDay): string =>
  answer ?? (id === 'holidays' ? closedWords(today) : null) ?? `${BRAND.name} has not published ${subject}.`;

/** The same by itself, with whom to ask (D-23). */
export const policyAnswer = (policy: PolicyText, today: SiteDay): string =>
  policy.answer ??
  `${policyWords(policy, today)} Please ask before you book: call ${BRAND.phone.display} or write to ${BRAND.email.display}.`;
