import { PageHero } from '@kidcode/ui';

export function AdditionalProgramPage() {
  return <PageHero title="additional-program" lead="This page is being written." />;
}
