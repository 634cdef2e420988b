import { PageHero } from '@kidcode/ui';

export function ClassSchedulePage() {
  return <PageHero title="class-schedule" lead="This page is being written." />;
}
