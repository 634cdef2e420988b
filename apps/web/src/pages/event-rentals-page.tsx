import { PageHero } from '@kidcode/ui';

export function EventRentalsPage() {
  return <PageHero title="event-rentals" lead="This page is being written." />;
}
