import { PageHero } from '@kidcode/ui';

export function CampsOverviewPage() {
  return <PageHero title="camps-overview" lead="This page is being written." />;
}
