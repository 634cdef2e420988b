import { PageHero } from '@kidcode/ui';

export function CampPage() {
  return <PageHero title="camp" lead="This page is being written." />;
}
