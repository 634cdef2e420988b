import { chakra } from '@chakra-ui/react';
import { breadcrumbs, ROUTES } from '@kidcode/site';
import { Breadcrumbs, Container } from '@kidcode/ui';
import { Link, useLocation } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/** The same surface as a page's hero, which it leads into. */
const Strip = chakra('div', {
  base: {
    background: 'bg.tint',
    paddingTop: '3',
    '& nav': { marginBottom: '0' },
    // The links answer a little beyond their line, above what follows.
    position: 'relative',
    zIndex: '1',
  },
});

/** The way from home to this page. Home itself, and an address without a page, have none. */
export function BreadcrumbsTrail() {
  const { pathname } = useLocation();
  const crumbs = breadcrumbs(pathname, ROUTES, { today: useSiteSelector(selectToday) });
  if (crumbs.length < 2) return null;
  const items = crumbs.map(({ label, path }, index) =>
    index === crumbs.length - 1 ? { label } : { label, href: path },
  );
  return (
    <Strip>
      <Container>
        <Breadcrumbs items={items} renderLink={(href, label) => <Link to={href}>{label}</Link>} />
      </Container>
    </Strip>
  );
}
