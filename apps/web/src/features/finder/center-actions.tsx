import { directionsUrl, type Center } from '@kidcode/branches';
import { Button, LinkButton, VisuallyHidden } from '@kidcode/ui';
import { Navigation, Phone } from 'lucide-react';

import { useBranchAtHome } from './use-branch-at-home';

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
