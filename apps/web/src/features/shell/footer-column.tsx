import { chakra } from '@chakra-ui/react';
import type { NavigationLink } from '@kidcode/site';
import type { ReactNode } from 'react';

import { MenuLink } from './menu-link';

const Column = chakra('div', {
  base: {
    minWidth: '0',
    '& > h2': { textStyle: 'h4', marginBottom: '2' },
    '& > ul a': {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: { base: 'touch', lg: 'auto' },
      minHeight: { base: 'touch', lg: '2.125rem' },
      fontSize: 'sm',
      lineHeight: '1.3',
      _hover: { color: 'accent.text', textDecoration: 'underline' },
      '&[aria-current]': { color: 'accent.text', fontWeight: '700' },
    },
  },
});

interface FooterColumnProps {
  readonly title: string;
  readonly links: readonly NavigationLink[];
  /** Between the heading and the links. */
  readonly children?: ReactNode;
}

/** Links under a heading. */
export function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <Column>
      <h2>{title}</h2>
      {children}
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </Column>
  );
}
