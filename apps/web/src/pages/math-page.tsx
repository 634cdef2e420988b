import { PageHero } from '@kidcode/ui';

export function MathPage() {
  return <PageHero title="math" lead="This page is being written." />;
}
