import type { CampQuote } from '@kidcode/pricing';
import { formatMoney, quoteCamp } from '@kidcode/pricing';

import { campQuoteJson } from '../camp-quote-json';
import type { CampFlags } from '../flags/camp-flags';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';
import { readSelection } from '../read-selection';

function describePayments({ payments, paymentsTotal }: CampQuote): readonly (readonly [string, string])[] {
  if (payments.length === 1) return [];
  return [
    ...payments.map(
      (payment, index) => [`Payment ${index + 1} of ${payments.length}`, formatMoney(payment)] as const,
    ),
    ['Payments together', formatMoney(paymentsTotal)],
  ];
}

function describe(quote: CampQuote): string {
  const rows = [
    ...quote.lines.map(({ label, amount }) => [label, formatMoney(amount)]),
    [
      `To pay, ${quote.discountPercent}% less than ${formatMoney(quote.originalPrice)}`,
      formatMoney(quote.discountedPrice),
    ],
    ...describePayments(quote),
  ];
  return printTable(rows, { right: [1] });
}

/** `kidcode quote camp`: any registration that has a price. */
export function quoteCampCommand(flags: CampFlags): Outcome {
  const selection = readSelection(flags);
  if (!selection.ok) return selection;
  const quote = quoteCamp(selection.value);
  return report(campQuoteJson(quote), describe(quote));
}
