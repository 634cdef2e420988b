import { formOffer, type SeasonOffer, type ShownCamp } from '@kidcode/booking';
import type { DayLength, PricedCamp, RegistrationSelection } from '@kidcode/pricing';
import { discountLabel, formatPrice, quoteCamp } from '@kidcode/pricing';
import { DataTable } from '@kidcode/ui';

import { useShownCamp, type CampAtCenter } from '../use-shown-camp';

/** Both halves of a day cost the same, so a table names one row for both. */
const dayWords = (duration: DayLength): string => (duration === 'full_day' ? 'full day' : 'half day');

const onePerPrice = (durations: readonly DayLength[]): readonly DayLength[] =>
  durations.filter((duration) => duration !== 'second_half' || !durations.includes('first_half'));

/** The ways to register that have a price, each with its words. */
function selections(
  { camp: { length, title } }: ShownCamp,
  { season, types, weeks, months }: PricedCamp,
  duration: DayLength,
) {
  const whole = `Full ${title.toLowerCase()}${length === null ? '' : `, ${length}`}`;
  const rows: (readonly [string, RegistrationSelection])[] = [];
  if (types.includes('full_camp')) {
    rows.push([whole, { season, registrationType: 'full_camp', duration, paymentOption: 'full' }]);
  }
  if (types.includes('monthly')) {
    for (const { id, name } of months) {
      rows.push([name, { season, registrationType: 'monthly', duration, months: [{ month: id }] }]);
    }
  }
  if (types.includes('weekly') && weeks.length > 0) {
    rows.push(['One week', { season, registrationType: 'weekly', duration, weeks: weeks.slice(0, 1) }]);
  }
  return rows;
}

/** Every price of a season for a parent to compare, by the day lengths that it has. */
function priceRows(shown: ShownCamp, priced: PricedCamp, { durations }: SeasonOffer) {
  // A whole camp with a full week has no price, nor one whose weeks alone can be booked; a camp that is merely closed
  // keeps its own for planning.
  const { fullCamp, phase } = shown.status;
  const isGone = fullCamp === 'full' || (phase === 'open' && fullCamp !== 'open');
  const sold = isGone ? { ...priced, types: priced.types.filter((type) => type !== 'full_camp') } : priced;
  return onePerPrice(durations).flatMap((duration) =>
    selections(shown, sold, duration).map(([label, selection]) => ({
      id: `${label}-${duration}`,
      label: durations.length > 1 ? `${label}, ${dayWords(duration)}` : label,
      quote: quoteCamp(selection, priced),
    })),
  );
}

/** Every price of a season at a center, at a glance and without a script; nothing where none is published. */
export function AllPrices({ season, branchId }: CampAtCenter) {
  const shown = useShownCamp(season, branchId);
  const { priced, status } = shown;
  if (priced === null) return null;
  const { discount } = priced.rates;
  const rows = priceRows(shown, priced, formOffer(priced.season, status.today, branchId));
  return (
    <DataTable
      caption={discount === null ? 'All prices' : `All prices (${discountLabel(discount)})`}
      columns={['Registration', ...(discount === null ? ['Price'] : ['Regular', 'Now'])]}
      figures={discount === null ? [1] : [1, 2]}
      rows={rows.map(({ id, label, quote }) => ({
        id,
        cells: [
          label,
          ...(discount === null ? [] : [<s key="regular">{formatPrice(quote.originalPrice)}</s>]),
          <strong key="now">{formatPrice(quote.discountedPrice)}</strong>,
        ],
      }))}
    />
  );
}
