import { PageHero } from '@kidcode/ui';

export function SchoolPartnershipPage() {
  return <PageHero title="school-partnership" lead="This page is being written." />;
}
