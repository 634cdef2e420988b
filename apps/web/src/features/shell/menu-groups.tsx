import { chakra } from '@chakra-ui/react';
import type { NavigationGroup } from '@kidcode/site';

import { MenuIcon, MenuLink } from './menu-parts';

const Group = chakra('div', {
  base: {
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
  },
});

interface MenuGroupsProps {
  readonly groups: readonly NavigationGroup[];
  /** The menu these groups belong to, for the ids of their headings. */
  readonly menuId: string;
  readonly isPhone?: boolean;
}

/** The links of one dropdown or accordion, under their headings. */
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
