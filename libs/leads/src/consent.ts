/** The agreement box of the coupon dialog. Source: specification 1, section 5. */
export const AGREEMENT_TEXT = 'I agree to receive SMS and email messages';

/** The agreement box of "Tell me when registration opens" (D-44). */
export const SEASON_AGREEMENT_TEXT =
  'I agree to get an email, and a text message if I leave a number, when registration opens';
/** The agreement box of the waiting list. */
export const WAITING_AGREEMENT_TEXT =
  'I agree to get an email, and a text message if I leave a number, when a place is free';
/** Stands beside the agreement box and belongs to what is agreed to. The words are ours: no number is promised. */
export const AGREEMENT_DETAILS =
  'How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.';

/** Ways of consenting to messages. */
export type ConsentChannel = 'coupon-dialog' | 'season-form' | 'waiting-form';

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
  'season-1': SEASON_AGREEMENT_TEXT,
  'sms-email-2': `${AGREEMENT_TEXT}. ${AGREEMENT_DETAILS}`,
  'waiting-1': WAITING_AGREEMENT_TEXT,
} as const;

export type ConsentWordingVersion = keyof typeof CONSENT_WORDINGS;

/** Where each wording stood: a consent to a wording through another channel was never given. */
export const CONSENT_CHANNELS = {
  'sms-email-1': 'coupon-dialog',
  'season-1': 'season-form',
  'sms-email-2': 'coupon-dialog',
  'waiting-1': 'waiting-form',
} as const satisfies Record<ConsentWordingVersion, ConsentChannel>;

/** The wording that each form shows now. */
const CURRENT_CONSENT_WORDING = {
  'coupon-dialog': 'sms-email-2',
  'season-form': 'season-1',
  'waiting-form': 'waiting-1',
} as const satisfies Record<ConsentChannel, ConsentWordingVersion>;

/** Whether an untrusted value is a way of consenting. */
export const isConsentChannel = (value: unknown): value is ConsentChannel =>
  typeof value === 'string' && Object.hasOwn(CURRENT_CONSENT_WORDING, value);

/**
 * The consent that goes with a lead.
 *
 * @param at ISO instant at which the form was sent.
 */
export const consentRecord = (at: string, channel: ConsentChannel): ConsentRecord => ({
  wordingVersion: CURRENT_CONSENT_WORDING[channel],
  at,
  channel,
});
