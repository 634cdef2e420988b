import { LinkButton, type LinkButtonProps } from '@kidcode/ui';
import { Phone } from 'lucide-react';

import { ActionLink } from './page-link';

export type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

/** The one thing to do next, in the same words everywhere. */
export const TrialLink = (look: Pick<Look, 'size'>) => (
  <ActionLink href="/?dialog=trial" label="Book A Free Trial" variant="primary" {...look} />
);

export const ConsultationLink = (look: Look) => (
  <ActionLink href="/?dialog=consultation" label="Book a Free Consultation" {...look} />
);

interface CallLinkProps extends Look {
  /** Who answers: `Flower Mound`. */
  readonly who: string;
  readonly href: string;
}

export function CallLink({ who, href, variant = 'outline', size = 'lg' }: CallLinkProps) {
  return (
    <LinkButton href={href} variant={variant} size={size} icon={<Phone size={20} />}>
      Call {who}
    </LinkButton>
  );
}
