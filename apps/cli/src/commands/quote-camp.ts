import type { CampQuote } from '@kidcode/pricing';
import { formatMoney, pricedCamps, quoteCamp } from '@kidcode/pricing';

import { campQuoteJson } from '../camp-quote-json';
import type { CampFlags } from '../flags/camp-flags';
import type { Outcome } from '../outcome';
import { report } from '../outcome';
import { printTable } from '../print-table';
import { readSelection } from '../read-selection';
import { readToday } from '../read-today';
import type { Sale } from '../sale-of';
import { saleLine, saleOf } from '../sale-of';
import type { Surroundings } from '../surroundings';

function describePayments({ payments, paymentsTotal }: CampQuote): readonly (readonly [string, string])[] {
  if (payments.length === 1) return [];
  return [
    ...payments.map(
      (payment, index) => [`Payment ${index + 1} of ${payments.length}`, formatMoney(payment)] as const,
    ),
    ['Payments together', formatMoney(paymentsTotal)],
  ];
}

const toPay = ({ discountPercent, originalPrice }: CampQuote): string =>
  discountPercent === 0 ? 'To pay' : `To pay, ${discountPercent}% less than ${formatMoney(originalPrice)}`;

function describe(quote: CampQuote, sale: Sale, width: number): string {
  const rows = [
    ...quote.lines.map(({ label, amount }) => [label, formatMoney(amount)]),
    [toPay(quote), formatMoney(quote.discountedPrice)],
    ...describePayments(quote),
  ];
  return printTable(rows, { right: [1], width }) + saleLine(sale);
}

/** `kidcode quote camp`: any registration that has a price, and whether it is sold on the day (D-50). */
export function quoteCampCommand(flags: CampFlags, surroundings: Surroundings): Outcome {
  const today = readToday(surroundings);
  if (!today.ok) return today;
  const camps = pricedCamps(today.value);
  const selection = readSelection(flags, camps);
  if (!selection.ok) return selection;
  const quote = quoteCamp(selection.value, camps[selection.value.season]);
  const sale = saleOf(selection.value, today.value);
  return report(campQuoteJson(quote, sale), (width) => describe(quote, sale, width));
}
