import type { NavigationLink } from '@kidcode/site';
import { VisuallyHidden } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useHydrated } from '../../shared/use-hydrated';

interface MenuLinkProps {
  readonly link: Pick<NavigationLink, 'title' | 'href' | 'external'>;
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** An entry of a menu or the footer: another page here, or another site in a new tab. */
export function MenuLink({ link: { title, href, external }, icon, className }: MenuLinkProps) {
  const { pathname, search } = useLocation();
  // The static HTML knows no query, and the first render must equal it.
  const here = useHydrated() ? pathname + search : pathname;
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
    <Link to={href} className={className} aria-current={href === here ? 'page' : undefined}>
      {icon}
      {title}
    </Link>
  );
}
