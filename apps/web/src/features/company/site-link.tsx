import type { ContentLink } from '@kidcode/school';
import { TextLink } from '@kidcode/ui';

import { PageLink } from '../../shared/page-link';

interface SiteLinkProps extends ContentLink {
  /** On a line of its own, where a thumb aims at it. */
  readonly alone?: boolean;
}

/** A link to another page of the site. */
export function SiteLink({ href, label, alone = false }: SiteLinkProps) {
  return (
    <TextLink asChild {...(alone && { display: 'inline-flex', minHeight: 'touch', alignItems: 'center' })}>
      <PageLink to={href}>{label}</PageLink>
    </TextLink>
  );
}
