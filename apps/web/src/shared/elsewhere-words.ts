import { type bookablePrices, pricesElsewhere, type ShownCamp } from '@kidcode/booking';
import { BRANCHES } from '@kidcode/branches';
import { formatPrice } from '@kidcode/pricing';

/** '; Denver $246': where no center is chosen, what a way to book costs at the centers where it costs something else. */
export const elsewhereWords = (shown: ShownCamp, way: keyof ReturnType<typeof bookablePrices>): string =>
  pricesElsewhere(shown, shown.status.today, way)
    .map(({ center, quote }) => `; ${BRANCHES[center].name} ${formatPrice(quote.discountedPrice)}`)
    .join('');
