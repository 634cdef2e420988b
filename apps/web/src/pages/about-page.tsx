import { PageHero } from '@kidcode/ui';

export function AboutPage() {
  return <PageHero title="about" lead="This page is being written." />;
}
