import { Box } from '@chakra-ui/react';
import {
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  consentRecord,
  couponTemplateParams,
  readCouponForm,
  validateCoupon,
  type CouponForm,
  type Lead,
  type LeadId,
} from '@kidcode/leads';
import { BRAND } from '@kidcode/site';
import { CheckboxRow, Field, TextInput } from '@kidcode/ui';
import { Dialog } from '@kidcode/ui/dialog';

import { useSiteDispatch } from '../../shared/store-hooks';
import { FormNote } from '../leads/form-note';
import { FormGrid, SendButton } from '../leads/form-parts';
import { Honeypot } from '../leads/honeypot';
import { LeadObstacleNotice } from '../leads/lead-obstacle-notice';
import { useLeadForm, type LeadFormRules } from '../leads/use-lead-form';
import { CouponTicket } from './coupon-ticket';
import { couponSlip } from './coupon-slip';

/** Said when the box is not ticked; nothing is sent then. Source: specification 1, section 5. */
const AGREEMENT_TOAST_TITLE = 'Agreement Required';

const RULES: LeadFormRules<CouponForm> = {
  read: (data) => readCouponForm({ ...Object.fromEntries(data), agreement: data.has('agreement') }),
  validate: validateCoupon,
  makeLead: (form: CouponForm, id: LeadId, now: string): Lead => ({
    id,
    kind: 'coupon',
    params: couponTemplateParams(form, { now, recipient: BRAND.email.display }),
    consent: consentRecord(now, 'coupon-dialog'),
  }),
  toastFor: ({ agreement }) =>
    agreement === undefined
      ? null
      : { title: AGREEMENT_TOAST_TITLE, description: agreement, variant: 'destructive' },
};

/** Asks for the coupon: who it is for, and the consent that goes with it. Specification 1, sections 4 and 5. */
export function CouponDialog({ onClose }: { readonly onClose: () => void }) {
  const notify = useSiteDispatch();
  const { state, errors, obstacle, formProps } = useLeadForm({
    ...RULES,
    onDelivered: ({ id }) => {
      notify(couponSlip(id));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Get your coupon" description="Tell us where to send it.">
      <FormGrid {...formProps} aria-label="Coupon request" paddingBottom="6">
        <CouponTicket />
        <Box data-half>
          <Field label="First name" required error={errors.firstName}>
            <TextInput name="firstName" autoComplete="given-name" />
          </Field>
        </Box>
        <Box data-half>
          <Field label="Last name" required error={errors.lastName}>
            <TextInput name="lastName" autoComplete="family-name" />
          </Field>
        </Box>
        <Box data-half>
          <Field label="Email" required error={errors.email}>
            <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
          </Field>
        </Box>
        <Box data-half>
          <Field label="Phone" required error={errors.phone}>
            <TextInput name="phone" type="tel" autoComplete="tel" />
          </Field>
        </Box>
        <CheckboxRow name="agreement" label={AGREEMENT_TEXT} error={errors.agreement} />
        <FormNote>{AGREEMENT_DETAILS}</FormNote>
        <Honeypot />
        {obstacle && <LeadObstacleNotice obstacle={obstacle} />}
        <SendButton sending={state.step === 'sending'}>Send me the coupon</SendButton>
      </FormGrid>
    </Dialog>
  );
}
