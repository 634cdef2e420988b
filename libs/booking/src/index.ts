export {
  initialRegistration,
  registrationTransition,
  selectionOf,
  validateRegistration,
} from './registration-form';
export type { RegistrationErrors, RegistrationEvent, RegistrationState } from './registration-form';
export { AVAILABILITY_NOTES, REGISTRATION_ERRORS, registrationOptions } from './registration-options';
export type { RegistrationOption } from './registration-options';
export { seasonOffer } from './season-offer';
export type { SeasonOffer } from './season-offer';
export { enumerateSelections } from './enumerate-selections';
export { handOffTransition, IDLE_HAND_OFF } from './hand-off-state';
export type { HandOffState } from './hand-off-state';
export { canRegisterCourse, CLOSED_START_DATE, startDateTransition } from './start-date-dialog';
export type { StartDateState } from './start-date-dialog';

export { PROGRAM_KINDS } from './program-kind';
export type { LearningMode, ProgramKind } from './program-kind';
export {
  CLOSED_PROGRAM_CHOOSER,
  programAnswer,
  programChooserProgress,
  programChooserTransition,
  resumeProgramChooser,
} from './program-chooser';
export type { ProgramChooserEvent, ProgramChooserState } from './program-chooser';
export { MEETING_METHODS, sessionMethodsOf } from './meeting-method';
export type { MeetingMethod, SessionMethod } from './meeting-method';
export { bookingBranch, centerToVisit } from './booking-branch';
export { CLOSED_TRIAL } from './trial-flow';
export type { BookingPurpose, BookingRequest, TrialEvent, TrialState, TrialToast } from './trial-flow';
export { trialToast, trialTransition } from './trial-transition';
export { resumeTrial, trialAnswer } from './trial-answers';
export { trialPlace, trialProgress, trialQuestion } from './trial-progress';
export type { StepProgress, TrialQuestion } from './trial-progress';
export {
  CLOSED_CONSULTATION,
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
  CLOSED_CORE_BOOKING,
  coreBookingAnswer,
  coreBookingPlace,
  coreBookingTransition,
  resumeCoreBooking,
} from './core-booking-flow';
export type { CoreBookingEvent, CoreBookingState } from './core-booking-flow';

export { DEFAULT_PORTAL } from './portal-link';
export { ENROLLMENT_MARK, trialLink } from './trial-link';
export { consultationLink } from './consultation-link';
export { campLink, planPlaceOf } from './camp-link';
export type { PlanPlace } from './camp-link';
export { parsePortalLink } from './parse-portal-link';
export type { PortalLinkError } from './parse-portal-link';

export { centerCampPayload } from './center-camp-payload';
export { onlineCoursePayload } from './online-course-payload';
export { campForToken, courseRefusalWords, offersSelection, seasonRefusalWords } from './camp-for-token';
export type { TokenRequest } from './camp-for-token';
export { courseForToken } from './course-for-token';
export { coursePlace, courseStanding, isKnownPlace } from './course-places';
export {
  COURSE_FULL,
  freshPlaces,
  hasPlace,
  NO_PLACES,
  placeKey,
  placeStanding,
  placesWords,
  WEEK_FULL,
} from './places';
export type { CountedPlace, CountedRow, PlacesLeft, PlaceStanding } from './places';
export { campSeats, offerWithPlaces, weekStanding } from './camp-places';
export type { CampPlaces } from './camp-places';
export { freeWords, nearestFree, weeksWithoutPlace } from './free-weeks';
export type { FreeWeek } from './free-weeks';
export { joinsCourse } from './joins-course';
export { checkSecret, MIN_SECRET_BYTES } from './token-secret';
export { signToken, TOKEN_LIFETIME_SECONDS } from './sign-token';
export type { TokenPayload } from './sign-token';
export { verifyToken } from './verify-token';
export type { TokenRefusal } from './verify-token';
export { CENTER_CAMP_FIELDS, ONLINE_COURSE_FIELDS, readTokenPayload } from './read-token-payload';
export type { ReceivedRegistration } from './read-token-payload';
export { campName } from '@kidcode/scheduling';
export { leadingShown, shownCamp, shownCamps } from './shown-camp';
export type { ShownCamp } from './shown-camp';
export { entryPrice, wholePrice } from './entry-price';
export { bookablePrices, pricesElsewhere } from './bookable-prices';
export type { EntryPrice } from './entry-price';
export type { BookablePrices } from './bookable-prices';
export { offersOn } from './offers-on';
export { isNothingAsked, matchPrograms, NO_WISH, programPlaces, programTitle } from './match-programs';
export type {
  MatchChange,
  MatchReason,
  NearProgram,
  ProgramMatch,
  ProgramMatches,
  ProgramThere,
  ProgramWish,
} from './match-programs';
export {
  adviceWords,
  experienceWords,
  findTopic,
  matchChangeWords,
  matchReasonWords,
  placeWords,
} from './match-words';
