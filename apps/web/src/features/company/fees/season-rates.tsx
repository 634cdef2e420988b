import { chakra } from '@chakra-ui/react';
import {
  formatMoney,
  isPricedSeason,
  pricedCamps,
  quoteCamp,
  type CampQuote,
  type DayLength,
  type RegistrationSelection,
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

interface RateLine {
  readonly id: string;
  readonly label: string;
  readonly selection: (duration: DayLength) => RegistrationSelection;
}

/** The season whose prices help to plan although nothing can be booked today; null where there is none. */
export const plannedSeason = (today: SiteDay): CampSeasonInfo | null =>
  campsOn(today).find(({ season, sale }) => sale !== null && seasonStatus(season, today).phase !== 'open') ??
  null;

/** One week, then each month that the season has. */
function linesOf({ season, months, weeks }: CampSeasonInfo): readonly RateLine[] {
  if (!isPricedSeason(season)) return [];
  return [
    {
      id: 'week',
      label: 'One week',
      selection: (duration) => ({
        season,
        registrationType: 'weekly',
        duration,
        weeks: weeks.slice(0, 1).map(({ number }) => number),
      }),
    },
    ...months.map(({ id, name, days }): RateLine => ({
      id,
      label: `${name} (${days} days)`,
      selection: (duration) => ({
        season,
        registrationType: 'monthly',
        duration,
        months: [{ month: id }],
      }),
    })),
  ];
}

/** A season's prices for each length of day, worked out like every other quote. */
export function SeasonRates({ camp, today }: { readonly camp: CampSeasonInfo; readonly today: SiteDay }) {
  const { season, title, year, dayLengths } = camp;
  if (!isPricedSeason(season)) return null;
  const priced = pricedCamps(today)[season];
  const full = dayLengths.find(({ id }) => id === 'full_day');
  const half = dayLengths.find(({ id }) => id !== 'full_day');
  const lengths = [
    ...(full ? [{ id: full.id, name: `${full.label} (${full.hours})` }] : []),
    ...(half ? [{ id: half.id, name: `Half day (such as ${half.hours})` }] : []),
  ];
  return (
    <DataTable
      caption={`${title} ${year}`}
      columns={['Booking', ...lengths.map(({ name }) => name)]}
      figures={lengths.map((_length, index) => index + 1)}
      rows={linesOf(camp).map((line) => ({
        id: line.id,
        cells: [
          line.label,
          ...lengths.map(({ id }) => <Price key={id} quote={quoteCamp(line.selection(id), priced)} />),
        ],
      }))}
    />
  );
}

function Price({ quote }: { readonly quote: CampQuote }) {
  if (quote.discountPercent === 0) return <strong>{formatMoney(quote.discountedPrice)}</strong>;
  return (
    <Amount>
      <s>
        <VisuallyHidden>Original price </VisuallyHidden>
        {formatMoney(quote.originalPrice)}
      </s>{' '}
      <strong>{formatMoney(quote.discountedPrice)}</strong>
    </Amount>
  );
}
