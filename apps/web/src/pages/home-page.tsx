import { PageHero } from '@kidcode/ui';

export function HomePage() {
  return <PageHero title="home" lead="This page is being written." />;
}
