import { offersOn } from '@kidcode/booking';
import { AGREEMENT_DETAILS, AGREEMENT_TEXT, type Lead, type LeadId } from '@kidcode/leads';
import type { Offer } from '@kidcode/school';
import { styled } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';

import { useSiteDispatch, useSiteSelector } from '../../shared/store-hooks';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';
import { EMAIL_FIELD, LeadForm, PHONE_FIELD } from '../leads/lead-form';
import { toastShown } from '../notifications/notifications-slice';

const HOLES =
  'radial-gradient(circle at 0 50%, transparent 0.75rem, black 0.8rem) left / 51% 100% no-repeat, radial-gradient(circle at 100% 50%, transparent 0.75rem, black 0.8rem) right / 51% 100% no-repeat';
const Ticket = /* @__PURE__ */ styled('div', {
  display: 'flex',
  // Large letters take a line of their own each rather than divide words.
  flexWrap: 'wrap',
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
  '& > div': { flex: '1 1 6rem' },
  '& p': { textStyle: 'small' },
  '& p:first-of-type': { textStyle: 'h4' },
});

/** How much the coupon takes off of what; undefined where it cannot be had. */
const worthOf = (offer: Offer | undefined) => offer?.values.find((value) => value.kind === 'percent');

/** What the coupon is worth and for what; nothing where it cannot be had. */
function CouponTicket({ offer }: { readonly offer: Offer | undefined }) {
  const value = worthOf(offer);
  if (!offer || !value) return null;
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

/**
 * What a parent keeps of a coupon that was asked for: its worth and the reference, on every page until they close it.
 * The dialog itself closes, as specified (specification 1, section 4).
 */
function couponSlip(reference: LeadId, offer: Offer | undefined) {
  const value = worthOf(offer);
  const worth = value ? `${value.percent}% off ${value.of}. ` : '';
  return toastShown({
    title: 'Your coupon is on its way',
    description: `${worth}We have your request. Your reference: ${reference}`,
    variant: 'success',
    // In the notifier, where the next message does not drive it out.
    place: 'notifier',
    duration: Number.POSITIVE_INFINITY,
  });
}

/** Asks for the coupon: who it is for, and the consent that goes with it. Specification 1, sections 4 and 5. */
export function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useSiteDispatch();
  const offers = offersOn(useSiteSelector(selectToday), useSiteSelector(selectCurrentBranch));
  const offer = offers.find(({ id }) => id === 'coupon');
  const onDelivered = ({ id }: Lead) => {
    notify(couponSlip(id, offer));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Get your coupon" description="Tell us where to send it.">
      <LeadForm
        kind="coupon"
        // Said when the box is not ticked; nothing is sent then. Source: specification 1, section 5.
        toastFor={({ agreement }) =>
          agreement === undefined
            ? null
            : { title: 'Agreement Required', description: agreement, variant: 'destructive' }
        }
        onDelivered={onDelivered}
        name="Coupon request"
        fields={[
          { name: 'firstName', label: 'First name', autoComplete: 'given-name', half: true },
          { name: 'lastName', label: 'Last name', autoComplete: 'family-name', half: true },
          EMAIL_FIELD,
          PHONE_FIELD,
        ]}
        agreement={AGREEMENT_TEXT}
        note={AGREEMENT_DETAILS}
        send="Send me the coupon"
        inDialog
      >
        <CouponTicket offer={offer} />
      </LeadForm>
    </Dialog>
  );
}
