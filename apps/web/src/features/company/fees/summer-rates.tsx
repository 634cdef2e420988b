import { chakra } from '@chakra-ui/react';
import {
  formatMoney,
  quoteCamp,
  type CampQuote,
  type DayLength,
  type RegistrationSelection,
} from '@kidcode/pricing';
import { campOn } from '@kidcode/scheduling';
import { DAY_LENGTH_HOURS } from '../../../content/camp-facts';
import { DataTable, VisuallyHidden } from '@kidcode/ui';

const SEASON = { season: 'summer' } as const;

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

const LINES: readonly RateLine[] = [
  {
    id: 'week',
    label: 'One week',
    selection: (duration) => ({ ...SEASON, registrationType: 'weekly', duration, weeks: [1] }),
  },
  ...campOn('summer').months.map(({ id, name, days }) => ({
    id,
    label: `${name} (${days} days)`,
    selection: (duration: DayLength): RegistrationSelection => ({
      ...SEASON,
      registrationType: 'monthly',
      duration,
      months: [{ month: id }],
    }),
  })),
];

/** Summer's prices for each length of day, worked out like every other quote. */
export function SummerRates() {
  const { full_day: full, first_half: first } = DAY_LENGTH_HOURS;
  return (
    <DataTable
      caption={`${campOn('summer').title} ${campOn('summer').year}`}
      columns={['Booking', `${full.label} (${full.hours})`, `Half day (such as ${first.hours})`]}
      figures={[1, 2]}
      rows={LINES.map((line) => ({
        id: line.id,
        cells: [
          line.label,
          <Price key="full" quote={quoteCamp(line.selection('full_day'))} />,
          <Price key="half" quote={quoteCamp(line.selection('first_half'))} />,
        ],
      }))}
    />
  );
}

function Price({ quote }: { readonly quote: CampQuote }) {
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
