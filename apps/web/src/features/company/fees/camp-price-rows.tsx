import type { CenterId } from '@kidcode/branches';
import { PRICED_CAMPS } from '@kidcode/pricing';
import { campOn, seasonStatus, type SiteDay } from '@kidcode/scheduling';
import { DAY_LENGTH_HOURS } from '../../../content/camp-facts';

import { winterPrices } from '../../../content/winter-prices';
import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

const winter = campOn('winter');
const REASON = PRICED_CAMPS.winter.rates.discount?.name ?? '';

/** The two ways to book winter camp with their prices, as long as it can be booked. */
export function campPriceRows(center: CenterId, today: SiteDay): readonly PriceRow[] {
  const { weekly, fullCamp } = seasonStatus('winter', today);
  const prices = winterPrices();
  const link = { label: `Register for ${winter.title}`, href: `/camps/winter/${center}` };
  const day = `full day ${DAY_LENGTH_HOURS.full_day.hours}`;
  return [
    ...(weekly === 'open'
      ? [
          {
            id: 'winter-week',
            title: `${winter.title}, one week`,
            note: `${winter.weeks.map(({ label }) => label).join(' or ')}, ${day}`,
            price: <QuoteTag quote={prices.week} reason={REASON} note="Per child and week" />,
            link,
          },
        ]
      : []),
    ...(fullCamp === 'open'
      ? [
          {
            id: 'winter-full',
            title: `${winter.title}, both weeks`,
            note: `${winter.dates}, ${day}`,
            price: <QuoteTag quote={prices.fullCamp} reason={REASON} note="Per child, in one payment" />,
            link,
          },
        ]
      : []),
  ];
}
