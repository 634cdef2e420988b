import { chakra } from '@chakra-ui/react';
import {
  formatMoney,
  pricedCamps,
  isPricedSeason,
  quoteCamp,
  type CampQuote,
  type DayLength,
  type PricedCamp,
} from '@kidcode/pricing';
import { campsOn, seasonStatus, type CampSeasonInfo, type SiteDay } from '@kidcode/scheduling';
import { DataTable, VisuallyHidden } from '@kidcode/ui';

const Amount = /* @__PURE__ */ chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '2',
    '& > s': { color: 'fg.quiet' },
  },
});

/** The camps ahead that have prices although nobody can book them on the day. */
export const campsForPlanning = (today: SiteDay): readonly CampSeasonInfo[] =>
  campsOn(today).filter(
    (camp) =>
      camp.sale !== null &&
      today < camp.firstDay &&
      seasonStatus(camp.season, today, camp).phase !== 'open' &&
      isPricedSeason(camp.season),
  );

interface SeasonRatesProps {
  readonly camp: CampSeasonInfo;
  readonly today: SiteDay;
}

/** A season's prices for each length of day, worked out like every other quote. */
export function SeasonRates({ camp, today }: SeasonRatesProps) {
  const priced = isPricedSeason(camp.season) ? pricedCamps(today)[camp.season] : undefined;
  const durations = camp.sale?.durations ?? [];
  const half = durations.find((id) => id !== 'full_day');
  const columns = [...durations.filter((id) => id === 'full_day'), ...(half === undefined ? [] : [half])];
  if (priced === undefined) return null;
  return (
    <DataTable
      caption={`${camp.title} ${camp.year}`}
      columns={['Booking', ...columns.map((id) => columnTitle(camp, id))]}
      figures={columns.map((_, index) => index + 1)}
      rows={bookings(priced).map(({ id, label, quote }) => ({
        id,
        cells: [label, ...columns.map((duration) => <Price key={duration} quote={quote(duration)} />)],
      }))}
    />
  );
}

interface Booking {
  readonly id: string;
  readonly label: string;
  readonly quote: (duration: DayLength) => CampQuote;
}

/** One week, and each month of a season that has months. */
function bookings(camp: PricedCamp): readonly Booking[] {
  const { season, weeks, months } = camp;
  return [
    ...(camp.types.includes('weekly')
      ? [
          {
            id: 'week',
            label: 'One week',
            quote: (duration: DayLength) =>
              quoteCamp({ season, registrationType: 'weekly', duration, weeks: weeks.slice(0, 1) }, camp),
          },
        ]
      : []),
    ...months.map(({ id, name, days }) => ({
      id,
      label: `${name} (${days} days)`,
      quote: (duration: DayLength) =>
        quoteCamp({ season, registrationType: 'monthly', duration, months: [{ month: id }] }, camp),
    })),
  ];
}

/** 'Full Day (7:30AM-6:00PM)'; the two halves cost the same, so that one stands for both. */
function columnTitle({ dayLengths }: CampSeasonInfo, id: DayLength): string {
  const length = dayLengths.find((day) => day.id === id);
  const hours = length === undefined ? '' : length.hours;
  return id === 'full_day' ? `${length?.label ?? 'Full Day'} (${hours})` : `Half day (such as ${hours})`;
}

function Price({ quote }: { readonly quote: CampQuote }) {
  const { originalPrice, discountedPrice } = quote;
  return (
    <Amount>
      {originalPrice !== discountedPrice && (
        <s>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatMoney(originalPrice)}
        </s>
      )}{' '}
      <strong>{formatMoney(discountedPrice)}</strong>
    </Amount>
  );
}
