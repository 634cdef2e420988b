import type { Policy } from '@kidcode/school';
import { BRAND } from '@kidcode/site';

/** What the school says about a case; where it has published nothing, that, and whom to ask (D-23). */
export const policyAnswer = ({ answer, subject }: Pick<Policy, 'answer' | 'subject'>): string =>
  answer ??
  `${BRAND.name} has not published ${subject}. Please ask before you book: call ${BRAND.phone.display} or write to ${BRAND.email.display}.`;
