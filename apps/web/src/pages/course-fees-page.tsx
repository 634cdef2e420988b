import { BRANCHES, CENTER_IDS, isCenterId } from '@kidcode/branches';
import { FEES_TEXT } from '@kidcode/current-school/generated/texts/fees';
import { branchOfParams } from '@kidcode/site';
import { DataTable, VisuallyHidden, Section } from '@kidcode/ui';
import { chakra } from '@chakra-ui/react';
import { type ShownCamp, shownCamps } from '@kidcode/booking';
import { type CampQuote, type DayLength, type PricedCamp, formatPrice, quoteCamp } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';

import { ConsultationLink } from '../shared/next-steps';
import { useSiteSelector } from '../shared/store-hooks';
import { selectToday } from '../features/clock/clock-slice';
import { campPriceRows } from '../features/company/fees/priced-rows';
import { FeePlaces, FeesBands, feesOf } from '../features/company/fees/fees-bands';
import { useRouteParams } from '../shared/use-route-params';
import { TrialStep } from '../shared/trial-step';

/** The bookings whose prices are told: one week, each month, and the whole camp. */
const linesOf = ({ camp, status }: ShownCamp, { types, weeks, months }: PricedCamp) => [
  ...(types.includes('weekly') && weeks.length > 0
    ? [
        {
          id: 'week',
          label: 'One week',
          choice: { registrationType: 'weekly', weeks: weeks.slice(0, 1) } as const,
        },
      ]
    : []),
  ...(types.includes('monthly') ? months : []).map(({ id, name, days }) => ({
    id,
    label: `${name} (${days} days)`,
    choice: { registrationType: 'monthly', months: [{ month: id }] } as const,
  })),
  ...(types.includes('full_camp') && status.fullCamp !== 'full'
    ? [
        {
          id: 'full-camp',
          label: camp.length === null ? 'The whole camp' : `The whole camp (${camp.length})`,
          choice: { registrationType: 'full_camp', paymentOption: 'full' } as const,
        },
      ]
    : []),
];

/** The prices of a season that cannot be booked now, for each length of day, worked out like every other quote. */
function PlanningRates({ shown, priced }: { readonly shown: ShownCamp; readonly priced: PricedCamp }) {
  const { camp } = shown;
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
      rows={linesOf(shown, priced).map((line) => ({
        id: line.id,
        cells: [
          line.label,
          ...durations.map((duration) => (
            <Price
              key={duration}
              quote={quoteCamp({ season: priced.season, duration, ...line.choice }, priced)}
            />
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
function PlanningBands({ today }: { readonly today: SiteDay }) {
  return shownCamps(today).map((shown) => {
    const { camp, priced, status } = shown;
    if (priced === null || status.phase === 'open') return null;
    const id = `plan-${camp.season}`;
    const why = status.phase === 'announced' ? 'has not opened yet' : 'is closed at the moment';
    const sale = priced.rates.discount === null ? '' : ', with the discount of the season already taken off';
    return (
      <Section
        key={id}
        tone="tint"
        divider="curve"
        id={id}
        title={`${name(camp.title)}, for planning`}
        lead={`What it costs${sale}. Registration for ${name(camp.title).toLowerCase()} ${why}, so nothing can be booked at these prices today.`}
      >
        <PlanningRates shown={shown} priced={priced} />
      </Section>
    );
  });
}

const { top: tops, between } = FEES_TEXT;

export function CourseFeesPage() {
  const today = useSiteSelector(selectToday);
  const named = branchOfParams(useRouteParams());
  const center = isCenterId(named) ? named : null;
  const rows = campPriceRows(center, today);
  const top = tops['in-center'];
  const title = center === null ? top.title : `What it costs in ${BRANCHES[center].name}`;
  const lead = rows.length > 0 ? top.lead : between['in-center'];
  return (
    <>
      <FeesBands
        title={title}
        lead={lead}
        elsewhere={<FeePlaces place={center} />}
        mode="in-center"
        today={today}
        rows={rows}
        fees={feesOf('in-center', center)}
        branches={center === null ? CENTER_IDS : [center]}
      />
      <PlanningBands today={today} />
      <TrialStep title="The first class costs nothing" text="Try it, then talk about fees.">
        <ConsultationLink />
      </TrialStep>
    </>
  );
}
