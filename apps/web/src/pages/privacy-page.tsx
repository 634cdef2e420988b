import { PageHero } from '@kidcode/ui';

export function PrivacyPage() {
  return <PageHero title="privacy" lead="This page is being written." />;
}
