/** The agreement box of the coupon dialog. Source: specification 1, section 5. */
export const AGREEMENT_TEXT = 'I agree to receive SMS and email messages';

/** Stands beside the agreement box and belongs to what is agreed to. The words are ours: no number is promised. */
export const AGREEMENT_DETAILS =
  'How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.';

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
const CURRENT_CONSENT_WORDING = 'sms-email-2' satisfies ConsentWordingVersion;

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
