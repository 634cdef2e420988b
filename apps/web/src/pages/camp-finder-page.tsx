import { leadingShown } from '@kidcode/booking';
import {
  CAMP_FINDER_DELAY_MS,
  campFinderCenter,
  CENTERS,
  fewOf,
  type LocationOutcome,
} from '@kidcode/branches';
import { coursesAhead, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';
import { Band, styled } from '@kidcode/ui';
import { LocateFixed } from 'lucide-react';
import { useEffect } from 'react';

import { useSiteDispatch, useSiteSelector, useSiteStore } from '../shared/store-hooks';
import { hasPage } from '../shared/has-page';
import { useSiteNavigate } from '../shared/navigation';
import { selectToday } from '../features/clock/clock-slice';
import { SiteLink } from '../shared/page-link';

/**
 * Where the camp finder leads: to the season that can be booked, or comes next, at the center that fits; without one to
 * the online camps. While nothing lies ahead, to the page about all camps (specification 2, section 2; D-44).
 */
export function campFinderTarget(location: LocationOutcome, today: SiteDay): string {
  const { camp } = leadingShown(today);
  const center = campFinderCenter(location);
  if (!camp.isOver && center !== null) return campPath(camp.season, center);
  const isOnline = center === null && hasPage('online-camps') && coursesAhead(today).length > 0;
  return isOnline ? '/online-camps' : '/camps';
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends the visitor on to the camps of the nearest center, else to the online camps; the finder itself stays out of the
 * history (specification 2, section 2, Camp-finder redirect page).
 */
function useCampFinder(): void {
  const navigate = useSiteNavigate();
  const dispatch = useSiteDispatch();
  const store = useSiteStore();
  useEffect(() => {
    let hasLeft = false;
    const locate = async (): Promise<LocationOutcome> => {
      try {
        const { requestLocation } = await import('../features/location/request-location');
        return await requestLocation(dispatch);
      } catch {
        return { ok: false, error: 'unknown' };
      }
    };
    void Promise.all([locate(), delay(CAMP_FINDER_DELAY_MS)]).then(([location]) => {
      if (hasLeft) return;
      // Asked now, not before: the day it is comes in after hydration.
      navigate(campFinderTarget(location, selectToday(store.getState())), { replace: true });
    });
    return () => {
      hasLeft = true;
    };
  }, [dispatch, navigate, store]);
}

const Words = /* @__PURE__ */ styled('div', {
  display: 'grid',
  gap: '4',
  justifyItems: 'start',
  alignContent: 'center',
  minHeight: '50vh',
  '& > svg': { color: 'accent.text' },
  '& > h1': { textStyle: 'h2' },
  '& > ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '2' },
});

/** Looks for the nearest camp and goes there; the links work for those who would rather choose. */
export function CampFinderPage() {
  useCampFinder();
  const { camp } = leadingShown(useSiteSelector(selectToday));
  return (
    <Band tone="tint" dense>
      <Words>
        <LocateFixed size={48} />
        <h1>Finding the best camp for you...</h1>
        <p>Your browser may ask whether we may know where you are. Or choose yourself:</p>
        <ul>
          {fewOf(CENTERS).map(({ id, name }) => (
            <li key={id}>
              <SiteLink href={campPath(camp.season, id)} label={`${camp.title} in ${name}`} />
            </li>
          ))}
          {hasPage('online-camps') && (
            <li>
              <SiteLink href="/online-camps" label="Online camps" />
            </li>
          )}
          <li>
            <SiteLink href="/camps" label="All camps" />
          </li>
        </ul>
      </Words>
    </Band>
  );
}
