import { isTermsKind, TERMS, TERMS_PAGES } from '../content/terms';
import { BranchSwitch } from '../features/company/branch-switch';
import { PageTop } from '../features/company/page-top';
import { LegalText } from '../features/legal/legal-text';
import { useRouteParams } from '../shared/use-route-params';

export function TermsPage() {
  const { kind: named } = useRouteParams();
  const kind = isTermsKind(named) ? named : 'general';
  const document = TERMS[kind];
  const links = TERMS_PAGES.map(({ kind: other, label, href }) => ({ href, label, current: other === kind }));
  return (
    <>
      <PageTop content={document} actions={<BranchSwitch label="Terms for" links={links} />} />
      <LegalText document={document} />
    </>
  );
}
