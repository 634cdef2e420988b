import { PageHero } from '@kidcode/ui';

export function HomeworkHelpPage() {
  return <PageHero title="homework-help" lead="This page is being written." />;
}
