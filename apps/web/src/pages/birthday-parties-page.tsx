import { PageHero } from '@kidcode/ui';

export function BirthdayPartiesPage() {
  return <PageHero title="birthday-parties" lead="This page is being written." />;
}
