import { LinkButton, type LinkButtonProps } from '@kidcode/ui';

import { PageLink } from '../../shared/page-link';

interface ActionLinkProps extends Pick<LinkButtonProps, 'variant' | 'size'> {
  readonly to: string;
  readonly children: string;
}

/** A button that goes to another page of the site. */
export function ActionLink({ to, variant = 'outline', size = 'lg', children }: ActionLinkProps) {
  return (
    <LinkButton asChild variant={variant} size={size}>
      <PageLink to={to}>{children}</PageLink>
    </LinkButton>
  );
}
