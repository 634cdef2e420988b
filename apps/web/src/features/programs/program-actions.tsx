import { fewOf } from '@kidcode/branches';
import { BRAND } from '@kidcode/site';
import { LinkButton, type LinkButtonProps } from '@kidcode/ui';

import { CallLink } from '../../shared/next-steps';
import { PageLink } from '../../shared/page-link';
import { centersOf, type ProgramPlace } from './program-place';

type Look = Pick<LinkButtonProps, 'variant' | 'size'>;

/** For a family that is sure: the portal of the monthly core program. */
export function CoreBookingLink() {
  return (
    <LinkButton asChild>
      <PageLink to="/?dialog=core-booking">Enroll in the core program</PageLink>
    </LinkButton>
  );
}

/** One call button per center, or the toll-free number for online classes. */
export function CallLinks({
  place,
  variant = 'outline',
  size = 'lg',
}: Look & { readonly place: ProgramPlace }) {
  const centers = fewOf(centersOf(place));
  const numbers =
    centers.length > 0 ? centers.map(({ name, telHref }) => ({ name, href: telHref })) : [ONLINE];
  return numbers.map(({ name, href }) => (
    <CallLink key={href} who={name} href={href} variant={variant} size={size} />
  ));
}

const ONLINE = { name: BRAND.phone.display, href: BRAND.phone.href };
