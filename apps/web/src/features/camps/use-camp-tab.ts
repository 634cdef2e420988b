import { useTabInAddress } from '../../shared/use-tab-in-address';

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

const IDS = CAMP_TABS.map(({ id }) => id);

export interface CampTab {
  readonly current: CampTabId;
  readonly select: (id: string) => void;
  /** Shows the registration tab, scrolls to it and puts the focus there. */
  readonly openRegistration: () => void;
}

/** Which detail tab is open: the one that the address names (`#registration`), else the first. */
export function useCampTab(): CampTab {
  const { current, select } = useTabInAddress(IDS);
  const openRegistration = () => {
    select('registration');
    const section = document.getElementById('registration');
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  };
  return { current: current ?? 'overview', select, openRegistration };
}
