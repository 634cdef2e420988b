import type { CampQuote, RegistrationSelection } from '@kidcode/pricing';
import { SEASON_WEEKS, toDollars } from '@kidcode/pricing';

import type { Sale } from './sale-of';

/** The weeks that a registration covers; a monthly one is counted in months, not in weeks. */
export function weeksOf(selection: RegistrationSelection): readonly number[] {
  switch (selection.registrationType) {
    case 'full_camp':
      return SEASON_WEEKS[selection.season];
    case 'weekly':
      return selection.weeks;
    case 'monthly':
      return [];
  }
}

/** A camp quote as programs read it: money in dollars (design, "Command line contract"; D-50 for the sale). */
export function campQuoteJson(quote: CampQuote, { sellable, reason }: Sale) {
  const { selection, discountPercent, discountLabel, payments, monthlyBreakdown, lines } = quote;
  return {
    season: selection.season,
    registrationType: selection.registrationType,
    duration: selection.duration,
    weeks: weeksOf(selection),
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
