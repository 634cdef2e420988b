import type { NavigationLink } from '@kidcode/site';
import { VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MenuLinkProps {
  readonly link: Pick<NavigationLink, 'title' | 'href' | 'external'>;
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** An entry of a menu or the footer: another page here, or another site in a new tab. */
export function MenuLink({ link: { title, href, external }, icon, className }: MenuLinkProps) {
  const { pathname, search } = useLocation();
  if (external) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {icon}
        {title}
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link to={href} className={className} aria-current={href === pathname + search ? 'page' : undefined}>
      {icon}
      {title}
    </Link>
  );
}
