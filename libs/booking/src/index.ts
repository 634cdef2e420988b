export { campName } from '@kidcode/scheduling';
export {
  initialRegistration,
  registrationAgain,
  registrationTransition,
  validateRegistration,
  selectionOf,
  type RegistrationState,
  type RegistrationEvent,
} from './registration-form';
export {
  seasonOffer,
  REGISTRATION_ERRORS,
  AVAILABILITY_NOTES,
  outsideWords,
  registrationOptions,
  formOffer,
  type SeasonOffer,
  type RegistrationOption,
} from './season-offer';
export { enumerateSelections } from './enumerate-selections';
export {
  MEETING_METHODS,
  sessionMethodsOf,
  PROGRAM_KINDS,
  type MeetingMethod,
  type SessionMethod,
  type ProgramKind,
  type LearningMode,
} from './booking-choices';
export {
  CLOSED_PROGRAM_CHOOSER,
  programChooserTransition,
  programChooserProgress,
  programAnswer,
  resumeProgramChooser,
  type ProgramChooserState,
  type ProgramChooserEvent,
} from './program-chooser';
export {
  trialQuestion,
  trialProgress,
  trialPlace,
  CLOSED_TRIAL,
  type TrialQuestion,
  type BookingPurpose,
  type TrialToast,
  type BookingRequest,
  type TrialState,
  type TrialEvent,
} from './trial-flow';
export { trialTransition, trialToast, trialAnswer, resumeTrial } from './trial-transition';
export {
  meetingPlace,
  meetingTransition,
  meetingAnswer,
  resumeMeeting,
  type MeetingState,
  type MeetingRequest,
  type MeetingEvent,
} from './meeting-flow';
export {
  DEFAULT_PORTAL,
  ENROLLMENT_MARK,
  trialLink,
  consultationLink,
  campLink,
  planPlaceOf,
  type PlanPlace,
} from './portal-links';
export { parsePortalLink, type PortalLinkError } from './parse-portal-link';
export {
  CENTER_CAMP_FIELDS,
  centerCampPayload,
  ONLINE_COURSE_FIELDS,
  onlineCoursePayload,
  readTokenPayload,
  type ReceivedRegistration,
} from './payloads';
export {
  seasonRefusalWords,
  courseRefusalWords,
  offersSelection,
  campForToken,
  courseForToken,
  type TokenRequest,
  type NotOfferedCode,
} from './for-token';
export {
  NO_PLACES,
  WEEK_FULL,
  COURSE_FULL,
  placeKey,
  freshPlaces,
  placeStanding,
  hasPlace,
  placesWords,
  coursePlace,
  courseStanding,
  isKnownPlace,
  weekStanding,
  campSeats,
  withPlaces,
  offerWithPlaces,
  weeksWithoutPlace,
  nearestFree,
  freeWords,
  type CountedPlace,
  type PlacesLeft,
  type PlaceStanding,
  type CampPlaces,
  type FreeWeek,
} from './places';
export {
  checkSecret,
  TOKEN_LIFETIME_SECONDS,
  signToken,
  verifyToken,
  type TokenPayload,
  type TokenRefusal,
} from './token';
export {
  entryPrice,
  wholePrice,
  shownCamp,
  shownCamps,
  leadingIfAny,
  leadingShown,
  bookablePrices,
  pricesElsewhere,
  offersOn,
  type EntryPrice,
  type ShownCamp,
} from './shown-camp';
export {
  NO_WISH,
  isNothingAsked,
  programPlaces,
  programTitle,
  matchPrograms,
  type ProgramWish,
  type ProgramThere,
  type ProgramMatches,
} from './match-programs';
export {
  placeWords,
  agesOf,
  agesWords,
  agesLabel,
  experienceWords,
  matchReasonWords,
  matchChangeWords,
  findTopic,
} from './match-words';
