export { LEAD_KINDS, readLeadForm, validateLeadForm, type LeadKind, type LeadForm } from './lead-forms';
export {
  AGREEMENT_TEXT,
  SEASON_AGREEMENT_TEXT,
  WAITING_AGREEMENT_TEXT,
  AGREEMENT_DETAILS,
  CONSENT_WORDINGS,
  CONSENT_CHANNELS,
  LEAD_ID_BYTES,
  leadIdFrom,
  isLeadId,
  isEmail,
  hasNoErrors,
  type LeadId,
  type FieldErrors,
} from './lead-parts';
export { leadOf, leadSubject, type Lead } from './lead';
export {
  readStoredLead,
  receivedLeadParams,
  storedLeadOf,
  type ReceivedLead,
  type StoredLead,
} from './stored-lead';
export {
  parseOutbox,
  keepLead,
  outboxTransition,
  dueLeads,
  refusedLeads,
  nextDueAt,
  forgetDelivered,
  type LeadDeliveryEvent,
  type Outbox,
} from './outbox';
export { HONEYPOT_FIELD, MIN_FILL_MS, judgeSubmission, LEAD_LIMIT, checkVisitorLimit } from './spam-trap';
