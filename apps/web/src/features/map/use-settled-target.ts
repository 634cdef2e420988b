import { MAP_VIEW } from '@kidcode/branches';
import { useEffect, useState } from 'react';

import type { MapTarget } from './camera';

/**
 * The target that the map should look at now. A selected center at once; everything else about half a second after
 * it last changed, so that the map does not jump at every keystroke (specification 2, section 4).
 */
export function useSettledTarget(target: MapTarget): MapTarget {
  const [settled, setSettled] = useState(target);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(target), MAP_VIEW.refitDelayMs);
    return () => clearTimeout(timer);
  }, [target]);
  return target.kind === 'center' ? target : settled;
}
