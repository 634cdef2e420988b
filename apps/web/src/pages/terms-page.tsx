import { TERMS } from '@kidcode/current-school/generated/terms';
import type { LegalText } from '@kidcode/school';
import { isPageRow, ROUTES } from '@kidcode/site';
import { Band } from '@kidcode/ui';

import { BranchSwitch } from '../features/company/branch-switch';
import { LegalTextView } from '../features/legal/legal-text';
import { PageIntro } from '../shared/page-intro';
import { useRouteParams } from '../shared/use-route-params';

/** The terms that have a page, in the order of the route table. */
const TERMS_PAGES: readonly { readonly href: string; readonly text: LegalText }[] = ROUTES.flatMap((row) => {
  const text = TERMS.find(({ kind }) => isPageRow(row) && row.page === 'terms' && row.params?.kind === kind);
  return text === undefined ? [] : [{ href: row.pattern, text }];
});

export function TermsPage() {
  const { kind } = useRouteParams();
  const page = TERMS_PAGES.find(({ text }) => text.kind === kind) ?? TERMS_PAGES[0];
  if (page === undefined) return null;
  const links = TERMS_PAGES.map(({ href, text }) => ({
    href,
    label: text.label,
    current: text === page.text,
  }));
  return (
    <>
      <Band tone="tint" dense>
        <PageIntro title={page.text.title} lead={page.text.lead} />
        <BranchSwitch label="Terms for" links={links} />
      </Band>
      <LegalTextView text={page.text} />
    </>
  );
}
