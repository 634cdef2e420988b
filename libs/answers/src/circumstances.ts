import type { PlacesLeft } from '@kidcode/booking';
import type { BranchId, SchoolMoment, ZipPlace } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import type { SiteDay } from '@kidcode/school';

/** The place of a family that no center is near to: it learns online. */
export const FAR = 'elsewhere';

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|nueva jersey|new mexico|nuevo mexico|new york|nueva york|north carolina|carolina del norte|carolina del sur|luisiana|pensilvania|misuri|misisipi|tenesi|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming'
    .split('|')
    .filter((state) => state !== REGION.stateName.toLowerCase());

/** Their largest cities, which nobody says the state of. */
const CITIES =
  'albuquerque|anchorage|atlanta|baltimore|boise|boston|brooklyn|charlotte|chicago|cincinnati|cleveland|denver|detroit|honolulu|indianapolis|kansas city|las vegas|los angeles|louisville|manhattan|memphis|miami|milwaukee|minneapolis|nashville|new orleans|nueva orleans|oklahoma city|omaha|orlando|philadelphia|filadelfia|phoenix|pittsburgh|portland|raleigh|sacramento|salt lake city|san diego|san francisco|san jose|seattle|st louis|saint louis|tampa|tucson|tulsa'.split(
    '|',
  );

/** Where somebody is in another state than the school: 'in Ohio', 'in Norfolk, Virginia', 'near Seattle', but not a daughter called Virginia. */
export const FAR_PLACE = new RegExp(
  ` (?:in|from|to|near|en|de|desde) (?:(?!my|our|his|her|your|with|for|named|called|aunt|mi|tia|mrs?|ms)\\w+ ){0,2}?(${[...STATES, ...CITIES].join('|')}) `,
);

/** What an answer depends on beside the question. */
export type Circumstances = {
  today: SiteDay;
  /** The moment on the school's clock; null where only the day is known (a pinned day). */
  now: SchoolMoment | null;
  /** The branch whose pages the visitor is on; null where none is chosen. */
  branch: BranchId | null;
  /** The ZIP codes of the school's region. */
  places: readonly ZipPlace[];
  /** What is known of the places left. */
  left?: PlacesLeft;
};
