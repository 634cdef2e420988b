import { describeValue } from './describe-value';
import { fail } from '@kidcode/school';

/** A registration as it arrives from a form, a command line or a request. Nothing about it is known. */
export type RawSelection = {
  readonly season?: unknown;
  readonly registrationType?: unknown;
  /** Absent means the full day. */
  readonly duration?: unknown;
  /** Absent means paid in full. */
  readonly paymentOption?: unknown;
  /** A list of week numbers, or a text such as '1,2'. */
  readonly weeks?: unknown;
  /** A list of months or of `{ month, days }`, or a text such as 'june,july' or 'june:12'. */
  readonly months?: unknown;
};

export type SelectionErrorCode =
  | 'not-a-selection'
  | 'unknown-season'
  | 'season-without-prices'
  | 'unknown-registration-type'
  | 'monthly-not-in-season'
  | 'unknown-duration'
  | 'unknown-payment-option'
  | 'payment-not-applicable'
  | 'no-week'
  | 'unknown-week'
  | 'weeks-not-applicable'
  | 'no-month'
  | 'unknown-month'
  | 'unknown-month-days'
  | 'month-repeated'
  | 'months-not-applicable';

/** Why a registration cannot be priced: which field, and what was expected there. */
export type SelectionError = {
  readonly code: SelectionErrorCode;
  readonly field: keyof RawSelection | 'selection';
  /** One line: what was expected and what came instead. */
  readonly message: string;
};

/**
 * Refuses a field.
 *
 * @param expected what would have been right, such as 'season: winter, summer'.
 * @param got the value that came.
 */
export const refuse = (
  code: SelectionErrorCode,
  field: SelectionError['field'],
  expected: string,
  got: unknown,
): { readonly ok: false; readonly error: SelectionError } =>
  fail({ code, field, message: `expected ${expected}; got ${describeValue(got)}` });
