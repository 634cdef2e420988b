import { chakra } from '@chakra-ui/react';
import { BRANCHES } from '@kidcode/branches';
import { BRAND, loginLink, navigationFor, type NavigationMenu } from '@kidcode/site';
import { LinkButton, Stack, styled } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { Glyph } from '../../shared/glyph';
import { TrialLink } from '../../shared/next-steps';
import { siteConfig } from '../../shared/site-config';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { MenuGroups, MenuIcon, MenuItem, MenuLink } from './menu-parts';

const BarList = styled('ul', {
  display: 'flex',
  '& > li': { position: 'relative' },
  '& > li > a, & > li > details > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    paddingInline: { base: '2', lg: '3' },
    borderRadius: 'control',
    fontFamily: 'heading',
    fontSize: { base: 'sm', lg: '1rem' },
    fontWeight: '600',
    whiteSpace: 'nowrap',
    listStyle: 'none',
    userSelect: 'none',
    _hover: { background: 'accent.tint', color: 'accent.text' },
  },
  '& > li > a[aria-current]': { color: 'accent.text' },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& details[open] > summary': { background: 'accent.tint', color: 'accent.text' },
  '& summary > svg': { flexShrink: '0', transition: 'transform {durations.fast}' },
  '& details[open] > summary > svg': { transform: 'rotate(180deg)' },
  // The logo says it too.
  '& > li:has(> a[href="/"])': { display: { base: 'none', xl: 'block' } },
});
const Panel = chakra('div', {
  base: {
    layerStyle: 'float',
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    insetInlineStart: '0',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    alignItems: 'start',
    gap: '2',
    padding: '3',
    paddingTop: '4',
    borderWidth: '1px',
    borderColor: 'line.hair',
    animation: 'drop {durations.fast} {easings.out}',
  },
  variants: {
    // Four groups: two columns until there is room for all, and the panel reaches back under the logo.
    wide: {
      true: {
        gridAutoFlow: 'row',
        gridTemplateColumns: { base: 'repeat(2, max-content)', lg: 'repeat(4, max-content)' },
        insetInlineStart: { base: '-2rem', lg: '-7.5rem' },
        maxHeight: 'calc(100dvh - 8rem)',
        overflowY: 'auto',
      },
    },
  },
});

function BarEntry({ menu }: { readonly menu: NavigationMenu }) {
  if (menu.type === 'link') return <MenuLink link={menu} />;
  return (
    <details name="menu-bar" data-menu="dropdown" suppressHydrationWarning>
      <summary>
        {menu.title}
        <Glyph name="down" size={16} />
      </summary>
      <Panel wide={menu.groups.length > 2}>
        <MenuGroups groups={menu.groups} menuId={`bar-${menu.id}`} />
      </Panel>
    </details>
  );
}

/** The menus of wide screens: disclosures that open without scripts; start-shell.ts adds the rest. */
export function MenuBar() {
  const branch = useSiteSelector(selectChosenBranch);
  return (
    <BarList>
      {navigationFor(branch).map((menu) => (
        <MenuItem key={menu.title} data-audience={menu.audience}>
          <BarEntry menu={menu} />
        </MenuItem>
      ))}
    </BarList>
  );
}

const PhoneList = styled('ul', {
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
});
const Where = styled('p', {
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
});

function PhoneEntry({ menu }: { readonly menu: NavigationMenu }) {
  const icon = <MenuIcon name={menu.icon} />;
  if (menu.type === 'link') return <MenuLink link={menu} icon={icon} />;
  return (
    <details name="phone-menu" suppressHydrationWarning>
      <summary>
        {icon}
        {menu.title}
        <Glyph name="down" />
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
      <PhoneList>
        {navigationFor(branch).map((menu) => (
          <MenuItem key={menu.title} data-audience={menu.audience}>
            <PhoneEntry menu={menu} />
          </MenuItem>
        ))}
      </PhoneList>
      <Stack gridTemplateColumns="1fr 1fr" gap="3">
        <TrialLink size="md" />
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
