import { offersOn } from '@kidcode/booking';
import { describeOfferValue } from '@kidcode/pricing';
import type { SiteDay } from '@kidcode/scheduling';
import type { Fee } from '@kidcode/school';

/** What is advertised about a fee on a day, such as 'Free trial class; 50% off the first month'. @param branch null: anywhere. */
export function knownOffersText(
  { offers, ask }: Pick<Fee, 'offers' | 'ask'>,
  today: SiteDay,
  branch: string | null,
): string {
  if (ask !== null) return ask;
  const values = offers
    .flatMap((id) => offersOn(today, branch).filter((offer) => offer.id === id))
    .flatMap(({ values, at, conditions }) => [
      ...values.map(describeOfferValue),
      ...(at === undefined || branch !== null ? [] : conditions.slice(-1)),
    ]);
  return ['Free trial class', ...values].join('; ');
}
