import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { thumbArea } from '../action/text-link';

const List = /* @__PURE__ */ chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    textStyle: 'small',
    color: 'fg.quiet',
    '& a': {
      ...thumbArea,
      paddingBlock: '1',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      _hover: { color: 'accent.text' },
    },
    '& [aria-current]': { display: 'inline-block', paddingBlock: '1', color: 'fg.ink', fontWeight: '700' },
    '& li + li::before': { content: '"/"', marginInlineEnd: '2', color: 'line.strong' },
  },
});

interface Crumb {
  readonly label: string;
  /** Missing on the page itself, which comes last. */
  readonly href?: string;
}

interface BreadcrumbsProps {
  readonly items: readonly Crumb[];
  /** Makes the link, for a router. */
  readonly renderLink: (href: string, label: string) => ReactNode;
}

/** Where this page stands. */
export function Breadcrumbs({ items, renderLink }: BreadcrumbsProps) {
  return (
    <chakra.nav marginBottom="6" aria-label="Breadcrumb">
      <List>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? <span aria-current="page">{label}</span> : renderLink(href, label)}
          </li>
        ))}
      </List>
    </chakra.nav>
  );
}
