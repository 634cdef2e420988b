import type { ContentLink } from '@kidcode/school';
import { TextLink } from '@kidcode/ui';
import type { ComponentProps } from 'react';

import { PageLink } from '../../shared/page-link';

interface SiteLinkProps extends ContentLink {
  readonly stands?: ComponentProps<typeof TextLink>['stands'];
}

/** A link to another page of the site. */
export function SiteLink({ href, label, stands }: SiteLinkProps) {
  return (
    <TextLink asChild {...(stands && { stands })}>
      <PageLink to={href}>{label}</PageLink>
    </TextLink>
  );
}
