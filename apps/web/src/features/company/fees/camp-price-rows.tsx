import type { CenterId } from '@kidcode/branches';
import { campsOn, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { allWeeks, campPrices } from '../camp-prices';
import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

/** The ways to book each camp with their prices, as long as they can be booked. */
export const campPriceRows = (center: CenterId, today: SiteDay): readonly PriceRow[] =>
  campsOn(today).flatMap((camp) => rowsOf(camp, center, today));

function rowsOf(camp: CampSeasonInfo, center: CenterId, today: SiteDay): readonly PriceRow[] {
  const { season, title, dates, weeks, dayLengths, sale } = camp;
  const { week, fullCamp } = campPrices(camp, today);
  const reason = sale?.rates.discount?.name ?? '';
  const link = { label: `Register for ${title}`, href: campPath(season, center) };
  const length = dayLengths.find(({ id }) => id === sale?.durations[0]);
  const day = length === undefined ? '' : `, ${length.label.toLowerCase()} ${length.hours}`;
  return [
    ...(week === null
      ? []
      : [
          {
            id: `${season}-week`,
            title: `${title}, one week`,
            note: `${weeks.map(({ label }) => label).join(' or ')}${day}`,
            price: <QuoteTag quote={week} reason={reason} note="Per child and week" />,
            link,
          },
        ]),
    ...(fullCamp === null
      ? []
      : [
          {
            id: `${season}-full`,
            title: `${title}, ${allWeeks(weeks.length)}`,
            note: `${dates}${day}`,
            price: <QuoteTag quote={fullCamp} reason={reason} note="Per child, in one payment" />,
            link,
          },
        ]),
  ];
}
