import type { Policy } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

type PolicyText = Pick<Policy, 'answer' | 'subject'>;

/** What the school says about a case, or that it has published nothing: for a page that says once whom to ask. */
export const policyWords = ({ answer, subject }: PolicyText): string =>
  answer ?? `${BRAND.name} has not published ${subject}.`;

/** The same by itself, with whom to ask (D-23). */
export const policyAnswer = (policy: PolicyText): string =>
  policy.answer ??
  `${policyWords(policy)} Please ask before you book: call ${BRAND.phone.display} or write to ${BRAND.email.display}.`;
