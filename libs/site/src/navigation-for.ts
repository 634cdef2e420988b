import type { BranchId } from '@kidcode/branches';
import { centerOr, HAS_ONLINE } from '@kidcode/branches';
import { PAGES } from '@kidcode/current-school';
import type { PageId } from '@kidcode/school';
import { NAVIGATION } from './navigation';
import type { NavigationAudience, NavigationLink, NavigationMenu } from './navigation-entry';
import { fillPattern } from './match-path';

/** What decides which links exist: the pages of a school, and whether it teaches online. */
type PresentParts = { readonly pages: readonly PageId[]; readonly online: boolean };

const OF_THIS_SCHOOL: PresentParts = { pages: PAGES, online: HAS_ONLINE };

/**
 * The menu that a visitor of a branch sees: without what is not for that branch (the in-center Programs menu
 * is hidden online), and with the branch's own addresses. Without a branch it is the default center's. Links to pages
 * that the school does not have are left out, and headings and menus that are empty without them.
 *
 * @param parts of the school; of the one that is built unless given.
 */
export function navigationFor(
  branch: BranchId | null,
  parts: PresentParts = OF_THIS_SCHOOL,
): readonly NavigationMenu[] {
  return NAVIGATION.filter((menu) => isFor(menu.audience, branch)).flatMap((menu): NavigationMenu[] => {
    if (menu.type === 'link')
      return linksFor([menu], branch, parts).map((link) => ({ ...link, type: 'link' }));
    const groups = menu.groups
      .map((group) => ({ ...group, items: linksFor(group.items, branch, parts) }))
      .filter(({ items }) => items.length > 0);
    return groups.length === 0 ? [] : [{ ...menu, groups }];
  });
}

/** Those of the links that exist and are for visitors of the branch, each with its final address. */
export function linksFor(
  links: readonly NavigationLink[],
  branch: BranchId | null,
  parts: PresentParts = OF_THIS_SCHOOL,
): readonly NavigationLink[] {
  return links
    .filter((link) => exists(link, parts) && isFor(link.audience, branch))
    .map((link) => linkFor(link, branch));
}

function linkFor(link: NavigationLink, branch: BranchId | null): NavigationLink {
  if (link.locationBased !== true) return link;
  return {
    ...link,
    href: fillPattern(link.href, { branchId: centerOr(branch) }),
  };
}

/** Whether the school has the page, and the online branch where the address is one of it. */
function exists({ page, href }: NavigationLink, { pages, online }: PresentParts): boolean {
  return (page === null || pages.includes(page)) && (online || !/[/=]online\b/.test(href));
}

function isFor(audience: NavigationAudience = 'everyone', branch: BranchId | null): boolean {
  return audience === 'everyone' || (audience === 'online') === (branch === 'online');
}
