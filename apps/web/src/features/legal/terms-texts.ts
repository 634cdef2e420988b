import { TERMS } from '@kidcode/current-school/content/terms';
import type { LegalText } from '@kidcode/school';
import { isPageRow, ROUTES } from '@kidcode/site';

import { CAMP_TERMS } from '../../content/terms-camps';
import { ONLINE_CAMP_TERMS } from '../../content/terms-online-camps';
import { legalTextOf } from './legal-document';

/** All terms by kind, where the school's own data win. */
const TEXTS: readonly LegalText[] = [
  ...TERMS,
  ...[
    legalTextOf('camps', 'Camps', CAMP_TERMS),
    legalTextOf('online-camps', 'Online camps', ONLINE_CAMP_TERMS),
  ].filter(({ kind }) => TERMS.every((text) => text.kind !== kind)),
];

/** The terms that have a page, in the order of the route table. */
export const TERMS_PAGES: readonly { readonly href: string; readonly text: LegalText }[] = ROUTES.flatMap(
  (row) => {
    const text = TEXTS.find(
      ({ kind }) => isPageRow(row) && row.page === 'terms' && row.params?.kind === kind,
    );
    return text === undefined ? [] : [{ href: row.pattern, text }];
  },
);
