import { PageHero } from '@kidcode/ui';

export function TermsPage() {
  return <PageHero title="terms" lead="This page is being written." />;
}
