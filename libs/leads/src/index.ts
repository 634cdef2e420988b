export type {
  CouponForm,
  InfoRequestForm,
  LeadKind,
  SeasonForm,
  TeacherMessageForm,
  WaitingForm,
} from './lead-forms';
export { LEAD_KINDS } from './lead-forms';
export { hasNoErrors } from './check-fields';
export type { FieldErrors } from './check-fields';
export {
  validateCoupon,
  validateInfoRequest,
  validateSeason,
  validateTeacherMessage,
  validateWaiting,
} from './validate-leads';
export {
  readCouponForm,
  readInfoRequestForm,
  readSeasonForm,
  readTeacherMessageForm,
  readWaitingForm,
} from './read-lead-form';
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
export { isEmail } from './contact-checks';
export { isLeadId, LEAD_ID_BYTES, leadIdFrom } from './lead-id';
export type { LeadId } from './lead-id';
export type { LeadDeliveryEvent } from './lead-delivery';
export { dueLeads, forgetDelivered, keepLead, nextDueAt, outboxTransition, refusedLeads } from './outbox';
export type { Lead, Outbox } from './outbox';
export { OUTBOX_KEY, parseOutbox, serializeOutbox } from './outbox-storage';
export { IDLE_LEAD_FORM, leadFormTransition } from './lead-form-flow';
export type { LeadFormState } from './lead-form-flow';
export { HONEYPOT_FIELD, judgeSubmission, MIN_FILL_MS } from './spam-trap';
export { checkVisitorLimit, LEAD_LIMIT } from './visitor-limit';
export type { LimitVerdict } from './visitor-limit';
