/**
 * First segments of addresses that belong to the product, and those that stand where a branch stands: no branch can be called like them. The route table's test
 * keeps the list complete.
 */
export const RESERVED_SEGMENTS: readonly string[] = [
  // Addresses of the route table.
  'about-us',
  'branch-specialized-programs',
  'camp-finder',
  'camps',
  'careers',
  'class-schedule',
  'contact-us',
  'core-programs',
  'discounts-promotions',
  'faq',
  'find-a-program',
  'franchise',
  'admin',
  'learning-centers',
  'news',
  'online-camps',
  'online-specialized-programs',
  'online-terms-and-conditions',
  'pricing',
  'privacy-policy',
  'programs',
  'scan',
  'school-partnership',
  'teachers',
  'terms-and-conditions',
  'try',
  // Branches that are none of the centers.
  'online',
  'in-center',
  // Folders of the published site.
  'assets',
  'pictures',
  // Beside the centers of the camps.
  'plan',
];
