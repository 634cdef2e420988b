import { bookablePrices, pricesElsewhere, shownCamps, type ShownCamp } from '@kidcode/booking';
import { BRANCHES, DEFAULT_CENTER, type CenterId } from '@kidcode/branches';
import { formatPrice, type CampQuote } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import { campPath } from '@kidcode/site';

import type { PriceRow } from './price-board';
import { QuoteTag } from './quote-tag';

/** 'full day 7:30AM-6:00PM', where the season says it. */
function dayWords({ camp }: ShownCamp): string {
  const [longest] = camp.dayLengths;
  return longest === undefined ? '' : `, ${longest.label.toLowerCase()} ${longest.hours}`;
}

type Way = keyof ReturnType<typeof bookablePrices>;

/** '; Euless $246': where no center is chosen, what it costs where it costs something else. */
const elsewhere = (shown: ShownCamp, today: SiteDay, way: Way): string =>
  pricesElsewhere(shown, today, way)
    .map(({ center, quote }) => `; ${BRANCHES[center].name} ${formatPrice(quote.discountedPrice)}`)
    .join('');

function rowsOf(shown: ShownCamp, center: CenterId | null, today: SiteDay): readonly PriceRow[] {
  const { camp, status, priced } = shown;
  const { week, fullCamp } = bookablePrices(shown);
  const link = { label: `Register for ${camp.title}`, href: campPath(camp.season, center ?? DEFAULT_CENTER) };
  const open = camp.weeks.filter(({ number }) => status.openWeeks.includes(number));
  const tag = (quote: CampQuote, note: string, way: Way) => (
    <QuoteTag
      quote={quote}
      reason={priced?.rates.discount?.name ?? ''}
      note={center === null ? note + elsewhere(shown, today, way) : note}
    />
  );
  return [
    ...(week !== null
      ? [
          {
            id: `${camp.season}-week`,
            title: `${camp.title}, one week`,
            note: `${open.map(({ label }) => label).join(' or ')}${dayWords(shown)}`,
            price: tag(week, 'Per child and week', 'week'),
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
            price: tag(fullCamp, 'Per child, in one payment', 'fullCamp'),
            link,
          },
        ]
      : []),
  ];
}

/** The ways to book the camps that can be booked on this day, with their prices. @param center null: none is chosen. */
export const campPriceRows = (center: CenterId | null, today: SiteDay): readonly PriceRow[] =>
  shownCamps(today, center ?? undefined).flatMap((shown) => rowsOf(shown, center, today));
