import { PageHero } from '@kidcode/ui';

export function TechnologyWorkshopPage() {
  return <PageHero title="technology-workshop" lead="This page is being written." />;
}
