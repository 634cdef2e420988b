import { PageHero } from '@kidcode/ui';

export function ContactPage() {
  return <PageHero title="contact" lead="This page is being written." />;
}
