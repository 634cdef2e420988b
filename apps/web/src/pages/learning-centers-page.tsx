import { PageHero } from '@kidcode/ui';

export function LearningCentersPage() {
  return <PageHero title="learning-centers" lead="This page is being written." />;
}
