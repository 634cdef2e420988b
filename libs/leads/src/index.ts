export type {
  CouponForm,
  InfoRequestForm,
  LeadKind,
  SeasonForm,
  TeacherMessageForm,
  WaitingForm,
} from './lead-forms';
export {
  LEAD_KINDS,
  readCouponForm,
  readInfoRequestForm,
  readSeasonForm,
  readTeacherMessageForm,
  readWaitingForm,
  validateCoupon,
  validateInfoRequest,
  validateSeason,
  validateTeacherMessage,
  validateWaiting,
} from './lead-forms';
export { hasNoErrors, isEmail } from './check-fields';
export type { FieldErrors } from './check-fields';
export {
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  CONSENT_CHANNELS,
  CONSENT_WORDINGS,
  consentRecord,
  SEASON_AGREEMENT_TEXT,
  WAITING_AGREEMENT_TEXT,
} from './consent';
export { leadSubject, storedLeadOf } from './stored-lead';
export type { StoredLead, WaitingChild } from './stored-lead';
export { receivedLeadParams } from './received-lead';
export type { ReceivedLead } from './received-lead';
export { readStoredLead } from './read-stored-lead';
export {
  couponTemplateParams,
  infoTemplateParams,
  seasonTemplateParams,
  teacherTemplateParams,
  waitingTemplateParams,
} from './template-params';
export { isLeadId, LEAD_ID_BYTES, leadIdFrom } from './lead-id';
export type { LeadId } from './lead-id';
export { dueLeads, forgetDelivered, keepLead, nextDueAt, outboxTransition, refusedLeads } from './outbox';
export type { Lead, LeadDeliveryEvent, Outbox } from './outbox';
export { OUTBOX_KEY, parseOutbox, serializeOutbox } from './outbox-storage';
export { IDLE_LEAD_FORM, leadFormTransition } from './lead-form-flow';
export type { LeadFormState } from './lead-form-flow';
export { checkVisitorLimit, HONEYPOT_FIELD, judgeSubmission, LEAD_LIMIT, MIN_FILL_MS } from './spam-trap';
export type { LimitVerdict } from './spam-trap';
