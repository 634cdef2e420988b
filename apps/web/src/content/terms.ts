import type { LegalDocument } from '../features/legal/legal-document';
import { CAMP_TERMS } from './terms-camps';
import { GENERAL_TERMS } from './terms-general';
import { ONLINE_TERMS } from './terms-online';
import { ONLINE_CAMP_TERMS } from './terms-online-camps';

/** The four terms, by the `kind` of their row in the route table. */
export const TERMS = {
  general: GENERAL_TERMS,
  online: ONLINE_TERMS,
  camps: CAMP_TERMS,
  'online-camps': ONLINE_CAMP_TERMS,
} as const satisfies Record<string, LegalDocument>;

export type TermsKind = keyof typeof TERMS;

/** The pages of the four terms, for the links between them. */
export const TERMS_PAGES: readonly {
  readonly kind: TermsKind;
  readonly label: string;
  readonly href: string;
}[] = [
  { kind: 'general', label: 'Classes in a center', href: '/terms-and-conditions' },
  { kind: 'online', label: 'Online classes', href: '/online-terms-and-conditions' },
  { kind: 'camps', label: 'Camps', href: '/terms-and-conditions/camps' },
  { kind: 'online-camps', label: 'Online camps', href: '/terms-and-conditions/online-camps' },
];

export function isTermsKind(value: unknown): value is TermsKind {
  return TERMS_PAGES.some(({ kind }) => kind === value);
}
