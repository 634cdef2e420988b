import { PageHero } from '@kidcode/ui';

export function SpecializedOnlinePage() {
  return <PageHero title="specialized-online" lead="This page is being written." />;
}
