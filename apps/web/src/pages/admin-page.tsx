import { PageTop } from '../features/company/page-top';
import { island } from '../shared/island';

const SiteStatus = island('site-status', () =>
  import('../features/admin/site-status').then((module) => module.SiteStatus),
);

const TOP = {
  eyebrow: 'Site status',
  title: 'How this site is set up',
  lead: 'Which outside services are connected, which addresses exist, and which build this is. No keys, no addresses of services, nothing about visitors.',
} as const;

export function AdminPage() {
  return (
    <>
      <PageTop content={TOP} />
      <SiteStatus />
    </>
  );
}
