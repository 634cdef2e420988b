import { formatPrice, type CampQuote } from '@kidcode/pricing';

/** What is due today, and what several payments come to. Whole-dollar payments may miss the price by a dollar (D-8). */
export interface PaymentWords {
  readonly dueToday: string;
  /** Null when everything is paid today. */
  readonly plan: string | null;
}

/** A quote's payments in words. */
export function paymentWords({ payments, paymentsTotal, discountedPrice }: CampQuote): PaymentWords {
  const first = payments[0] ?? discountedPrice;
  if (payments.length < 2) return { dueToday: formatPrice(first), plan: null };
  return {
    dueToday: formatPrice(first),
    plan: `${payments.length} payments of ${formatPrice(first)}; together ${formatPrice(paymentsTotal)}`,
  };
}
