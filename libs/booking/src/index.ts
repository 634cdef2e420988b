export {
  initialRegistration,
  registrationTransition,
  selectionOf,
  validateRegistration,
} from './registration-form';
export type { RegistrationErrors, RegistrationEvent, RegistrationState } from './registration-form';
export {
  AVAILABILITY_NOTES,
  formOffer,
  REGISTRATION_ERRORS,
  registrationOptions,
  seasonOffer,
} from './season-offer';
export type { RegistrationOption, SeasonOffer } from './season-offer';
export { enumerateSelections } from './enumerate-selections';
export {
  handOffTransition,
  IDLE_HAND_OFF,
  canRegisterCourse,
  CLOSED_START_DATE,
  startDateTransition,
} from './hand-off';
export type { HandOffState, StartDateState } from './hand-off';

export { PROGRAM_KINDS, MEETING_METHODS, sessionMethodsOf, bookingBranch } from './booking-choices';
export type { LearningMode, ProgramKind, MeetingMethod, SessionMethod } from './booking-choices';
export {
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from './program-chooser';
export type { ProgramChooserEvent, ProgramChooserState } from './program-chooser';
export { CLOSED_TRIAL, trialPlace, trialProgress, trialQuestion } from './trial-flow';
export type {
  BookingPurpose,
  BookingRequest,
  TrialEvent,
  TrialState,
  TrialToast,
  TrialQuestion,
} from './trial-flow';
export { trialToast, trialTransition, resumeTrial, trialAnswer } from './trial-transition';
export {
  consultationAnswer,
  consultationPlace,
  consultationTransition,
  resumeConsultation,
} from './consultation-flow';
export type {
  ConsultationEvent,
  ConsultationRequest,
  ConsultationState,
  ConsultationToast,
} from './consultation-flow';
export {
  coreBookingAnswer,
  coreBookingPlace,
  coreBookingTransition,
  resumeCoreBooking,
} from './core-booking-flow';
export type { CoreBookingEvent, CoreBookingState } from './core-booking-flow';

export {
  DEFAULT_PORTAL,
  ENROLLMENT_MARK,
  trialLink,
  consultationLink,
  campLink,
  planPlaceOf,
} from './portal-links';
export type { PlanPlace } from './portal-links';
export { parsePortalLink } from './parse-portal-link';
export type { PortalLinkError } from './parse-portal-link';

export {
  centerCampPayload,
  onlineCoursePayload,
  CENTER_CAMP_FIELDS,
  ONLINE_COURSE_FIELDS,
  readTokenPayload,
} from './payloads';
export {
  campForToken,
  courseRefusalWords,
  offersSelection,
  seasonRefusalWords,
  courseForToken,
  joinsCourse,
} from './for-token';
export type { TokenRequest } from './for-token';
export {
  coursePlace,
  courseStanding,
  isKnownPlace,
  COURSE_FULL,
  freshPlaces,
  hasPlace,
  NO_PLACES,
  placeKey,
  placeStanding,
  placesWords,
  WEEK_FULL,
  campSeats,
  offerWithPlaces,
  weekStanding,
  freeWords,
  nearestFree,
  weeksWithoutPlace,
} from './places';
export type { CountedPlace, PlacesLeft, PlaceStanding, CampPlaces, FreeWeek } from './places';
export { checkSecret, signToken, TOKEN_LIFETIME_SECONDS, verifyToken } from './token';
export type { TokenPayload, TokenRefusal } from './token';
export type { ReceivedRegistration } from './payloads';
export { campName } from '@kidcode/scheduling';
export {
  leadingShown,
  shownCamp,
  shownCamps,
  entryPrice,
  wholePrice,
  bookablePrices,
  pricesElsewhere,
  offersOn,
} from './shown-camp';
export type { ShownCamp, EntryPrice } from './shown-camp';
export { isNothingAsked, matchPrograms, NO_WISH, programPlaces, programTitle } from './match-programs';
export type { ProgramMatches, ProgramThere, ProgramWish } from './match-programs';
export {
  agesLabel,
  agesOf,
  agesWords,
  adviceWords,
  experienceWords,
  findTopic,
  matchChangeWords,
  matchReasonWords,
  placeWords,
} from './match-words';
