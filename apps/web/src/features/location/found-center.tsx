import {
  AUTO_RADIUS_MILES,
  BRANCH_TOASTS,
  CENTERS,
  formatDistance,
  LOCATION_MESSAGES,
  nearestCenter,
  type LatLng,
} from '@kidcode/branches';
import { Button, Notice, TextLink } from '@kidcode/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { branchChosen, selectChosenBranch } from '../branch/branch-slice';
import { selectLocation } from './location-slice';

const allCenters = (
  <TextLink asChild>
    <Link to="/learning-centers">See all learning centers</Link>
  </TextLink>
);

/** The nearest center, with the offer to use it when another branch is current. */
function NearestCenter({ at }: { readonly at: LatLng }) {
  const chosen = useSelector(selectChosenBranch);
  const dispatch = useDispatch();
  const { center, distanceMiles } = nearestCenter(at, CENTERS, AUTO_RADIUS_MILES);
  if (!center) return <Notice>{BRANCH_TOASTS['online-selected'].description.split('. ')[0]}. {allCenters}</Notice>;
  return (
    <Notice tone="success">
      <strong>{center.name}</strong> is your nearest center, {formatDistance(distanceMiles)}.{' '}
      {chosen !== center.id && (
        <Button variant="quiet" onClick={() => dispatch(branchChosen(center.id))}>
          Use {center.name}
        </Button>
      )}
    </Notice>
  );
}

/** What came of asking for the location, in words. */
export function FoundCenter() {
  const { at, error } = useSelector(selectLocation);
  if (error) {
    return (
      <Notice tone="warning">
        {LOCATION_MESSAGES[error]} {allCenters}
      </Notice>
    );
  }
  return at && <NearestCenter at={at} />;
}
