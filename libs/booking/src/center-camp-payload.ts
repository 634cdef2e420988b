import { branchCode } from '@kidcode/branches';
import type { BranchCode } from '@kidcode/branches';
import { formatMoney } from '@kidcode/pricing';
import { seasonFacts } from '@kidcode/scheduling';
import type { CampQuote, PaymentOption, RegistrationType } from '@kidcode/pricing';
import { linkBranch } from './booking-branch';
import { durationText } from './season-offer';
import { formatWeekList } from './week-list';

/** How many payments the portal is told of, for every center camp: a constant of its contract, right or wrong (D-5). */
const ONE_PAYMENT = '1';

/** A center camp as the portal receives it, in the order of the design. Source: specification 2, section 3; D-6, D-7. */
export type CenterCampPayload = {
  readonly name: BranchCode;
  /** The season as the portal names it. */
  readonly programType: string;
  readonly registration_type: RegistrationType;
  /** 'Full Day (7:30AM-6:00PM)'. */
  readonly duration: string;
  /** '$508.00'. */
  readonly discountedPrice: string;
  readonly originalPrice: string;
  /** '15%'. */
  readonly discount: string;
  readonly numOfPayment: typeof ONE_PAYMENT;
  readonly firstPayment: string;
  /** Month names, comma-separated; empty unless registered by month. */
  readonly month: string;
  /** Week numbers, comma-separated; empty when registered by month. */
  readonly week: string;
  readonly payment_option: PaymentOption;
};

type Choice = Pick<CenterCampPayload, 'month' | 'week' | 'payment_option'>;

function choiceOf({ selection, weeks }: CampQuote): Choice {
  switch (selection.registrationType) {
    case 'full_camp':
      return { month: '', week: formatWeekList(weeks), payment_option: selection.paymentOption };
    case 'weekly':
      return { month: '', week: formatWeekList(weeks), payment_option: 'full' };
    case 'monthly': {
      const month = selection.months.map((request) => request.month).join(',');
      return { month, week: '', payment_option: 'full' };
    }
  }
}

/**
 * What a token says about a camp at a center. Every price comes from the quote as it is. Whether the camp can be
 * registered at all is for `offersSelection` to say, before this.
 *
 * @param quote made by `quoteCamp`.
 * @param branchId what is no branch becomes the default center.
 * @returns fields in the portal's order; `JSON.stringify` keeps it.
 */
export function centerCampPayload(quote: CampQuote, branchId: unknown): CenterCampPayload {
  const { selection, payments, discountedPrice } = quote;
  const { month, week, payment_option } = choiceOf(quote);
  return {
    name: branchCode(linkBranch(branchId)),
    programType: seasonFacts(selection.season).portalName,
    registration_type: selection.registrationType,
    duration: durationText(selection.season, selection.duration),
    discountedPrice: formatMoney(discountedPrice),
    originalPrice: formatMoney(quote.originalPrice),
    discount: `${quote.discountPercent}%`,
    numOfPayment: ONE_PAYMENT,
    firstPayment: formatMoney(payments[0] ?? discountedPrice),
    month,
    week,
    payment_option,
  };
}
