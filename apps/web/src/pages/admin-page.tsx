import { PageHero } from '@kidcode/ui';

export function AdminPage() {
  return <PageHero title="admin" lead="This page is being written." />;
}
