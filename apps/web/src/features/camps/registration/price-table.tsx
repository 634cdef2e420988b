import type { SeasonOffer } from '@kidcode/booking';
import { discountLabel, formatPrice, PRICED_CAMPS, type PricedSeason } from '@kidcode/pricing';
import { DataTable } from '@kidcode/ui';

import { priceRows } from './price-rows';

interface PriceTableProps {
  readonly season: PricedSeason;
  readonly offer: SeasonOffer;
  readonly caption: string;
}

/** All prices at a glance; needs no script. */
export function PriceTable({ season, offer, caption }: PriceTableProps) {
  return (
    <DataTable
      caption={`${caption} (${discountLabel(PRICED_CAMPS[season].rates.discount)})`}
      columns={['Registration', 'Regular', 'Now']}
      figures={[1, 2]}
      rows={priceRows(season, offer).map(({ id, label, quote }) => ({
        id,
        cells: [
          label,
          <s key="regular">{formatPrice(quote.originalPrice)}</s>,
          <strong key="now">{formatPrice(quote.discountedPrice)}</strong>,
        ],
      }))}
    />
  );
}
