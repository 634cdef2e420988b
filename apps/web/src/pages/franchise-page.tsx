import { PageHero } from '@kidcode/ui';

export function FranchisePage() {
  return <PageHero title="franchise" lead="This page is being written." />;
}
