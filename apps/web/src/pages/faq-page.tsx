import { PageHero } from '@kidcode/ui';

export function FaqPage() {
  return <PageHero title="faq" lead="This page is being written." />;
}
