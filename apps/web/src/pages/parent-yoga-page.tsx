import { PageHero } from '@kidcode/ui';

export function ParentYogaPage() {
  return <PageHero title="parent-yoga" lead="This page is being written." />;
}
