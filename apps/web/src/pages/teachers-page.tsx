import { PageHero } from '@kidcode/ui';

export function TeachersPage() {
  return <PageHero title="teachers" lead="This page is being written." />;
}
