import type { CenterId } from '@kidcode/branches';
import { isPricedSeason, pricedCamps, quoteCamp } from '@kidcode/pricing';
import { campsOn, seasonStatus, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import { countInWords } from '../../../shared/place-words';
import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

/** The ways to book camps with their prices, season by season, as long as they can be booked. */
export const campPriceRows = (center: CenterId, today: SiteDay): readonly PriceRow[] =>
  campsOn(today).flatMap((camp) => rowsOf(camp, center, today));

function rowsOf(camp: CampSeasonInfo, center: CenterId, today: SiteDay): readonly PriceRow[] {
  const { season, title, dates, weeks } = camp;
  if (!isPricedSeason(season)) return [];
  const priced = pricedCamps(today)[season];
  const { weekly, fullCamp } = seasonStatus(season, today);
  const sold = (type: 'weekly' | 'full_camp') => camp.sale?.types[type]?.availability === 'open';
  const fullDay = camp.dayLengths.find(({ id }) => id === 'full_day');
  const day = fullDay === undefined ? 'full day' : `full day ${fullDay.hours}`;
  const reason = priced.rates.discount?.name ?? '';
  const link = { label: `Register for ${title}`, href: campPath(season, center) };
  const common = { season, duration: 'full_day' } as const;
  return [
    ...(weekly === 'open' && sold('weekly')
      ? [
          {
            id: `${season}-week`,
            title: `${title}, one week`,
            note: `${weeks.map(({ label }) => label).join(' or ')}, ${day}`,
            price: (
              <QuoteTag
                quote={quoteCamp(
                  { ...common, registrationType: 'weekly', weeks: priced.weeks.slice(0, 1) },
                  priced,
                )}
                reason={reason}
                note="Per child and week"
              />
            ),
            link,
          },
        ]
      : []),
    ...(fullCamp === 'open' && sold('full_camp')
      ? [
          {
            id: `${season}-full`,
            title: `${title}, ${weeks.length === 2 ? 'both' : `all ${countInWords(weeks.length)}`} weeks`,
            note: `${dates}, ${day}`,
            price: (
              <QuoteTag
                quote={quoteCamp({ ...common, registrationType: 'full_camp', paymentOption: 'full' }, priced)}
                reason={reason}
                note="Per child, in one payment"
              />
            ),
            link,
          },
        ]
      : []),
  ];
}
