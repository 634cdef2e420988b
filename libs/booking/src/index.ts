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
export { meetingAnswer, meetingPlace, meetingTransition, resumeMeeting } from './meeting-flow';
export type { MeetingEvent, MeetingRequest, MeetingState } from './meeting-flow';

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
