import { chakra } from '@chakra-ui/react';
import { formatPrice, type CampQuote } from '@kidcode/pricing';
import { Badge, PriceTag, SmallText } from '@kidcode/ui';

import { tagOf } from '../tag-of';

/** What is due today, and what several payments come to. Whole-dollar payments may miss the price by a dollar (D-8). */
interface PaymentWords {
  readonly dueToday: string;
  /** Null when everything is paid today. */
  readonly plan: string | null;
}

/** A quote's payments in words. */
function paymentWords({ payments, paymentsTotal, discountedPrice }: CampQuote): PaymentWords {
  const first = payments[0] ?? discountedPrice;
  if (payments.length < 2) return { dueToday: formatPrice(first), plan: null };
  return {
    dueToday: formatPrice(first),
    plan: `${payments.length} payments of ${formatPrice(first)}; together ${formatPrice(paymentsTotal)}`,
  };
}

const Lines = /* @__PURE__ */ chakra('dl', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      paddingBlock: '2',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& dd': { whiteSpace: 'nowrap' },
    '& > [data-strong]': { fontWeight: '700', borderTop: '2px solid {colors.line.strong}' },
    '& > [data-saving]': { color: 'status.success', fontWeight: '700' },
  },
});

interface PriceSummaryProps {
  /** Null while nothing is chosen that has a price. */
  readonly quote: CampQuote | null;
  /** A closed season's prices are for planning: nothing is due. */
  readonly isClosed: boolean;
  /** What the school says of places in the chosen weeks. */
  readonly seats: string | null;
}

/** The price of what is chosen: before, now and why, line by line, and what is due today. */
export function PriceSummary({ quote, isClosed, seats }: PriceSummaryProps) {
  if (quote === null) return <chakra.p textStyle="h3">Choose at least one week to see the price.</chakra.p>;
  const { dueToday, plan } = paymentWords(quote);
  return (
    <>
      <PriceTag
        size="lg"
        {...tagOf(quote, quote.discountLabel)}
        {...(quote.discountPercent > 0 && {
          note: `${quote.discountPercent}% less than the regular price`,
        })}
      />
      {seats !== null && <Badge tone="warning">{seats}</Badge>}
      <Lines>
        {quote.lines.map(({ label, amount }) => (
          <div key={label} data-saving={amount < 0 ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div data-strong="">
          <dt>{isClosed ? 'Would be due at registration' : 'Due today'}</dt>
          <dd>{dueToday}</dd>
        </div>
      </Lines>
      {plan !== null && <SmallText>{plan}</SmallText>}
    </>
  );
}
