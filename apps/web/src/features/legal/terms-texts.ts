import { TERMS } from '@kidcode/current-school/generated/terms';
import type { LegalText } from '@kidcode/school';
import { isPageRow, ROUTES } from '@kidcode/site';

/** The terms that have a page, in the order of the route table. */
export const TERMS_PAGES: readonly { readonly href: string; readonly text: LegalText }[] = ROUTES.flatMap(
  (row) => {
    const text = TERMS.find(
      ({ kind }) => isPageRow(row) && row.page === 'terms' && row.params?.kind === kind,
    );
    return text === undefined ? [] : [{ href: row.pattern, text }];
  },
);
