import { breadcrumbs, ROUTES } from '@kidcode/site';
import { Container, thumbArea, styled } from '@kidcode/ui';
import { Link, useLocation } from 'react-router-dom';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/** The same surface as a page's hero, which it leads into. */
const Strip = styled('div', {
  background: 'bg.tint',
  paddingTop: '3',
  // The links answer a little beyond their line, above what follows.
  position: 'relative',
  zIndex: '1',
});
const List = styled('ol', {
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
});

/** The way from home to this page. Home itself, and an address without a page, have none. */
export function BreadcrumbsTrail() {
  const { pathname } = useLocation();
  const crumbs = breadcrumbs(pathname, ROUTES, { today: useSiteSelector(selectToday) });
  if (crumbs.length < 2) return null;
  return (
    <Strip>
      <Container>
        <nav aria-label="Breadcrumb">
          <List>
            {crumbs.map(({ label, path }, index) => (
              <li key={label}>
                {index === crumbs.length - 1 ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <Link to={path}>{label}</Link>
                )}
              </li>
            ))}
          </List>
        </nav>
      </Container>
    </Strip>
  );
}
