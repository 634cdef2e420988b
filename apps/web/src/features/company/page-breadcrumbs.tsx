import { breadcrumbs } from '@kidcode/site';
import { Breadcrumbs } from '@kidcode/ui';
import { Link, useLocation } from 'react-router-dom';

/** Where this page stands, from the route table. */
export function PageBreadcrumbs() {
  const { pathname } = useLocation();
  const steps = breadcrumbs(pathname);
  const items = steps.map(({ label, path }, index) =>
    index === steps.length - 1 ? { label } : { label, href: path },
  );
  return <Breadcrumbs items={items} renderLink={(href, label) => <Link to={href}>{label}</Link>} />;
}
