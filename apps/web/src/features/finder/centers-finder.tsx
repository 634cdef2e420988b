import { Band } from '@kidcode/ui';

import { Finder } from './finder';
import { useCriteriaInAddress } from './use-criteria-in-address';

/** The finder of `/learning-centers`: its view stands in the address. */
export function CentersFinder() {
  useCriteriaInAddress();
  return (
    <Band dense>
      <Finder place="page" />
    </Band>
  );
}
