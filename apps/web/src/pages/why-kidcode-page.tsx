import { PageHero } from '@kidcode/ui';

export function WhyKidCodePage() {
  return <PageHero title="why-kidcode" lead="This page is being written." />;
}
