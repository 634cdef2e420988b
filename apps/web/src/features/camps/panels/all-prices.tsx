import { shownCamp } from '@kidcode/booking';
import type { CampSeason } from '@kidcode/scheduling';

import { useSiteSelector } from '../../../shared/store-hooks';
import { selectToday } from '../../clock/clock-slice';
import { formOffer } from '../registration/form-offer';
import { PriceTable } from '../registration/price-table';

/** Every price of a season; nothing where none is published. */
export function AllPrices({ season }: { readonly season: CampSeason }) {
  const shown = shownCamp(season, useSiteSelector(selectToday));
  const { priced, status } = shown;
  if (priced === null) return null;
  return (
    <PriceTable
      shown={shown}
      priced={priced}
      offer={formOffer(priced.season, status.today)}
      caption="All prices"
    />
  );
}
