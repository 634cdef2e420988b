import { PageHero } from '@kidcode/ui';

export function OnlineCampsPage() {
  return <PageHero title="online-camps" lead="This page is being written." />;
}
