import { PageHero } from '@kidcode/ui';

export function CampFinderPage() {
  return <PageHero title="camp-finder" lead="This page is being written." />;
}
