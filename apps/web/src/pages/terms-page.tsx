import { BranchSwitch } from '../features/company/branch-switch';
import { PageTop } from '../features/company/page-top';
import { LegalTextView } from '../features/legal/legal-text';
import { TERMS_PAGES } from '../features/legal/terms-texts';
import { useRouteParams } from '../shared/use-route-params';

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
      <PageTop content={page.text} actions={<BranchSwitch label="Terms for" links={links} />} />
      <LegalTextView text={page.text} />
    </>
  );
}
