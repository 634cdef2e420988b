import { PageHero } from '@kidcode/ui';

export function NewsPage() {
  return <PageHero title="news" lead="This page is being written." />;
}
