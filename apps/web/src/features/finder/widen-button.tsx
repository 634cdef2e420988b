import { Button } from '@kidcode/ui';

import { reachingDistance } from './results-words';
import type { Finder } from './use-finder';

interface WidenButtonProps {
  readonly finder: Finder;
  readonly onWidened: () => void;
}

/** Widens the distance limit just so far that it reaches a center. */
export function WidenButton({ finder: { result, send }, onWidened }: WidenButtonProps) {
  if (result.beyondLimit === null) return null;
  const miles = reachingDistance(result.beyondLimit.distanceMiles);
  const widen = () => {
    send({ type: 'distanceChosen', miles });
    onWidened();
  };
  return (
    <Button variant="accent" onClick={widen}>
      {miles === 0 ? 'Search at any distance' : `Search within ${miles} miles`}
    </Button>
  );
}
