import { PageHero } from '@kidcode/ui';

export function OnlineFeesPage() {
  return <PageHero title="online-fees" lead="This page is being written." />;
}
