import { bookablePrices, shownCamps, type ShownCamp } from '@kidcode/booking';
import type { CenterId } from '@kidcode/branches';
import type { CampQuote } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

/** 'full day 7:30AM-6:00PM', where the season says it. */
function dayWords({ camp }: ShownCamp): string {
  const [longest] = camp.dayLengths;
  return longest === undefined ? '' : `, ${longest.label.toLowerCase()} ${longest.hours}`;
}

function rowsOf(shown: ShownCamp, center: CenterId): readonly PriceRow[] {
  const { camp, status, priced } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const link = { label: `Register for ${camp.title}`, href: campPath(camp.season, center) };
  const open = camp.weeks.filter(({ number }) => status.openWeeks.includes(number));
  const tag = (quote: CampQuote, note: string) => (
    <QuoteTag quote={quote} reason={priced?.rates.discount?.name ?? ''} note={note} />
  );
  return [
    ...(week !== null
      ? [
          {
            id: `${camp.season}-week`,
            title: `${camp.title}, one week`,
            note: `${open.map(({ label }) => label).join(' or ')}${dayWords(shown)}`,
            price: tag(week, 'Per child and week'),
            link,
          },
        ]
      : []),
    ...(fullCamp !== null
      ? [
          {
            id: `${camp.season}-full`,
            title: `${camp.title}, ${camp.weeks.length === 2 ? 'both weeks' : 'as a whole'}`,
            note: `${camp.dates}${dayWords(shown)}`,
            price: tag(fullCamp, 'Per child, in one payment'),
            link,
          },
        ]
      : []),
  ];
}

/** The ways to book the camps that can be booked on this day, with their prices. */
export const campPriceRows = (center: CenterId, today: SiteDay): readonly PriceRow[] =>
  shownCamps(today).flatMap((shown) => rowsOf(shown, center));
