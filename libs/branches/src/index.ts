export {
  BRANCH_IDS,
  CENTER_IDS,
  centerOr,
  DEFAULT_BRANCH,
  DEFAULT_CENTER,
  HAS_ONLINE,
  isBranchId,
  isCenterId,
  BRANCH_LIST,
  BRANCHES,
  CENTERS,
  branchCode,
  CENTER_CARD_HOURS,
  FEW_CENTERS,
  fewOf,
  HAS_MANY_CENTERS,
  directionsUrl,
} from './branches';
export type { BranchId, CenterId, Branch, Center } from './branches';
export { hoursOn, openStatus, type SchoolMoment, type OpenStatus, type Weekday } from './open-status';

export {
  distanceMiles,
  EARTH_RADIUS_MILES,
  formatDistance,
  formatMiles,
  formatTime,
  parseHours,
} from '@kidcode/school';
export type { LatLng } from '@kidcode/school';
export {
  AUTO_RADIUS_MILES,
  NEAREST_RADIUS_MILES,
  nearestCenter,
  automaticBranch,
  mayDetectBranch,
  LOCATION_LIMITS,
  locationErrorCode,
  CAMP_FINDER_DELAY_MS,
  campFinderCenter,
} from './nearest-center';
export type { LocationErrorCode, LocationOutcome } from './nearest-center';

export {
  branchKeptBy,
  addressedBranch,
  SCHOOL_TIME_ZONE,
  resolveBranch,
  pathAfterChoice,
  MANUAL_FLAG_MS,
} from './resolve-branch';
export { branchToast, type BranchToastCode } from './branch-toasts';

export {
  ALL,
  DISTANCE_SLIDER,
  FINDER_DEFAULTS,
  HOME_FINDER_DEFAULTS,
  NO_LIMIT,
  finderTransition,
  MAX_QUERY_LENGTH,
  parseFinderCriteria,
  serializeFinderCriteria,
  finderOptions,
} from './finder-criteria';
export type { FinderCriteria, FinderEvent } from './finder-criteria';
export { indexCenters, type FoundCenter } from './index-centers';
export { suggestCenters, findCenters } from './find-centers';
export { findPlace, type FoundPlace, type ZipPlace } from './find-place';
export {
  FAVORITE_TOASTS,
  LOCATION_MESSAGES,
  MAP_MESSAGES,
  NO_CENTERS_MESSAGE,
  tooFarMessage,
} from './finder-messages';
export { boundsOf, fittedZoom, MAP_VIEW, mappableCenters, type MapBounds } from './map-view';
export { parseFavorites, toggleFavorite } from './favorites';
