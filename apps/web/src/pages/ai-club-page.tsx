import { PageHero } from '@kidcode/ui';

export function AiClubPage() {
  return <PageHero title="ai-club" lead="This page is being written." />;
}
