import { TERMS } from '@kidcode/current-school/content/terms';
import type { LegalText } from '@kidcode/school';
import { ONLINE_COURSES } from '@kidcode/scheduling';
import { isPageRow, ROUTES } from '@kidcode/site';

import { CAMP_TERMS } from '../../content/terms-camps';
import { onlineCampTerms } from '../../content/terms-online-camps';
import { legalTextOf } from './legal-document';

/** All terms by kind, where the school's own data win. */
const TEXTS: readonly LegalText[] = [
  ...TERMS,
  ...[
    legalTextOf('camps', 'Camps', CAMP_TERMS),
    ...ONLINE_COURSES.slice(0, 1).map((course) =>
      legalTextOf('online-camps', 'Online camps', onlineCampTerms(course)),
    ),
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
