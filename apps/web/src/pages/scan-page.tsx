import { PageHero } from '@kidcode/ui';

export function ScanPage() {
  return <PageHero title="scan" lead="This page is being written." />;
}
