import { PageHero } from '@kidcode/ui';

export function CoreLevelPage() {
  return <PageHero title="core-level" lead="This page is being written." />;
}
