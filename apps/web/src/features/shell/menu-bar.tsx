import { chakra } from '@chakra-ui/react';
import type { NavigationMenu } from '@kidcode/site';
import { navigationFor } from '@kidcode/site';

import { Glyph } from '../../shared/glyph';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectChosenBranch } from '../branch/branch-slice';
import { MenuGroups, MenuItem, MenuLink } from './menu-parts';

const List = chakra('ul', {
  base: {
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
  },
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

function Entry({ menu }: { readonly menu: NavigationMenu }) {
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

/** The menus of wide screens: disclosures that open without scripts; menu-manners.ts adds the rest. */
export function MenuBar() {
  const branch = useSiteSelector(selectChosenBranch);
  return (
    <List>
      {navigationFor(branch).map((menu) => (
        <MenuItem key={menu.title} data-audience={menu.audience}>
          <Entry menu={menu} />
        </MenuItem>
      ))}
    </List>
  );
}
