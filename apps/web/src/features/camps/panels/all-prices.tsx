import { shownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import type { CampSeason } from '@kidcode/scheduling';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { formOffer } from '../registration/form-offer';
import { PriceTable } from '../registration/price-table';

interface AllPricesProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
}

/** Every price of a season at a center; nothing where none is published. */
export function AllPrices({ season, branchId }: AllPricesProps) {
  const shown = shownCamp(season, useSiteSelector(selectToday), branchId);
  const { priced, status } = shown;
  if (priced === null) return null;
  return (
    <PriceTable
      shown={shown}
      priced={priced}
      offer={formOffer(priced.season, status.today, branchId)}
      caption="All prices"
    />
  );
}
