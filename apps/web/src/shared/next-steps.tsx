import { LinkButton, type LinkButtonProps } from '@kidcode/ui';
import { Phone } from 'lucide-react';

import { PageLink } from './page-link';

type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

/** The one thing to do next, in the same words everywhere. */
export function TrialLink({ size = 'lg' }: Pick<Look, 'size'>) {
  return (
    <LinkButton asChild size={size}>
      <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
    </LinkButton>
  );
}

export function ConsultationLink({ variant = 'outline', size = 'lg' }: Look) {
  return (
    <LinkButton asChild variant={variant} size={size}>
      <PageLink to="/?dialog=consultation">Book a Free Consultation</PageLink>
    </LinkButton>
  );
}

interface CallLinkProps extends Look {
  /** Who answers: `Flower Mound`. */
  readonly who: string;
  readonly href: string;
}

export function CallLink({ who, href, variant = 'outline', size = 'lg' }: CallLinkProps) {
  return (
    <LinkButton href={href} variant={variant} size={size} icon={<Phone size={20} aria-hidden="true" />}>
      Call {who}
    </LinkButton>
  );
}
