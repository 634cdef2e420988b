import { PageHero } from '@kidcode/ui';

export function CoreProgramsPage() {
  return <PageHero title="core-programs" lead="This page is being written." />;
}
