import type { Center, OpeningHours, OpenStatus, SchoolMoment } from '@kidcode/branches';
import { directionsUrl, openStatus } from '@kidcode/branches';
import { Badge, Button, LinkButton, VisuallyHidden } from '@kidcode/ui';
import { Navigation, Phone } from 'lucide-react';

import { useBranchAtHome } from './use-branch-at-home';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 'Open now until 8:00 PM', 'Opens at 3:00 PM', 'Opens tomorrow at 9:00 AM', 'Opens Saturday at 9:00 AM', 'Holiday hours not published: ask'. */
export function openWords(status: OpenStatus): string {
  if (status.state === 'unknown') return '';
  if (status.state === 'ask') return 'Holiday hours not published: ask';
  if (status.state === 'open') return `Open now until ${status.closesAt}`;
  if (status.inDays === 0) return `Closed, opens at ${status.opensAt}`;
  const day = status.inDays === 1 ? 'tomorrow' : DAYS[status.opensOn];
  return `Closed, opens ${day} at ${status.opensAt}`;
}

interface OpenBadgeProps {
  readonly branch: OpeningHours;
  /** The moment at the school; null before hydration, when nobody knows. */
  readonly moment: SchoolMoment | null;
}

/** Whether a center is open now, by its own hours. Its place is kept while the time is not known. */
export function OpenBadge({ branch, moment }: OpenBadgeProps) {
  const status = moment && openStatus(branch, moment);
  const words = status ? openWords(status) : '';
  return (
    <Badge tone={status?.state === 'open' ? 'success' : 'neutral'} visibility={words ? 'visible' : 'hidden'}>
      {words || 'Opening hours'}
    </Badge>
  );
}

interface CenterActionsProps {
  readonly center: Center;
  readonly isCurrent: boolean;
}

/** What one does with a center: make it the current branch (which leads home), call it, drive to it. */
export function CenterActions({ center, isCurrent }: CenterActionsProps) {
  const use = useBranchAtHome();
  return (
    <>
      <Button variant={isCurrent ? 'outline' : 'accent'} onClick={() => use(center.id)}>
        {isCurrent ? 'Current Branch' : 'Use This Branch'}
        <VisuallyHidden>{center.name}</VisuallyHidden>
      </Button>
      <LinkButton variant="outline" href={center.telHref} icon={<Phone size={18} aria-hidden="true" />}>
        Call Now
        <VisuallyHidden>{center.name}</VisuallyHidden>
      </LinkButton>
      <LinkButton
        variant="outline"
        external
        href={directionsUrl(center)}
        icon={<Navigation size={18} aria-hidden="true" />}
      >
        Directions
        <VisuallyHidden>to {center.name}</VisuallyHidden>
      </LinkButton>
    </>
  );
}
