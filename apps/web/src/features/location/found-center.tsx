import {
  AUTO_RADIUS_MILES,
  CENTERS,
  formatDistance,
  LOCATION_MESSAGES,
  nearestCenter,
} from '@kidcode/branches';
import { Button, Notice } from '@kidcode/ui';

import { SiteLink } from '../../shared/page-link';
import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { branchChosen, selectChosenBranch, selectIsBranchFixed } from '../branch/branch-slice';
import { selectLocation } from './location-slice';

const allCenters = <SiteLink href="/learning-centers" label="See all learning centers" />;

/** What came of asking for the location: the nearest center, with the offer to use it, or why there is none. */
export function FoundCenter() {
  const { at, error } = useSiteSelector(selectLocation);
  const chosen = useSiteSelector(selectChosenBranch);
  const isFixed = useSiteSelector(selectIsBranchFixed);
  const dispatch = useSiteDispatch();
  if (error) return <Notice tone="warning" title={LOCATION_MESSAGES[error]} action={allCenters} />;
  if (!at) return null;
  const { center, distanceMiles } = nearestCenter(at, CENTERS, AUTO_RADIUS_MILES);
  if (!center) {
    return (
      <Notice title={`No learning centers found within ${AUTO_RADIUS_MILES} miles.`} action={allCenters}>
        Our online classes are open to you from anywhere in the USA.
      </Notice>
    );
  }
  const use = !isFixed && chosen !== center.id && (
    <Button variant="quiet" onClick={() => dispatch(branchChosen(center.id))}>
      Use {center.name}
    </Button>
  );
  return (
    <Notice tone="success" title={`${center.name} is your nearest center`} action={use}>
      {formatDistance(distanceMiles)}
    </Notice>
  );
}
