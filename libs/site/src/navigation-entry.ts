import type { IconName, PageId } from '@kidcode/school';

export type { IconName };

/**
 * Which visitors see an entry: those of a center (and those who chose no branch), those of the online
 * branch, or everyone.
 */
export type NavigationAudience = 'everyone' | 'in-center' | 'online';

/** One link. */
export type NavigationLink = {
  readonly title: string;
  /** The page that it leads to; without that page the link does not exist. Null: another site. */
  readonly page: PageId | null;
  /**
   * Address of the page. In a `locationBased` entry `{branchId}` is the current center, the default one where
   * none is current.
   */
  readonly href: string;
  readonly icon: IconName;
  readonly locationBased?: true;
  /** Leads to another site: opens in a new tab. */
  readonly external?: true;
  /** Only in the slide-down menu of small screens. */
  readonly mobileOnly?: true;
  readonly audience?: NavigationAudience;
};

/** Links under a heading. */
export type NavigationGroup = { readonly title: string; readonly items: readonly NavigationLink[] };

/** An entry of the menu bar: a link, or a dropdown of grouped links. */
export type NavigationMenu =
  | (NavigationLink & { readonly type: 'link' })
  | {
      readonly type: 'dropdown';
      readonly id: string;
      readonly title: string;
      readonly icon: IconName;
      readonly audience: NavigationAudience;
      readonly groups: readonly NavigationGroup[];
    };
