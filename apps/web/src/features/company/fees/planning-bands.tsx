import { chakra } from '@chakra-ui/react';
import type { ShownCamp } from '@kidcode/booking';
import { shownCamps } from '@kidcode/booking';
import type { CampQuote, DayLength, PricedCamp, RegistrationSelection } from '@kidcode/pricing';
import { formatPrice, quoteCamp } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import { Band, DataTable, SectionHeading, VisuallyHidden } from '@kidcode/ui';

interface RateLine {
  readonly id: string;
  readonly label: string;
  readonly selection: (duration: DayLength) => RegistrationSelection;
}

function linesOf({ season, types, weeks, months }: PricedCamp): readonly RateLine[] {
  const lines: RateLine[] = [];
  if (types.includes('weekly') && weeks.length > 0) {
    const selection = (duration: DayLength): RegistrationSelection => ({
      season,
      registrationType: 'weekly',
      duration,
      weeks: weeks.slice(0, 1),
    });
    lines.push({ id: 'week', label: 'One week', selection });
  }
  if (types.includes('monthly')) {
    for (const { id, name, days } of months) {
      const selection = (duration: DayLength): RegistrationSelection => ({
        season,
        registrationType: 'monthly',
        duration,
        months: [{ month: id }],
      });
      lines.push({ id, label: `${name} (${days} days)`, selection });
    }
  }
  return lines;
}

interface PlanningRatesProps {
  readonly shown: ShownCamp;
  readonly priced: PricedCamp;
}

/** The prices of a season that cannot be booked now, for each length of day, worked out like every other quote. */
function PlanningRates({ shown: { camp }, priced }: PlanningRatesProps) {
  const sold = camp.sale?.durations ?? [];
  // Both halves of a day cost the same, so that one column tells of both.
  const durations = sold.filter(
    (id) => id !== 'second_half' || !sold.some((other) => other === 'first_half'),
  );
  const heading = (id: DayLength): string => {
    const length = camp.dayLengths.find((known) => known.id === id);
    if (length === undefined) return id === 'full_day' ? 'Full day' : 'Half day';
    return id === 'full_day' ? `${length.label} (${length.hours})` : `Half day (such as ${length.hours})`;
  };
  return (
    <DataTable
      caption={`${camp.title} ${camp.year}`}
      columns={['Booking', ...durations.map(heading)]}
      figures={durations.map((_duration, index) => index + 1)}
      rows={linesOf(priced).map((line) => ({
        id: line.id,
        cells: [
          line.label,
          ...durations.map((duration) => (
            <Price key={duration} quote={quoteCamp(line.selection(duration), priced)} />
          )),
        ],
      }))}
    />
  );
}

function Price({ quote }: { readonly quote: CampQuote }) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      columnGap="2"
      css={{ '& > s': { color: 'fg.quiet' } }}
    >
      {quote.discountPercent > 0 && (
        <>
          <s>
            <VisuallyHidden>Original price </VisuallyHidden>
            {formatPrice(quote.originalPrice)}
          </s>{' '}
        </>
      )}
      <strong>{formatPrice(quote.discountedPrice)}</strong>
    </chakra.span>
  );
}

const name = (title: string): string => title.replace(/ Camp$/, '');

/** What the seasons cost that have prices and cannot be booked on this day; one that is over is not among them (D-44). */
export function PlanningBands({ today }: { readonly today: SiteDay }) {
  return shownCamps(today).map((shown) => {
    const { camp, priced, status } = shown;
    if (priced === null || status.phase === 'open') return null;
    const id = `plan-${camp.season}`;
    const why = status.phase === 'announced' ? 'has not opened yet' : 'is closed at the moment';
    const sale = priced.rates.discount === null ? '' : ', with the discount of the season already taken off';
    return (
      <Band key={id} tone="tint" divider="curve" labelledBy={id}>
        <SectionHeading
          id={id}
          title={`${name(camp.title)}, for planning`}
          lead={`What it costs${sale}. Registration for ${name(camp.title).toLowerCase()} ${why}, so nothing can be booked at these prices today.`}
        />
        <PlanningRates shown={shown} priced={priced} />
      </Band>
    );
  });
}
