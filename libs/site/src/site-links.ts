import { BRANCH_IDS } from '@kidcode/branches';
import { footerFor } from './footer';
import { navigationFor } from './navigation-for';

/** Every inner address that the menus and the footers of all branches lead to, without repetition. */
export function siteLinks(): readonly string[] {
  const links = [...BRANCH_IDS, null].flatMap((branch) => {
    const { columns, contact, legal, staff } = footerFor(branch);
    const menus = navigationFor(branch).flatMap((menu) =>
      menu.type === 'link' ? [menu] : menu.groups.flatMap((group) => group.items),
    );
    return [...menus, ...columns.flatMap((column) => column.links), ...contact.links, ...legal, ...staff];
  });
  return [...new Set(links.filter((link) => link.external !== true).map((link) => link.href))];
}
