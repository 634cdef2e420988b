import { AGREEMENT_DETAILS, AGREEMENT_TEXT } from './lead-messages';

/** Ways of consenting to messages. */
export type ConsentChannel = 'coupon-dialog';

/** Proof of what a parent agreed to: which wording, when, and where. */
export type ConsentRecord = {
  readonly wordingVersion: ConsentWordingVersion;
  /** ISO instant. */
  readonly at: string;
  readonly channel: ConsentChannel;
};

/** Every wording that was ever shown; a changed text gets a new version and the old one stays. */
export const CONSENT_WORDINGS = {
  'sms-email-1': AGREEMENT_TEXT,
  'sms-email-2': `${AGREEMENT_TEXT}. ${AGREEMENT_DETAILS}`,
} as const;

export type ConsentWordingVersion = keyof typeof CONSENT_WORDINGS;

/** The wording that is shown now. */
export const CURRENT_CONSENT_WORDING = 'sms-email-2' satisfies ConsentWordingVersion;

/**
 * The consent that goes with a lead.
 *
 * @param at ISO instant at which the form was sent.
 */
export const consentRecord = (at: string, channel: ConsentChannel): ConsentRecord => ({
  wordingVersion: CURRENT_CONSENT_WORDING,
  at,
  channel,
});
