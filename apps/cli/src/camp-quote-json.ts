import type { CampQuote } from '@kidcode/pricing';
import { toDollars } from '@kidcode/pricing';
import type { Sale } from './sale-of';

/** A camp quote as programs read it: money in dollars (design, "Command line contract"; D-50 for the sale). */
export function campQuoteJson(quote: CampQuote, { sellable, reason }: Sale) {
  const { selection, discountPercent, discountLabel, payments, monthlyBreakdown, lines } = quote;
  return {
    season: selection.season,
    registrationType: selection.registrationType,
    duration: selection.duration,
    weeks: quote.weeks,
    paymentOption: selection.registrationType === 'full_camp' ? selection.paymentOption : 'full',
    originalPrice: toDollars(quote.originalPrice),
    discountedPrice: toDollars(quote.discountedPrice),
    discountPercent,
    discountLabel,
    payments: payments.map(toDollars),
    paymentsTotal: toDollars(quote.paymentsTotal),
    monthlyBreakdown: monthlyBreakdown.map(({ month, days, price }) => ({
      month,
      days,
      price: toDollars(price),
    })),
    lines: lines.map(({ label, amount }) => ({ label, amount: toDollars(amount) })),
    sellable,
    reason,
  };
}
