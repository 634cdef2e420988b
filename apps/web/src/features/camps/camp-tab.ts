/** The detail tabs of a camp page. Source: specification 2, section 2, Camp page layout. */
export const CAMP_TABS = [
  { id: 'overview', label: 'Overview', shortLabel: 'About' },
  { id: 'schedule', label: 'Daily Schedule', shortLabel: 'Day' },
  { id: 'registration', label: 'Registration', shortLabel: 'Register' },
  { id: 'themes', label: 'Weekly Themes', shortLabel: 'Themes' },
  { id: 'technology', label: 'Technology', shortLabel: 'Tech' },
  { id: 'discounts', label: 'Discounts', shortLabel: 'Deals' },
] as const;

export type CampTabId = (typeof CAMP_TABS)[number]['id'];
