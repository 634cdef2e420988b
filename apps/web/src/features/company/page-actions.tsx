import { LinkButton, type LinkButtonProps } from '@kidcode/ui';
import { Mail } from 'lucide-react';

import { PageLink } from '../../shared/page-link';

type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

interface ActionLinkProps extends Look {
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

interface MailActionProps extends Look {
  readonly href: string;
  readonly children: string;
}

export function MailAction({ href, variant = 'accent', size = 'lg', children }: MailActionProps) {
  return (
    <LinkButton href={href} variant={variant} size={size} icon={<Mail size={20} aria-hidden="true" />}>
      {children}
    </LinkButton>
  );
}
