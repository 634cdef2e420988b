import { CENTER_IDS, HAS_MANY_CENTERS } from '@kidcode/branches';
import type { ContentLink } from '@kidcode/school';
import { followPath } from '@kidcode/site';
import { LinkButton, TextLink, type LinkButtonProps } from '@kidcode/ui';
import type { ComponentProps } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router-dom';

interface PageLinkProps extends LinkProps {
  readonly to: string;
}

const OPENS_DIALOG = '/?dialog=';

/**
 * A link to another page of the site. One to a dialog (`/?dialog=trial`) leads to the page on which it stands, with the
 * dialog open: a tap that comes before the scripts keeps the page's branch.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const { pathname } = useLocation();
  const opensDialog = to.startsWith(OPENS_DIALOG);
  // The HTML of an unknown address does not know where it stands.
  const isPage = opensDialog && followPath(pathname).end !== null;
  return <Link to={isPage ? pathname + to.slice(1) : to} {...props} />;
}

type ActionLinkProps = ContentLink & Pick<LinkButtonProps, 'variant' | 'size'>;

export function ActionLink({ href, label, variant = 'outline', size = 'lg' }: ActionLinkProps) {
  return (
    <LinkButton asChild variant={variant} size={size}>
      <PageLink to={href}>{label}</PageLink>
    </LinkButton>
  );
}

type SiteLinkProps = ContentLink & Pick<ComponentProps<typeof TextLink>, 'stands'>;

export function SiteLink({ href, label, stands = 'alone' }: SiteLinkProps) {
  return (
    <TextLink asChild stands={stands}>
      <PageLink to={href}>{label}</PageLink>
    </TextLink>
  );
}

/** The way to the centers that a list leaves out; nothing where all of them stand in it. */
export function AllCenters() {
  if (!HAS_MANY_CENTERS) return null;
  return <SiteLink href="/learning-centers" label={`All ${CENTER_IDS.length} centers`} />;
}
