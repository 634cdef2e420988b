import { PageHero } from '@kidcode/ui';

export function DiscountsPage() {
  return <PageHero title="discounts" lead="This page is being written." />;
}
