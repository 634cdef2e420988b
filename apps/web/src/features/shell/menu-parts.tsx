import { type IconName, type NavigationGroup, type NavigationLink, STANDS_IN } from '@kidcode/site';
import { VisuallyHidden, useHydrated, styled } from '@kidcode/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

const Group = styled('div', {
  minWidth: '0',
  '& > p': { paddingInline: '3', textStyle: 'label', color: 'fg.quiet', marginBottom: '1' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'control',
    fontSize: 'sm',
    fontWeight: '700',
    lineHeight: '1.2',
    _hover: { background: 'accent.tint', color: 'accent.text' },
    '&[aria-current]': { background: 'accent.tint', color: 'accent.text' },
    '& > svg': { flexShrink: '0', color: 'accent.text' },
  },
});

interface MenuGroupsProps {
  readonly groups: readonly NavigationGroup[];
  /** The menu these groups belong to, for the ids of their headings. */
  readonly menuId: string;
  readonly isPhone?: boolean;
}

export function MenuGroups({ groups, menuId, isPhone = false }: MenuGroupsProps) {
  return groups.map(({ title, items }, index) => {
    const headingId = `${menuId}-${index}`;
    return (
      <Group key={title}>
        <p id={headingId}>{title}</p>
        <ul aria-labelledby={headingId}>
          {items
            .filter(({ mobileOnly }) => isPhone || !mobileOnly)
            .map((link) => (
              <li key={link.href}>
                <MenuLink link={link} icon={<MenuIcon name={link.icon} />} />
              </li>
            ))}
        </ul>
      </Group>
    );
  });
}

/** The page's own script hides the in-center menu before the first paint from those who are known to be online. */
export const MenuItem = styled('li', {
  '&[data-audience="in-center"]': {
    'html[data-branch="online"][data-branch-fixed] &': { display: 'none' },
  },
});

/** The drawing beside a menu entry, from one file that is fetched with the first open menu. */
export function MenuIcon({ name }: { readonly name: IconName }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`/icons/menu.svg#${name}`} />
    </svg>
  );
}

interface MenuLinkProps {
  readonly link: Pick<NavigationLink, 'title' | 'href' | 'external' | 'standsIn'>;
  readonly icon?: ReactNode;
}

/** An entry of a menu or the footer: another page here, or another site in a new tab. */
export function MenuLink({ link: { title, href, external, standsIn }, icon }: MenuLinkProps) {
  const { pathname, search } = useLocation();
  // The static HTML knows no query, and the first render must equal it.
  const here = useHydrated() ? pathname + search : pathname;
  if (external) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        {title}
        <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  return (
    <Link to={standsIn ? href + STANDS_IN : href} aria-current={href === here ? 'page' : undefined}>
      {icon}
      {title}
    </Link>
  );
}
