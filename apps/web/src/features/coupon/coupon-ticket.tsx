import { chakra } from '@chakra-ui/react';
import { offersOn } from '@kidcode/booking';
import type { BranchId } from '@kidcode/branches';
import type { Offer, SiteDay } from '@kidcode/school';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

const HOLES =
  'radial-gradient(circle at 0 50%, transparent 0.75rem, black 0.8rem) left / 51% 100% no-repeat, radial-gradient(circle at 100% 50%, transparent 0.75rem, black 0.8rem) right / 51% 100% no-repeat';
const Ticket = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    paddingBlock: '4',
    paddingInline: '2rem 1.75rem',
    marginBottom: '6',
    borderRadius: 'control',
    background: 'accent.wash',
    color: 'fg.ink',
    mask: HOLES,
    '& > strong': {
      fontFamily: 'heading',
      fontWeight: '600',
      fontSize: 'clamp(2.4rem, 9vw, 3.25rem)',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
      color: 'accent.text',
      paddingInlineEnd: '4',
      borderInlineEnd: '2px dashed {colors.line.strong}',
    },
    '& p': { textStyle: 'small' },
    '& p:first-of-type': { textStyle: 'h4' },
  },
});

/** The coupon as it can be had on a day at the visitor's branch. */
export const couponOf = (today: SiteDay, branch: BranchId | null): Offer | undefined =>
  offersOn(today, branch).find(({ id }) => id === 'coupon');

/** What the coupon is worth and for what; nothing where it cannot be had. */
export function CouponTicket() {
  const offer = couponOf(useSiteSelector(selectToday), useSiteSelector(selectCurrentBranch));
  const value = offer?.values.find(({ kind }) => kind === 'percent');
  if (!offer || value?.kind !== 'percent') return null;
  return (
    <Ticket>
      <strong>{value.percent}%</strong>
      <div>
        <p>off {value.of}</p>
        {offer.conditions.map((condition) => (
          <p key={condition}>{condition}</p>
        ))}
      </div>
    </Ticket>
  );
}
