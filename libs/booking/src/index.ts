export { initialRegistration } from './registration-state';
export type { RegistrationState } from './registration-state';
export { registrationTransition } from './registration-transition';
export type { RegistrationEvent } from './registration-transition';
export { validateRegistration } from './validate-registration';
export type { RegistrationErrors } from './validate-registration';
export { selectionOf } from './selection-of';
export { registrationOptions } from './registration-options';
export type { RegistrationOption, RegistrationOptions } from './registration-options';
export { SEASON_OFFERS, seasonOffer } from './season-offer';
export type { Availability, SeasonOffer } from './season-offer';
export { offersSelection } from './offers-selection';
export type { OfferError } from './offers-selection';
export { enumerateSelections } from './enumerate-selections';
export { formatWeekList, parseWeekList } from './week-list';
export { DURATION_TEXTS } from './duration-texts';
export {
  AVAILABILITY_NOTES,
  REGISTRATION_ERRORS,
  REGISTRATION_TEXTS,
  REGISTRATION_TOASTS,
} from './registration-messages';
export type { RegistrationToastCode, ToastText } from './registration-messages';
export { handOffTransition, IDLE_HAND_OFF } from './hand-off-state';
export type { HandOffEvent, HandOffState } from './hand-off-state';
export { canRegisterCourse, CLOSED_START_DATE, startDateTransition } from './start-date-dialog';
export type { StartDateEvent, StartDateState } from './start-date-dialog';

export { LEARNING_MODES, PROGRAM_KINDS, WIRE_PROGRAM_TYPES } from './program-kind';
export type { LearningMode, ProgramKind, WireProgramType } from './program-kind';
export { chooseProgram } from './choose-program';
export type { ProgramChoice } from './choose-program';
export {
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserTransition,
  resumeProgramChooser,
} from './program-chooser';
export type { ProgramChooserEvent, ProgramChooserState } from './program-chooser';
export { MEETING_METHODS, MEETING_TYPES, SESSION_METHODS, sessionMethodsOf } from './meeting-method';
export type { MeetingMethod, SessionMethod } from './meeting-method';
export { bookingBranch, DEFAULT_BOOKING_BRANCH, dialogBranch, linkBranch } from './booking-branch';
export { bookingCourse } from './booking-course';
export type { BookingCourse } from './booking-course';
export {
  BOOKING_PURPOSES,
  consultationDialog,
  DIALOG_BUSY_LABEL,
  DIALOG_NAMES,
  formatDialog,
  LEARNING_MODE_DIALOG,
  parseDialogName,
  PROGRAM_TYPE_DIALOG,
  sessionDialog,
} from './booking-dialogs';
export type { BookingPurpose, DialogName, DialogOption, DialogText } from './booking-dialogs';
export { learningCenterDialog } from './learning-center-dialog';
export { BOOKING_TOASTS, consultationToast } from './booking-toasts';
export type { BookingToastCode } from './booking-toasts';
export { bookingTarget, MOBILE_BREAKPOINT_PX } from './booking-target';
export { CLOSED_TRIAL } from './trial-flow';
export type { BookingRequest, TrialEvent, TrialFormatStep, TrialSessionStep, TrialState } from './trial-flow';
export { trialToast, trialTransition } from './trial-transition';
export { resumeTrial, trialAnswer } from './trial-answers';
export {
  CLOSED_CONSULTATION,
  consultationAnswer,
  consultationTransition,
  resumeConsultation,
} from './consultation-flow';
export type { ConsultationEvent, ConsultationRequest, ConsultationState } from './consultation-flow';
export { CLOSED_CORE_BOOKING, coreBookingTransition } from './core-booking-flow';
export type { CoreBookingEvent, CoreBookingState } from './core-booking-flow';

export { PORTAL_PATHS } from './portal-link';
export { ENROLLMENT_MARK, trialLink } from './trial-link';
export type { TrialLinkInput } from './trial-link';
export { consultationLink } from './consultation-link';
export type { ConsultationLinkInput } from './consultation-link';
export { campLink } from './camp-link';
export { parsePortalLink } from './parse-portal-link';
export type { PortalLinkError, PortalRequest } from './parse-portal-link';

export { CENTER_CAMP_WIRE, centerCampPayload } from './center-camp-payload';
export type { CenterCampPayload } from './center-camp-payload';
export { ONLINE_COURSE_WIRE, onlineCoursePayload } from './online-course-payload';
export type { OnlineCourseError, OnlineCoursePayload, TokenCourse } from './online-course-payload';
export { campForToken } from './camp-for-token';
export type { CampRequest, CampRequestError, SignableCamp } from './camp-for-token';
export { courseForToken } from './course-for-token';
export type { CourseRequestError } from './course-for-token';
export { checkSecret, MIN_SECRET_BYTES } from './token-secret';
export type { SecretError } from './token-secret';
export { canSign, signToken, TOKEN_HEADER, TOKEN_LIFETIME_SECONDS } from './sign-token';
export type { SignError, TokenPayload } from './sign-token';
export { CLOCK_SKEW_SECONDS, verifyToken } from './verify-token';
export type { TokenCheck, TokenClaims, TokenRefusal } from './verify-token';
export { CENTER_CAMP_FIELDS, ONLINE_COURSE_FIELDS, readTokenPayload } from './read-token-payload';
export type { PayloadError, ReceivedRegistration } from './read-token-payload';

export { EMPTY_COUPON, EMPTY_INFO_REQUEST, LEAD_KINDS } from './lead-forms';
export type { CouponForm, InfoRequestForm, LeadKind, TeacherMessageForm } from './lead-forms';
export { hasNoErrors } from './check-fields';
export type { FieldErrors } from './check-fields';
export { EMAIL_LIMIT, isEmail, isPhone } from './contact-checks';
export { validateCoupon, validateInfoRequest, validateTeacherMessage } from './validate-leads';
export { readCouponForm, readInfoRequestForm, readTeacherMessageForm } from './read-lead-form';
export {
  AGREEMENT_DETAILS,
  AGREEMENT_TEXT,
  AGREEMENT_TOAST,
  LEAD_BUSY_LABEL,
  LEAD_FAILED_TEXT,
  LEAD_FAILED_TOAST,
  LEAD_INTERNAL_ERRORS,
  REQUEST_TYPES,
} from './lead-messages';
export { CONSENT_WORDINGS, consentRecord, CURRENT_CONSENT_WORDING } from './consent';
export type { ConsentChannel, ConsentRecord, ConsentWordingVersion } from './consent';
export { couponTemplateParams, infoTemplateParams, teacherTemplateParams } from './template-params';
export type {
  CouponTemplateParams,
  InfoTemplateParams,
  MailContext,
  TeacherTemplateParams,
} from './template-params';
export { isLeadId, LEAD_ID_BYTES, leadIdFrom } from './lead-id';
export type { LeadId } from './lead-id';
export { leadDeliveryTransition, RETRY_DELAYS_MS, SENDING_GIVEN_UP_MS } from './lead-delivery';
export type { LeadDelivery, LeadDeliveryEvent } from './lead-delivery';
export { dueLeads, forgetDelivered, keepLead, nextDueAt, outboxTransition } from './outbox';
export type { Lead, Outbox, OutboxEntry } from './outbox';
export { OUTBOX_KEY, parseOutbox, serializeOutbox } from './outbox-storage';
export { IDLE_LEAD_FORM, leadFormTransition } from './lead-form-flow';
export type { LeadFormEvent, LeadFormState } from './lead-form-flow';
export { HONEYPOT_FIELD, judgeSubmission, MIN_FILL_MS } from './spam-trap';
export type { SpamVerdict, Submission } from './spam-trap';
export { checkVisitorLimit, LEAD_LIMIT } from './visitor-limit';
export type { LimitVerdict, VisitorLimit } from './visitor-limit';

export { canSend, REPLY_LINK_PROTOCOLS, sendsOnKey } from './assistant-rules';
export type { ChatKey } from './assistant-rules';
export { ASSISTANT_FAILED_TOAST, ASSISTANT_PANEL, ASSISTANT_TEXTS } from './assistant-texts';
export type { Result } from './result';
