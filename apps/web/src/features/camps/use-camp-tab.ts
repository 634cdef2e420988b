import { useTabInAddress } from '../../shared/use-tab-in-address';
import { CAMP_TABS, type CampTabId } from './camp-tab';

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
