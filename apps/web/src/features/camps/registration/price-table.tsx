import type { SeasonOffer, ShownCamp } from '@kidcode/booking';
import { discountLabel, formatPrice, type PricedCamp } from '@kidcode/pricing';
import { DataTable } from '@kidcode/ui';

import { priceRows } from './price-rows';

interface PriceTableProps {
  readonly shown: ShownCamp;
  readonly priced: PricedCamp;
  readonly offer: SeasonOffer;
  readonly caption: string;
}

/** All prices at a glance; needs no script. */
export function PriceTable({ shown, priced, offer, caption }: PriceTableProps) {
  const { discount } = priced.rates;
  const rows = priceRows(shown, priced, offer);
  if (discount === null) {
    return (
      <DataTable
        caption={caption}
        columns={['Registration', 'Price']}
        figures={[1]}
        rows={rows.map(({ id, label, quote }) => ({
          id,
          cells: [label, <strong key="price">{formatPrice(quote.discountedPrice)}</strong>],
        }))}
      />
    );
  }
  return (
    <DataTable
      caption={`${caption} (${discountLabel(discount)})`}
      columns={['Registration', 'Regular', 'Now']}
      figures={[1, 2]}
      rows={rows.map(({ id, label, quote }) => ({
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
