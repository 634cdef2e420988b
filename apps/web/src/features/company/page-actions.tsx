import { LinkButton, type LinkButtonProps } from '@kidcode/ui';
import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

interface ActionLinkProps extends Look {
  readonly to: string;
  readonly children: string;
}

/** A button that goes to another page of the site. */
export function ActionLink({ to, variant = 'outline', size = 'lg', children }: ActionLinkProps) {
  return (
    <LinkButton asChild variant={variant} size={size}>
      <Link to={to}>{children}</Link>
    </LinkButton>
  );
}

/** The one thing to do next, in the same words everywhere. */
export function TrialAction({ size = 'lg' }: Pick<Look, 'size'>) {
  return (
    <ActionLink to="/?dialog=trial" variant="primary" size={size}>
      Book A Free Trial
    </ActionLink>
  );
}

export function ConsultationAction({ variant = 'outline', size = 'lg' }: Look) {
  return (
    <ActionLink to="/?dialog=consultation" variant={variant} size={size}>
      Book a Free Consultation
    </ActionLink>
  );
}

interface CallActionProps extends Look {
  /** Who answers: `Flower Mound`. */
  readonly who: string;
  readonly href: string;
}

export function CallAction({ who, href, variant = 'outline', size = 'lg' }: CallActionProps) {
  return (
    <LinkButton href={href} variant={variant} size={size} icon={<Phone size={20} aria-hidden="true" />}>
      Call {who}
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
