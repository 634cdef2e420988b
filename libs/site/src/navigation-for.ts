import type { BranchId } from '@kidcode/branches';
import { isCenterId } from '@kidcode/branches';
import { NAVIGATION } from './navigation';
import type { NavigationAudience, NavigationLink, NavigationMenu } from './navigation-entry';
import { fillPattern } from './pattern';

/**
 * The menu that a visitor of a branch sees: without what is not for that branch (the in-center Programs menu
 * is hidden online), and with the branch's own addresses. Without a branch it is Flower Mound's.
 */
export function navigationFor(branch: BranchId | null): readonly NavigationMenu[] {
  return NAVIGATION.filter((menu) => isFor(menu.audience, branch)).map((menu) =>
    menu.type === 'link'
      ? { ...menu, ...linkFor(menu, branch) }
      : {
          ...menu,
          groups: menu.groups.map((group) => ({ ...group, items: linksFor(group.items, branch) })),
        },
  );
}

/** Those of the links that are for visitors of the branch, each with its final address. */
export function linksFor(
  links: readonly NavigationLink[],
  branch: BranchId | null,
): readonly NavigationLink[] {
  return links.filter((link) => isFor(link.audience, branch)).map((link) => linkFor(link, branch));
}

function linkFor(link: NavigationLink, branch: BranchId | null): NavigationLink {
  if (link.locationBased !== true) return link;
  return {
    ...link,
    href: fillPattern(link.href, { branchId: isCenterId(branch) ? branch : 'flower-mound' }),
  };
}

function isFor(audience: NavigationAudience = 'everyone', branch: BranchId | null): boolean {
  return audience === 'everyone' || (audience === 'online') === (branch === 'online');
}
