import { BRAND } from '@kidcode/site';
import { LinkButton, type LinkButtonProps } from '@kidcode/ui';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

import { centersOf, type ProgramPlace } from './program-place';

type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

/** The one thing to do next, in the same words everywhere. */
export function TrialLink({ size = 'lg' }: Pick<Look, 'size'>) {
  return (
    <LinkButton asChild size={size}>
      <Link to="/?dialog=trial">Book A Free Trial</Link>
    </LinkButton>
  );
}

export function ConsultationLink({ variant = 'outline', size = 'lg' }: Look) {
  return (
    <LinkButton asChild variant={variant} size={size}>
      <Link to="/?dialog=consultation">Book a Free Consultation</Link>
    </LinkButton>
  );
}

/** For a family that is sure: the portal of the monthly core program. */
export function CoreBookingLink() {
  return (
    <LinkButton asChild variant="quiet" marginBottom="4">
      <Link to="/?dialog=core-booking">Enroll in the core program</Link>
    </LinkButton>
  );
}

/** One call button per center, or the toll-free number for online classes. */
export function CallLinks({
  place,
  variant = 'outline',
  size = 'lg',
}: Look & { readonly place: ProgramPlace }) {
  const centers = centersOf(place);
  const numbers =
    centers.length > 0 ? centers.map(({ name, telHref }) => ({ name, href: telHref })) : [ONLINE];
  return numbers.map(({ name, href }) => (
    <LinkButton
      key={href}
      href={href}
      variant={variant}
      size={size}
      icon={<Phone size={20} aria-hidden="true" />}
    >
      Call {name}
    </LinkButton>
  ));
}

const ONLINE = { name: BRAND.phone.display, href: BRAND.phone.href };
