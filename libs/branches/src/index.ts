export {
  BRANCH_IDS,
  CENTER_IDS,
  centerOr,
  DEFAULT_BRANCH,
  DEFAULT_CENTER,
  HAS_ONLINE,
  isBranchId,
  isCenterId,
} from './branch-id';
export type { BranchId, CenterId } from './branch-id';
export type { Branch, Center } from './branch';
export { BRANCH_LIST, BRANCHES, CENTERS, DEFAULT_BACKGROUND_COLOR } from './branches';
export { branchCode, type BranchCode } from './branch-code';
export { CENTER_CARD_HOURS } from './center-card-hours';
export { formatTime, parseHours } from './hours';
export type { DayHours } from './hours';
export { hoursOn, openStatus } from './open-status';
export type { SchoolMoment, OpeningHours, OpenStatus, Weekday } from './open-status';

export { hasCoordinates, isLatLng } from './lat-lng';
export type { LatLng } from './lat-lng';
export {
  distanceMiles,
  EARTH_RADIUS_MILES,
  formatDistance,
  formatMiles,
  isKnownDistance,
} from '@kidcode/school';
export { FEW_CENTERS, fewOf, HAS_MANY_CENTERS } from './many-centers';
export { AUTO_RADIUS_MILES, NEAREST_RADIUS_MILES, nearestCenter } from './nearest-center';
export type { Located, NearestCenter } from './nearest-center';
export { directionsUrl } from './directions-url';

export { branchFromPath, branchKeptBy, dedicatedBranch, swapBranchSegment } from './branch-path';
export { addressedBranch, SCHOOL_TIME_ZONE, resolveBranch } from './resolve-branch';
export type { BranchAddress, BranchSources } from './resolve-branch';
export { chooseBranch, MANUAL_FLAG_MS } from './choose-branch';
export type { BranchChoice } from './choose-branch';
export { automaticBranch, mayDetectBranch } from './automatic-branch';
export type { AutomaticBranch, AutomaticToastCode, DetectionCircumstances } from './automatic-branch';
export { LOCATION_LIMITS, locationErrorCode } from './location';
export type { LocationErrorCode, LocationOutcome } from './location';
export { LOCATION_MESSAGES } from './location-messages';
export { BRANCH_TOASTS, branchToast } from './branch-toasts';
export type { BranchToast, BranchToastCode } from './branch-toasts';
export { CAMP_FINDER_DELAY_MS, campFinderCenter } from './camp-finder';

export { ALL, DISTANCE_SLIDER, FINDER_DEFAULTS, HOME_FINDER_DEFAULTS, NO_LIMIT } from './finder-criteria';
export { finderTransition, isSliderDistance } from './finder-criteria';
export type { FinderCriteria, FinderEvent } from './finder-criteria';
export { MAX_QUERY_LENGTH, parseFinderCriteria, serializeFinderCriteria } from './finder-url';
export { finderOptions } from './finder-options';
export type { FinderOptions } from './finder-options';
export type { FinderCenter } from './finder-center';
export { indexCenters } from './index-centers';
export type { CenterIndex, CenterView } from './index-centers';
export { MAX_SUGGESTIONS, suggestCenters, SUGGESTION_MIN_CHARACTERS } from './suggest-centers';
export { findCenters } from './find-centers';
export type { FinderResult, MeasuredCenter } from './find-centers';
export type { FinderContext, FoundCenter } from './found-center';
export { findPlace } from './find-place';
export type { FoundPlace, PlaceError, ZipPlace } from './find-place';
export { FAVORITE_TOASTS, MAP_MESSAGES, NO_CENTERS_MESSAGE, tooFarMessage } from './finder-messages';
export { boundsOf, fittedZoom, MAP_VIEW, mappableCenters } from './map-view';
export type { MapBounds } from './map-view';
export { parseFavorites, serializeFavorites, toggleFavorite } from './favorites';
