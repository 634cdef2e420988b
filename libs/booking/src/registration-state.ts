import type { DayLength, PaymentOption, RegistrationType } from '@kidcode/pricing';

/** The values of the camp registration form. Specification 2, section 3. */
export type RegistrationState = {
  readonly registrationType: RegistrationType;
  readonly duration: DayLength;
  /** Empty when the type has no payment option. */
  readonly paymentOption: PaymentOption | '';
  /** Week numbers, ascending, each once. */
  readonly weeks: readonly number[];
};
