import { PageHero } from '@kidcode/ui';

export function CareersPage() {
  return <PageHero title="careers" lead="This page is being written." />;
}
