import { centerOr, HAS_ONLINE, isCenterId, type BranchId } from '@kidcode/branches';
import { followPath } from './follow-path';
import { NAVIGATION } from './navigation';
import type { NavigationAudience, NavigationLink, NavigationMenu } from './navigation-entry';
import { fillPattern } from './match-path';
import { HAS_EVERY_ROUTE } from './routes';

/**
 * The menu that a visitor of a branch sees: without what is not for that branch (the in-center Programs menu
 * is hidden online), and with the branch's own addresses. Without a branch it is the default center's. Links to pages
 * that the school does not have are left out, and headings and menus that are empty without them.
 */
export function navigationFor(branch: BranchId | null): readonly NavigationMenu[] {
  return NAVIGATION.filter((menu) => isFor(menu.audience, branch)).flatMap((menu): NavigationMenu[] => {
    if (menu.type === 'link') return linksFor([menu], branch).map((link) => ({ ...link, type: 'link' }));
    const groups = menu.groups
      .map((group) => ({ ...group, items: linksFor(group.items, branch) }))
      .filter(({ items }) => items.length > 0);
    return groups.length === 0 ? [] : [{ ...menu, groups }];
  });
}

/** Those of the links that exist and are for visitors of the branch, each with its final address. */
export function linksFor(
  links: readonly NavigationLink[],
  branch: BranchId | null,
): readonly NavigationLink[] {
  return links
    .filter((link) => isFor(link.audience, branch))
    .map((link) => linkAt(link, branch))
    .filter(({ href }) => exists(href));
}

function linkAt(link: NavigationLink, branch: BranchId | null): NavigationLink {
  if (link.locationBased !== true) return link;
  const href = fillPattern(link.href, { branchId: centerOr(branch) });
  return isCenterId(branch) ? { ...link, href } : { ...link, href, standsIn: true };
}

/** Whether the school has the page, and the online branch where the address is one of it. */
function exists(href: string): boolean {
  if (!HAS_ONLINE && /[/=]online\b/.test(href)) return false;
  // Where a school has every page nothing is looked up: the menus are made while a page starts.
  if (HAS_EVERY_ROUTE) return true;
  const { redirects, end } = followPath(href);
  return end !== null && redirects.length === 0;
}

function isFor(audience: NavigationAudience = 'everyone', branch: BranchId | null): boolean {
  return audience === 'everyone' || (audience === 'online') === (branch === 'online');
}
