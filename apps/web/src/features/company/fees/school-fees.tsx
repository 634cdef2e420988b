import { DEFAULT_CENTER, type BranchId, type CenterId } from '@kidcode/branches';
import { FEES } from '@kidcode/current-school';
import { offersOn } from '@kidcode/booking';
import { describeOfferValue, formatPrice } from '@kidcode/pricing';
import type { Fee, SiteDay, VisitMode } from '@kidcode/school';
import { resolvePath } from '@kidcode/site';
import { PriceTag } from '@kidcode/ui';

import type { PriceRow } from './price-board';

export type FeeAt = Fee & { readonly href: string };

/** The fees of the centers, or of online learning. @param center whose pages are meant; null: those of all of them. */
export function feesOf(
  mode: VisitMode,
  center: CenterId | null,
  fees: readonly Fee[] = FEES,
): readonly FeeAt[] {
  return fees.filter((fee) => fee.mode === mode).map((fee) => ({ ...fee, href: pageOf(fee, center) }));
}

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

export const publishedFeeRows = (
  fees: readonly FeeAt[],
  today: SiteDay,
  branch: BranchId | null,
): readonly PriceRow[] =>
  fees.flatMap((fee) =>
    fee.amount === null
      ? []
      : [
          {
            id: fee.program,
            title: fee.program,
            note: knownOffersText(fee, today, branch),
            price: <PriceTag now={formatPrice(fee.amount)} note={`For ${fee.per}`} />,
            link: { label: 'See the program', href: fee.href },
          },
        ],
  );

export const feesToAsk = (fees: readonly FeeAt[]): readonly FeeAt[] =>
  fees.filter(({ amount }) => amount === null);

/** A program's page: online as it stands, else at the center, or where one page speaks of all centers, there. */
function pageOf({ mode, page }: Fee, center: CenterId | null): string {
  if (mode === 'online') return page;
  const shared = `/programs/in-center/${page}`;
  const isShared = center === null && resolvePath(shared).kind === 'page';
  return isShared ? shared : `/${center ?? DEFAULT_CENTER}/programs/${page}`;
}
