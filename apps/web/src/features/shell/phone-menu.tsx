import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import type { NavigationMenu } from '@kidcode/site';
import { BRAND, loginLink, navigationFor } from '@kidcode/site';
import { LinkButton, Stack } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { PageLink } from '../../shared/page-link';
import { siteConfig } from '../../shared/site-config';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { MenuGroups, MenuIcon, MenuItem, MenuLink } from './menu-parts';

const List = chakra('ul', {
  base: {
    '& > li': { borderBottom: '1px solid {colors.line.hair}' },
    '& > li > a, & > li > details > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.25rem',
      fontFamily: 'heading',
      fontSize: 'md',
      fontWeight: '600',
      listStyle: 'none',
      '& > svg:first-of-type': { color: 'accent.text' },
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary > svg:last-of-type': { marginInlineStart: 'auto', transition: 'transform {durations.fast}' },
    '& details[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
  },
});
const Where = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.quiet',
    '& > a': {
      display: 'grid',
      alignItems: 'center',
      minHeight: 'touch',
      fontWeight: '700',
      color: 'accent.text',
      textDecoration: 'underline',
    },
  },
});

function Entry({ menu }: { readonly menu: NavigationMenu }) {
  const icon = <MenuIcon name={menu.icon} />;
  if (menu.type === 'link') return <MenuLink link={menu} icon={icon} />;
  return (
    <details name="phone-menu" suppressHydrationWarning>
      <summary>
        {icon}
        {menu.title}
        <Glyph name="down" size={20} />
      </summary>
      <Stack gap="4" paddingBottom="4" css={{ '& a': { fontSize: 'md' } }}>
        <MenuGroups groups={menu.groups} menuId={`phone-${menu.id}`} isPhone />
      </Stack>
    </details>
  );
}

/** What slides down on small screens: the menus as accordions, then the two ways in. */
export function PhoneMenu() {
  const branch = useSiteSelector(selectChosenBranch);
  const login = loginLink(siteConfig.portal);
  return (
    <Stack padding="gutter" paddingTop="2" gap="4">
      <List>
        {navigationFor(branch).map((menu) => (
          <MenuItem key={menu.title} data-audience={menu.audience}>
            <Entry menu={menu} />
          </MenuItem>
        ))}
      </List>
      <Stack gridTemplateColumns="1fr 1fr" gap="3">
        <LinkButton asChild>
          <PageLink to="/?dialog=trial">Book A Free Trial</PageLink>
        </LinkButton>
        <LinkButton href={login.href} external variant="outline">
          {login.title}
        </LinkButton>
      </Stack>
      {branch && (
        <Where>
          <span>
            Currently Viewing: {branch === 'online' ? '' : `${BRAND.name} `}
            {BRANCHES[branch].name}
          </span>
          <Link to="/learning-centers">Change</Link>
        </Where>
      )}
    </Stack>
  );
}
