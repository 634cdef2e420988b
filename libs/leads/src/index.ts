export { LEAD_KINDS, readLeadForm, validateLeadForm } from './lead-forms';
export type { LeadForm, LeadKind } from './lead-forms';
export { leadOf, leadSubject } from './lead';
export type { Lead } from './lead';
export {
  hasNoErrors,
  isEmail,
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  CONSENT_CHANNELS,
  CONSENT_WORDINGS,
  SEASON_AGREEMENT_TEXT,
  WAITING_AGREEMENT_TEXT,
  isLeadId,
  LEAD_ID_BYTES,
  leadIdFrom,
} from './lead-parts';
export type { FieldErrors, LeadId } from './lead-parts';
export { storedLeadOf, receivedLeadParams, readStoredLead } from './stored-lead';
export type { StoredLead, WaitingChild, ReceivedLead } from './stored-lead';
export {
  dueLeads,
  forgetDelivered,
  keepLead,
  type LeadDeliveryEvent,
  nextDueAt,
  type Outbox,
  outboxTransition,
  parseOutbox,
  refusedLeads,
} from './outbox';
export { checkVisitorLimit, HONEYPOT_FIELD, judgeSubmission, LEAD_LIMIT, MIN_FILL_MS } from './spam-trap';
export type { LimitVerdict } from './spam-trap';
