import { ADDITIONAL_PROGRAMS } from './param-values';
import { withDocuments } from './document-pages';
import { FAMILY_PLAN_LINK, SEASON_LINKS } from './navigation-entry';
import type { NavigationLink, NavigationMenu } from './navigation-entry';

/**
 * The main menu's entries that lead to pages of the code; documents name their place themselves. Source: specification 1,
 * section 2, "Routes (navigation)"; D-12, D-27.
 *
 * Each address is a page's canonical one. Where the specification names an address that only redirects, the
 * page at its end stands here: specialized programs and camps by branch, and the online home for
 * `/programs/online`. The short addresses answer all the same.
 */
const CODE_PAGES: readonly NavigationMenu[] = [
  { type: 'link', title: 'Home', page: 'home', href: '/', icon: 'home' },
  {
    type: 'dropdown',
    id: 'in-center',
    title: 'Programs',
    icon: 'grid',
    audience: 'in-center',
    groups: [
      {
        title: 'Monthly Programs',
        items: [
          { title: 'All Programs', page: 'programs', href: '/programs/in-center', icon: 'grid' },
          { title: 'Find a Program', page: 'find-a-program', href: '/find-a-program', icon: 'compass' },
          { title: 'Try a First Class', page: 'try', href: '/try', icon: 'play' },
          {
            title: 'Monthly Core Program',
            page: 'core-programs',
            href: '/programs/in-center/core',
            icon: 'code',
          },
          {
            title: 'Monthly Math Program',
            page: 'math',
            href: '/programs/in-center/math',
            icon: 'calculator',
          },
          {
            title: 'Monthly AI Kids Club',
            page: 'ai-club',
            href: '/programs/in-center/monthly-ai-club',
            icon: 'brain',
          },
          {
            title: 'Monthly Homework Help',
            page: 'homework-help',
            href: '/programs/in-center/homework-help',
            icon: 'book',
          },
          {
            title: 'Specialized Programs',
            page: 'specialized-branch',
            href: '/{branchId}/programs/specialized',
            icon: 'target',
            locationBased: true,
          },
        ],
      },
      {
        title: 'Seasonal Camps',
        items: [
          {
            title: 'Seasonal Camps Near You',
            page: 'camp-finder',
            href: '/camp-finder',
            icon: 'compass',
            mobileOnly: true,
          },
          ...SEASON_LINKS,
          FAMILY_PLAN_LINK,
        ],
      },
      {
        title: 'More at the Centers',
        items: [
          ...ADDITIONAL_PROGRAMS.map(({ id, title }): NavigationLink => ({
            title,
            page: 'additional-program',
            href: `/programs/in-center/additional/${id}`,
            icon: 'moon',
          })),
          {
            title: 'Birthday Parties',
            page: 'birthday-parties',
            href: '/programs/in-center/birthday-parties',
            icon: 'cake',
          },
          {
            title: 'Adult/Parent Yoga',
            page: 'parent-yoga',
            href: '/programs/in-center/parent-yoga',
            icon: 'heart',
          },
          {
            title: 'Event Rentals',
            page: 'event-rentals',
            href: '/programs/in-center/event-rentals',
            icon: 'calendar',
          },
          {
            title: 'Technology Workshop',
            page: 'technology-workshop',
            href: '/programs/in-center/technology-workshop',
            icon: 'wrench',
          },
        ],
      },
      {
        title: 'For Parents',
        items: [
          { title: 'Teachers', page: 'teachers', href: '/teachers', icon: 'users' },
          {
            title: 'Discounts & Promotions',
            page: 'discounts',
            href: '/pricing/discounts-promotions',
            icon: 'tag',
          },
          { title: 'News', page: 'news', href: '/news', icon: 'newspaper' },
          { title: 'Contact Us', page: 'contact', href: '/contact-us', icon: 'mail' },
        ],
      },
    ],
  },
  {
    type: 'dropdown',
    id: 'online',
    title: 'Online',
    icon: 'monitor',
    audience: 'everyone',
    groups: [
      {
        title: 'Online Programs',
        items: [
          { title: 'Online Learning', page: 'home', href: '/online', icon: 'monitor' },
          {
            title: 'Online Core Program',
            page: 'core-programs',
            href: '/programs/online/core',
            icon: 'code',
          },
          {
            title: 'Online AI Kids Club',
            page: 'ai-club',
            href: '/programs/online/monthly-ai-club',
            icon: 'brain',
          },
          {
            title: 'Online Specialized Programs',
            page: 'specialized-online',
            href: '/online-specialized-programs',
            icon: 'target',
          },
          { title: 'Online Camps', page: 'online-camps', href: '/online-camps', icon: 'tent' },
        ],
      },
      {
        title: 'For Online Families',
        items: [
          {
            title: 'Discounts & Promotions',
            page: 'discounts',
            href: '/pricing/discounts-promotions?mode=online',
            icon: 'tag',
          },
          { title: 'News', page: 'news', href: '/news?mode=online', icon: 'newspaper' },
          { title: 'Contact Us', page: 'contact', href: '/contact-us?mode=online', icon: 'mail' },
        ],
      },
    ],
  },
  {
    type: 'link',
    title: 'Learning Centers',
    page: 'learning-centers',
    href: '/learning-centers',
    icon: 'map-pin',
  },
  {
    type: 'dropdown',
    id: 'about',
    title: 'About',
    icon: 'info',
    audience: 'everyone',
    groups: [
      {
        title: 'Company',
        items: [{ title: 'FAQ', page: 'faq', href: '/faq', icon: 'help' }],
      },
    ],
  },
];

/** The main menu of a school that teaches everywhere. */
export const NAVIGATION: readonly NavigationMenu[] = CODE_PAGES.map((menu) =>
  menu.type === 'link'
    ? menu
    : {
        ...menu,
        groups: menu.groups.map(({ title, items }) => ({
          title,
          items: withDocuments('menu', title, items),
        })),
      },
);
