import { ADDITIONAL_PROGRAMS } from './param-values';
import { withDocuments } from './document-pages';
import { FAMILY_PLAN_LINK, SEASON_LINKS, SPECIALIZED_LINK } from './navigation-entry';
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
  { type: 'link', title: 'Home', href: '/', icon: 'home' },
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
          { title: 'All Programs', href: '/programs/in-center', icon: 'grid' },
          { title: 'Find a Program', href: '/find-a-program', icon: 'compass' },
          { title: 'Try a First Class', href: '/try', icon: 'play' },
          { title: 'Monthly Core Program', href: '/programs/in-center/core', icon: 'code' },
          { title: 'Monthly Math Program', href: '/programs/in-center/math', icon: 'calculator' },
          { title: 'Monthly AI Kids Club', href: '/programs/in-center/monthly-ai-club', icon: 'brain' },
          { title: 'Monthly Homework Help', href: '/programs/in-center/homework-help', icon: 'book' },
          SPECIALIZED_LINK,
        ],
      },
      {
        title: 'Seasonal Camps',
        items: [
          { title: 'Seasonal Camps Near You', href: '/camp-finder', icon: 'compass', mobileOnly: true },
          ...SEASON_LINKS,
          FAMILY_PLAN_LINK,
        ],
      },
      {
        title: 'More at the Centers',
        items: [
          ...ADDITIONAL_PROGRAMS.map(({ id, title }): NavigationLink => ({
            title,
            href: `/programs/in-center/additional/${id}`,
            icon: 'moon',
          })),
          { title: 'Birthday Parties', href: '/programs/in-center/birthday-parties', icon: 'cake' },
          { title: 'Adult/Parent Yoga', href: '/programs/in-center/parent-yoga', icon: 'heart' },
          { title: 'Event Rentals', href: '/programs/in-center/event-rentals', icon: 'calendar' },
          { title: 'Technology Workshop', href: '/programs/in-center/technology-workshop', icon: 'wrench' },
        ],
      },
      {
        title: 'For Parents',
        items: [
          { title: 'Teachers', href: '/teachers', icon: 'users' },
          { title: 'Discounts & Promotions', href: '/pricing/discounts-promotions', icon: 'tag' },
          { title: 'News', href: '/news', icon: 'newspaper' },
          { title: 'Contact Us', href: '/contact-us', icon: 'mail' },
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
          { title: 'Online Learning', href: '/online', icon: 'monitor' },
          { title: 'Online Core Program', href: '/programs/online/core', icon: 'code' },
          { title: 'Online AI Kids Club', href: '/programs/online/monthly-ai-club', icon: 'brain' },
          { title: 'Online Specialized Programs', href: '/online-specialized-programs', icon: 'target' },
          { title: 'Online Camps', href: '/online-camps', icon: 'tent' },
        ],
      },
      {
        title: 'For Online Families',
        items: [
          { title: 'Discounts & Promotions', href: '/pricing/discounts-promotions?mode=online', icon: 'tag' },
          { title: 'News', href: '/news?mode=online', icon: 'newspaper' },
          { title: 'Contact Us', href: '/contact-us?mode=online', icon: 'mail' },
        ],
      },
    ],
  },
  { type: 'link', title: 'Learning Centers', href: '/learning-centers', icon: 'map-pin' },
  {
    type: 'dropdown',
    id: 'about',
    title: 'About',
    icon: 'info',
    audience: 'everyone',
    groups: [{ title: 'Company', items: [{ title: 'FAQ', href: '/faq', icon: 'help' }] }],
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
