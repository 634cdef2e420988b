import { PageHero } from '@kidcode/ui';

export function SpecializedBranchPage() {
  return <PageHero title="specialized-branch" lead="This page is being written." />;
}
