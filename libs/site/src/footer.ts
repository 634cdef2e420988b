import type { BranchId } from '@kidcode/branches';
import { BRAND } from './brand';
import { withDocuments } from './document-pages';
import { FAMILY_PLAN_LINK, SEASON_LINKS, SPECIALIZED_LINK, type NavigationLink } from './navigation-entry';
import { linksFor } from './navigation-for';

type FooterColumn = {
  readonly id: 'programs' | 'company';
  readonly title: string;
  readonly links: readonly NavigationLink[];
};

/** The footer of one branch; the Contact column's values come from the brand. */
type FooterContent = {
  readonly columns: readonly FooterColumn[];
  readonly contact: { readonly title: string; readonly links: readonly NavigationLink[] };
  readonly legal: readonly NavigationLink[];
  /** For the school's own people; stands in the last line, out of the parents' way. */
  readonly staff: readonly NavigationLink[];
};

/**
 * The footer's links. Source: specification 1, section 2, "Shared layout": three columns; online hides All
 * Programs, Core Programs and the seasonal camps; Scan Manager is there for everyone, in the last line.
 */
const FOOTER: FooterContent = {
  columns: [
    {
      id: 'programs',
      title: 'Programs',
      links: [
        { title: 'All Programs', href: '/programs/in-center', icon: 'grid', audience: 'in-center' },
        { title: 'Core Programs', href: '/programs/in-center/core', icon: 'code', audience: 'in-center' },
        { ...SPECIALIZED_LINK, audience: 'in-center' },
        {
          title: 'Specialized Programs',
          href: '/online-specialized-programs',
          icon: 'target',
          audience: 'online',
        },
        {
          title: 'AI Kids Club',
          href: '/programs/in-center/monthly-ai-club',
          icon: 'brain',
          audience: 'in-center',
        },
        {
          title: 'AI Kids Club',
          href: '/programs/online/monthly-ai-club',
          icon: 'brain',
          audience: 'online',
        },
        ...SEASON_LINKS.map((link) => ({ ...link, audience: 'in-center' as const })),
        { title: 'Online Camps', href: '/online-camps', icon: 'tent' },
        FAMILY_PLAN_LINK,
      ],
    },
    {
      id: 'company',
      title: 'Company',
      links: [
        { title: 'Teachers', href: '/teachers', icon: 'users' },
        { title: 'Class Schedule', href: '/class-schedule', icon: 'calendar' },
        { title: 'Course Fees', href: '/pricing/course-fee', icon: 'tag', audience: 'in-center' },
        { title: 'Online Fees', href: '/online/pricing', icon: 'tag', audience: 'online' },
        { title: 'News', href: '/news', icon: 'newspaper' },
        { title: 'FAQ', href: '/faq', icon: 'help' },
      ],
    },
  ],
  contact: {
    title: 'Contact',
    links: [
      { title: 'Contact Us', href: '/contact-us', icon: 'mail' },
      { title: 'Learning Centers', href: '/learning-centers', icon: 'map-pin' },
    ],
  },
  legal: [
    { title: 'Privacy Policy', href: '/privacy-policy', icon: 'book' },
    { title: 'Terms and Conditions', href: '/terms-and-conditions', icon: 'book', audience: 'in-center' },
    { title: 'Terms and Conditions', href: '/online-terms-and-conditions', icon: 'book', audience: 'online' },
    { title: 'Camp Terms', href: '/terms-and-conditions/camps', icon: 'book', audience: 'in-center' },
    {
      title: 'Online Camp Terms',
      href: '/terms-and-conditions/online-camps',
      icon: 'book',
      audience: 'online',
    },
  ],
  staff: [{ title: 'Scan Manager', href: '/scan', icon: 'grid' }],
};

export function footerFor(branch: BranchId | null): FooterContent {
  return {
    columns: FOOTER.columns.map((column) => ({
      ...column,
      links: linksFor(withDocuments('footer', column.title, column.links), branch),
    })),
    contact: { ...FOOTER.contact, links: linksFor(FOOTER.contact.links, branch) },
    legal: linksFor(FOOTER.legal, branch),
    staff: linksFor(FOOTER.staff, branch),
  };
}

/** The copyright line. @param year Of the site's day. */
export function copyrightLine(year: number): string {
  return `© ${year} ${BRAND.name}. All rights reserved.`;
}
