import { PageHero } from '@kidcode/ui';

export function ProgramsPage() {
  return <PageHero title="programs" lead="This page is being written." />;
}
