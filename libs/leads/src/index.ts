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
export {
  hasNoErrors,
  isEmail,
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  CONSENT_CHANNELS,
  CONSENT_WORDINGS,
  consentRecord,
  SEASON_AGREEMENT_TEXT,
  WAITING_AGREEMENT_TEXT,
  isLeadId,
  LEAD_ID_BYTES,
  leadIdFrom,
  IDLE_LEAD_FORM,
  leadFormTransition,
} from './lead-parts';
export type { FieldErrors, LeadId, LeadFormState } from './lead-parts';
export { leadSubject, storedLeadOf, receivedLeadParams, readStoredLead } from './stored-lead';
export type { StoredLead, WaitingChild, ReceivedLead } from './stored-lead';
export {
  couponTemplateParams,
  infoTemplateParams,
  seasonTemplateParams,
  teacherTemplateParams,
  waitingTemplateParams,
} from './template-params';
export {
  dueLeads,
  forgetDelivered,
  keepLead,
  type Lead,
  type LeadDeliveryEvent,
  nextDueAt,
  type Outbox,
  outboxTransition,
  parseOutbox,
  refusedLeads,
} from './outbox';
export { checkVisitorLimit, HONEYPOT_FIELD, judgeSubmission, LEAD_LIMIT, MIN_FILL_MS } from './spam-trap';
export type { LimitVerdict } from './spam-trap';
